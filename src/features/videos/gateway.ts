import * as v from 'valibot';
import { database } from '#core/cloud/database.ts';
import { documentsOf, readOne, wellFormed } from '#core/cloud/documents.ts';
import { codeOf } from '#core/cloud/errors.ts';
import type { StoredDocument } from '#core/cloud/firestore.ts';
import type { Query } from '#core/cloud/operation.ts';
import { serviceTime } from '#core/cloud/service-time.ts';
import { limits } from '#core/words/limits.ts';
import type { FreeVideo } from './free-videos.ts';
import { type Video, VideoDocument, VideoShard } from './video.ts';

// Each query has the filters that prove its rule: free, or one group of the reader (VIDEO-9), and a time not later than now (VIDEO-13).

const published = (until: Date, ...where: Query['where']): Query => ({
  collection: 'videos',
  where: [...where, ['time', '<=', until]],
  orderBy: ['time', 'asc'],
});

/** VIDEO-5. */
export const freeVideos = (course: string, until: Date): Query =>
  published(until, ['hashtags', 'array-contains', course], ['demo', '==', 'true']);

/** VIDEO-6, VIDEO-7. One group: the rule looks up when the grant of just this one ends (SCHOOL-2). */
export const groupVideos = (course: string, group: string, until: Date): Query =>
  published(until, ['hashtags', 'array-contains', course], ['demo', '==', 'false'], ['group', '==', group]);

/** A word in the title begins so (SEARCH-1). */
export const ownVideos = (group: string, word: string, until: Date): Query =>
  published(until, ['words', 'array-contains', word], ['demo', '==', 'false'], ['group', '==', group]);

/** Planned when last saved, so that the index has no line of them (VIDEO-13). */
export const plannedFree = (until: Date): Query =>
  published(until, ['demo', '==', 'true'], ['planned', '==', true]);

export interface VideoPage {
  videos: Video[];
  more: (() => Promise<VideoPage>) | null;
  /** What was added behind the last page since, or was planned for an hour that has come (VIDEO-13). */
  later(): Promise<VideoPage>;
}

async function page(query: (until: Date) => Query, after?: StoredDocument): Promise<VideoPage> {
  const documents = await database().query(query(await serviceTime()), limits.page, after);
  const next = () => page(query, documents.at(-1) ?? after);
  return {
    videos: wellFormed(documents, VideoDocument),
    more: documents.length === limits.page ? next : null,
    later: next,
  };
}

/** More of one group would hide the other hits of a search. */
const mostTitled = 12;

/** Every method throws AppError: `permission-denied` for videos that the reader may not see. Malformed documents are left out. */
export const videos = {
  free: (course: string): Promise<VideoPage> => page((until) => freeVideos(course, until)),
  group: (course: string, group: string): Promise<VideoPage> =>
    page((until) => groupVideos(course, group, until)),

  async one(id: string): Promise<Video | null> {
    // Ids may come from an address. A slash would make it another path; the other names are reserved by Firestore.
    if (id === '' || id.length > limits.documentId || /\/|^\.{1,2}$|^__.*__$/.test(id)) return null;
    try {
      const document = await database().get(`videos/${id}`);
      return document ? (wellFormed([document], VideoDocument)[0] ?? null) : null;
    } catch (error) {
      // The rules answer the same for a document that does not exist.
      if (codeOf(error) === 'firestore/permission-denied') return null;
      throw error;
    }
  },

  async count(course: string, lessons: readonly string[]): Promise<number | null> {
    const until = await serviceTime();
    const all = [freeVideos(course, until), ...lessons.map((group) => groupVideos(course, group, until))];
    const counts = await Promise.all(all.map((query) => database().count(query, limits.page)));
    return counts.some((one) => one === limits.page) ? null : counts.reduce((sum, one) => sum + one, 0);
  },

  /** @param word folded. @returns the oldest twelve (SEARCH-1). */
  titled: async (group: string, word: string): Promise<Video[]> =>
    wellFormed(
      await database().query(ownVideos(group, word, await serviceTime()), mostTitled),
      VideoDocument,
    ),

  /** Reads the shards of the index in growing steps until one is missing, and those that were planned. */
  async allFree(): Promise<FreeVideo[]> {
    const [indexed, planned] = await Promise.all([inIndex(), wasPlanned()]);
    return [...new Map([...indexed, ...planned].map((video) => [video.id, video])).values()];
  },
};

async function inIndex(): Promise<FreeVideo[]> {
  const found: FreeVideo[] = [];
  // 1, 1, 2, 4 … shards at a time: few reads for few videos, few round trips for many.
  for (let next = 0, step = 1; ; next += step, step = next) {
    const shards = await Promise.all(Array.from({ length: step }, (_, index) => shard(next + index)));
    for (const one of shards) found.push(...(one ?? []));
    if (shards.includes(null)) return found;
  }
}

async function wasPlanned(): Promise<FreeVideo[]> {
  const until = await serviceTime();
  const documents = await documentsOf(plannedFree(until));
  return wellFormed(documents, VideoDocument).map(({ id, title, hashtags }) => ({ id, title, hashtags }));
}

async function shard(n: number): Promise<FreeVideo[] | null> {
  const read = await readOne(`videoIndex/free-${n}`, VideoShard);
  return read && Object.entries(read.videos).map(([id, video]) => ({ id, ...video }));
}

const TranscriptDocument = v.object({ text: v.string() });
const MaterialDocument = v.object({ html: v.string() });

/** LEARN-6, LEARN-11. '' for none. @throws AppError `permission-denied` for who may not watch the video */
export const transcripts = {
  of: async (video: string): Promise<string> =>
    (await readOne(`transcripts/${video}`, TranscriptDocument))?.text ?? '',
};
export const materials = {
  /** To be cleaned where it is shown. */
  of: async (video: string): Promise<string> =>
    (await readOne(`materials/${video}`, MaterialDocument))?.html ?? '',
};
