import * as v from 'valibot';
import { type Video, VideoDocument } from '#domain/videos/video.ts';
import type { OwnVideos } from '../own-videos.ts';
import { database } from './database.ts';
import { fieldsOf } from './documents.ts';
import type { StoredDocument } from './firestore/document.ts';
import { ownVideos as titledIn } from './queries/own-videos.ts';

/** More of one group would hide the other hits. */
const most = 12;

function parse(document: StoredDocument): Video[] {
  const parsed = v.safeParse(VideoDocument, fieldsOf(document));
  if (parsed.success) return [parsed.output];
  console.error(`videos/${document.id} is not a video:`, parsed.issues);
  return [];
}

export const ownVideos: OwnVideos = {
  titled: async (group, word) => (await database().query(titledIn(group, word), most)).flatMap(parse),
};
