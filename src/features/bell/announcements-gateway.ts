import { database } from '#core/cloud/database.ts';
import { fieldsOf } from '#core/cloud/documents.ts';
import { codeOf } from '#core/cloud/errors.ts';
import { announcementsIn, type KeptAnnouncement } from './bell.ts';

export const announcementsPath = (course: string): string => `announcements/${course}`;

/** What staff tell a course or everybody (TELL-1). */
export const announcements = {
  /** Those of a course, or `all`; none for a course that the user has no more. @throws AppError */
  async of(course: string): Promise<KeptAnnouncement[]> {
    try {
      const document = await database().get(announcementsPath(course));
      return document ? announcementsIn(fieldsOf(document).items) : [];
    } catch (error) {
      if (codeOf(error) === 'firestore/permission-denied') return [];
      throw error;
    }
  },
};
