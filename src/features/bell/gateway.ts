import { arrayUnion } from 'firebase/firestore/lite';
import { database } from '#core/cloud/database.ts';
import { fieldsOf } from '#core/cloud/documents.ts';
import { codeOf } from '#core/cloud/errors.ts';
import { merge, type Operation } from '#core/cloud/operation.ts';
import { announcementsIn, joinClosed, type KeptAnnouncement, type NoticeList, noticesIn } from './bell.ts';
import { bellLimits } from './limits.ts';
import { type BellKind, noticesPath } from './notice.ts';

type Marks = Pick<NoticeList, 'readUntil' | 'closed'>;

/** TELL-2. @param had what the account has closed: where there is no more room, the oldest go. */
export const markNotices = (
  uid: string,
  { readUntil, closed }: Marks,
  had: readonly string[],
): Operation[] => [
  merge(noticesPath(uid), {
    ...(readUntil > 0 && { readUntil: new Date(readUntil) }),
    ...(closed.length > 0 && {
      closed:
        had.length + closed.length > bellLimits.closed ? joinClosed(had, closed) : arrayUnion(...closed),
    }),
  }),
];

export const switchKinds = (uid: string, off: readonly BellKind[]): Operation[] => [
  merge(noticesPath(uid), { off: [...off] }),
];

/** A user's own bell. Every method throws AppError. */
export const notices = {
  async read(uid: string): Promise<NoticeList> {
    const document = await database().get(noticesPath(uid));
    return noticesIn(document && fieldsOf(document));
  },
  /** What another device has read further meanwhile stays so: that is no failure. */
  async mark(uid: string, marks: Marks, had: readonly string[]): Promise<void> {
    try {
      await database().commit(markNotices(uid, marks, had));
    } catch (error) {
      if (codeOf(error) !== 'firestore/permission-denied' || marks.readUntil === 0) throw error;
      const now = await notices.read(uid);
      if (now.readUntil < marks.readUntil) throw error;
      if (marks.closed.length > 0)
        await database().commit(markNotices(uid, { ...marks, readUntil: 0 }, now.closed));
    }
  },
  switchOff: (uid: string, off: readonly BellKind[]): Promise<void> =>
    database().commit(switchKinds(uid, off)),
};

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
