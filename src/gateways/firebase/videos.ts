import * as v from 'valibot';
import { codeOf } from '#domain/shared/errors.ts';
import { limits } from '#domain/shared/limits.ts';
import { type Video, VideoDocument } from '#domain/videos/video.ts';
import type { VideoPage, Videos } from '../videos.ts';
import { database } from './database.ts';
import { fieldsOf } from './documents.ts';
import type { StoredDocument } from './firestore/document.ts';
import type { Query } from './queries/query.ts';
import { freeVideos, groupVideos } from './queries/videos.ts';

function parse(document: StoredDocument): Video[] {
  const parsed = v.safeParse(VideoDocument, fieldsOf(document));
  if (parsed.success) return [parsed.output];
  console.error(`videos/${document.id} is not a video:`, parsed.issues);
  return [];
}

async function page(query: Query, after?: StoredDocument): Promise<VideoPage> {
  const documents = await database().query(query, limits.page, after);
  const last = documents.length === limits.page ? documents.at(-1) : undefined;
  return { videos: documents.flatMap(parse), more: last ? () => page(query, last) : null };
}

export const videos: Videos = {
  free: (lesson) => page(freeVideos(lesson)),
  group: (lesson, group) => page(groupVideos(lesson, group)),

  async one(id) {
    // Ids may come from an address. A slash would make it another path; the other names are reserved by Firestore.
    if (id === '' || id.length > limits.documentId || /\/|^\.{1,2}$|^__.*__$/.test(id)) return null;
    try {
      const document = await database().get(`videos/${id}`);
      return document ? (parse(document)[0] ?? null) : null;
    } catch (error) {
      // The rules answer the same for a document that does not exist.
      if (codeOf(error) === 'firestore/permission-denied') return null;
      throw error;
    }
  },

  async count(lesson, lessons) {
    const all = [freeVideos(lesson), ...lessons.map((group) => groupVideos(lesson, group))];
    const counts = await Promise.all(all.map((query) => database().count(query, limits.page)));
    return counts.some((one) => one === limits.page) ? null : counts.reduce((sum, one) => sum + one, 0);
  },
};
