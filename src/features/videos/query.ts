import { fromFirestore } from '#core/build/firestore-at-build.ts';
import { documentAt } from '#core/build/firestore-reader.ts';
import { type MalformedDocument, parsedFields } from '#core/cloud/malformed.ts';
import { byAlphabet } from '#core/words/alphabet.ts';
import { byModules } from '#features/courses/outline.ts';
import { modulesOf } from '#features/courses/query.ts';
import { type VideoIndexEntry, VideoShard } from './video.ts';

export type GuestVideo = VideoIndexEntry & { id: string };

let once: Promise<GuestVideo[]> | undefined;

/** What everybody may know of the free videos (START-2): title, hashtags and length, as the index has them. None on a site without Firebase. */
const allFree = (): Promise<GuestVideo[]> =>
  fromFirestore('videoIndex', async ({ attempt }) => {
    const items: GuestVideo[] = [];
    const malformed: MalformedDocument[] = [];
    for (let n = 0; ; n += 1) {
      const document = await attempt(() => documentAt(`videoIndex/free-${n}`));
      if (!document) return { items, malformed };
      const result = parsedFields(document, VideoShard);
      if ('malformed' in result) malformed.push(result.malformed);
      else for (const [id, entry] of Object.entries(result.item.videos)) items.push({ id, ...entry });
    }
  });

/** In the order of the plan; without a place by title. */
export async function guestVideosOf(course: string): Promise<GuestVideo[]> {
  once ??= allFree();
  const own = (await once).filter(({ hashtags }) => hashtags.includes(course));
  const sorted = own.sort((a, b) => byAlphabet(a.title, b.title));
  return byModules(sorted, await modulesOf(course)).flatMap(({ videos }) => videos);
}

/** The ids that the build knows of a course: those of its plan, and of the free videos. */
export async function listedVideos(course: string): Promise<string[]> {
  const [modules, free] = await Promise.all([modulesOf(course), guestVideosOf(course)]);
  return [...modules.flatMap(({ videos }) => videos), ...free.map(({ id }) => id)];
}
