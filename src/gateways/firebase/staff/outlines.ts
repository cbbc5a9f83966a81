import * as v from 'valibot';
import { noOutline, OutlineVersion, outlineText } from '#domain/courses/outline.ts';
import { AppError } from '#domain/shared/errors.ts';
import { limits } from '#domain/shared/limits.ts';
import { type Video, VideoDocument } from '#domain/videos/video.ts';
import type { StaffOutlines } from '../../staff/outlines.ts';
import { saveOutline } from '../batches/outlines.ts';
import { database } from '../database.ts';
import { fieldsOf, parsed } from '../documents.ts';
import type { StoredDocument } from '../firestore/document.ts';
import { courseVideos } from '../queries/staff.ts';
import { save } from './save.ts';

const saveOver: StaffOutlines['save'] = async (by, { id, rev }, modules, attempts) => {
  const text = outlineText(modules);
  const batch = saveOutline({ uid: by, entry: attempts.entry }, { id, rev }, text);
  await save({ collection: 'outlines', id, rev, fields: { ...text } }, batch, attempts, (own) =>
    saveOver(by, { id, rev: own.rev }, modules, attempts),
  );
};

export const staffOutlines: StaffOutlines = {
  async read(course) {
    const document = await database().get(`outlines/${course}`);
    if (!document) return noOutline(course);
    const outline = v.safeParse(OutlineVersion, fieldsOf(document));
    if (!outline.success) throw new AppError('malformed', outline.issues);
    return outline.output;
  },

  async videosOf(course) {
    const found: Video[] = [];
    const query = courseVideos(course);
    let last: StoredDocument | undefined;
    do {
      const page: StoredDocument[] = await database().query(query, limits.page, last);
      for (const document of page) {
        const result = parsed(document, VideoDocument);
        if ('item' in result) found.push(result.item);
        else console.error(`videos/${document.id} is not a video:`, result.malformed);
      }
      last = page.length === limits.page ? page.at(-1) : undefined;
    } while (last && found.length < limits.progressVideos);
    return found.reverse();
  },

  save: saveOver,
};
