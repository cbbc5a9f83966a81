import {
  type ContentOrder,
  fitsVideoFilter,
  type ListPage,
  type ListQuery,
} from '#domain/panel/list-query.ts';
import { codeOf } from '#domain/shared/errors.ts';
import { writtenIn } from '#domain/shared/schema-parts.ts';
import {
  type Video,
  VideoDocument,
  VideoText,
  type VideoTexts,
  type WholeVideo,
} from '#domain/videos/video.ts';
import { type Actor, entryOf } from '../audit.ts';
import { commit } from '../commit.ts';
import type { Fields, Operation, Query } from '../operation.ts';
import {
  type Attempts,
  createContent,
  editContent,
  type Own,
  readOne,
  removeContent,
  save,
  type Version,
} from './content.ts';
import { contentRows, readRows } from './rows.ts';
import { indexVideo, type Shard, shardFor, shardWith, unindexVideo } from './video-index.ts';
import { changesOf, namesOf, textsOf, writeTexts } from './video-texts.ts';

/**
 * A new video, its entry in the index if it is free (PANEL-4), and its texts. The video names the save that wrote them
 * (LEARN-6, LEARN-11).
 */
export function createVideo(
  by: Actor,
  id: string,
  video: VideoText,
  shard: Shard,
  texts: Partial<VideoTexts> = {},
): Operation[] {
  const actor = { ...by, entry: entryOf(by) };
  const fields = { ...writtenIn(VideoText, video), ...namesOf(texts, actor.entry) };
  const indexed = video.demo === 'true' ? [indexVideo(shard, id, video)] : [];
  return [...createContent(actor, 'videos', id, video.title, fields), ...indexed, ...writeTexts(id, texts)];
}

/**
 * Stores a video's duration in seconds; its title stays (VIDEO-3). The index does not contain durations. An older video may
 * lack its words, without which the rules accept no save: they come with the title.
 */
export const keepDuration = (
  actor: Actor,
  { title, ...version }: Version & { title: string },
  duration: number,
): Operation[] => editContent(actor, 'videos', version, title, { duration });

/**
 * New values of a video (PANEL-13). `wasFree`: whether the index lists it now; `shard` is the one that has its entry,
 * or the one that gets it. `texts`: new ones, '' for none; one that is left out stays.
 */
export function editVideo(
  by: Actor,
  version: Version,
  video: VideoText,
  wasFree: boolean,
  shard: Shard,
  texts: Partial<VideoTexts> = {},
): Operation[] {
  const actor = { ...by, entry: entryOf(by) };
  const named = Object.entries(namesOf(texts, actor.entry)).filter(([name]) => name in texts);
  const fields = { ...writtenIn(VideoText, video), ...Object.fromEntries(named) };
  const index = [];
  if (video.demo === 'true') index.push(indexVideo(shard, version.id, video));
  else if (wasFree) index.push(unindexVideo(shard, version.id));
  const written = writeTexts(version.id, texts);
  return [...editContent(actor, 'videos', version, video.title, fields), ...index, ...written];
}

/** The videos with this YouTube id (VIDEO-12): one, unless staff have added it twice. */
export const videosOfUrl = (url: string): Query => ({ collection: 'videos', where: [['url', '==', url]] });

/** @param names the saves that the video names for its texts. */
const wanted = (id: string, rev: number, video: VideoText, names: Fields) =>
  ({ collection: 'videos', id, rev, fields: { ...writtenIn(VideoText, video), ...names } }) as const;

/** The video is read before its texts: if they are newer, saving over this version is refused. */
const whole = async (video: Video): Promise<WholeVideo> => ({ ...video, texts: await textsOf(video) });

const read = async (id: string) => whole(await readOne('videos', id, VideoDocument));

/** A placeholder: a video that is in a group is in no shard. */
const nowhere: Shard = { n: 0 };

async function edit(
  by: string,
  seen: WholeVideo,
  video: VideoText,
  texts: VideoTexts,
  attempts: Attempts,
): Promise<void> {
  // An earlier attempt of the form may have written other texts.
  const change = attempts.earlier.length > 0 ? texts : changesOf(texts, seen.texts);
  try {
    await saveOver(by, seen, video, change, attempts);
  } catch (error) {
    if (codeOf(error) !== 'changed-meanwhile') throw error;
    const now = await read(seen.id);
    // Staff who play a video store its duration, which changes the version but not the text that staff have written
    // (VIDEO-3).
    if (!isSameText(now, seen)) throw error;
    const known = now.url === video.url && now.duration !== undefined ? { duration: now.duration } : {};
    await saveOver(by, now, { ...known, ...video }, change, attempts);
  }
}

const isSameText = (one: Video, other: Video): boolean => {
  const text = (video: Video) => {
    const { time: _time, rev: _rev, audit: _audit, duration: _duration, ...words } = video;
    return JSON.stringify(words);
  };
  return text(one) === text(other);
};

type Listed = Pick<Video, 'id' | 'rev' | 'demo' | keyof VideoTexts>;

/** @param texts new ones; one that is left out stays. */
async function saveOver(
  by: string,
  version: Listed,
  video: VideoText,
  texts: Partial<VideoTexts>,
  attempts: Attempts,
): Promise<void> {
  const { id, rev, demo } = version;
  const isFree = video.demo === 'true';
  const line = isFree ? await shardFor(id) : demo === 'true' ? await shardWith(id) : null;
  // An entry that is missing can't be removed: the index may be incomplete.
  const wasListed = demo === 'true' && line !== null;
  const actor = { uid: by, entry: attempts.entry };
  const batch = editVideo(actor, { id, rev }, video, wasListed, line ?? nowhere, texts);
  const names = namesOf(texts, attempts.entry, version);
  await save(wanted(id, rev, video, names), batch, attempts, (own) =>
    saveOver(by, ownVersion(id, own), video, texts, attempts),
  );
}

const ownVersion = (id: string, { rev, fields }: Own): Listed => ({
  id,
  rev,
  demo: fields.demo === 'true' ? 'true' : 'false',
  transcript: typeof fields.transcript === 'string' ? fields.transcript : undefined,
  material: typeof fields.material === 'string' ? fields.material : undefined,
});

/** Documents of the collection `videos`, for staff. Every method throws AppError. */
export const staffVideos = {
  /** Reads at most 21 documents, of which 20 are shown. */
  list: (asked: ListQuery<ContentOrder>): Promise<ListPage<Video>> =>
    contentRows('videos', VideoDocument, asked, undefined, fitsVideoFilter),
  /** The videos with this YouTube id; documents that can't be read are left out (VIDEO-12). */
  async ofUrl(url: string): Promise<Video[]> {
    const { rows } = await readRows(videosOfUrl(url), VideoDocument);
    return rows.flatMap((row) => ('item' in row ? [row.item] : []));
  },
  /** The current version of a video; `deleted-meanwhile`, `malformed`. */
  read,
  /** Adds its texts to a video of the list: a document is read for each that it has. */
  whole,

  /**
   * Writes a new video once under the given id (PANEL-4). A free video gets its entry in the index: one shard is read
   * for every 800 of them. After a lost response it changes what an earlier attempt has written; `changed-meanwhile`
   * when the document with this id is not this form's.
   */
  async create(
    by: string,
    id: string,
    video: VideoText,
    texts: VideoTexts,
    attempts: Attempts,
  ): Promise<void> {
    const shard = video.demo === 'true' ? await shardFor(id) : nowhere;
    const written = changesOf(texts, { transcript: '', material: '' });
    const batch = createVideo({ uid: by, entry: attempts.entry }, id, video, shard, written);
    await save(wanted(id, 0, video, namesOf(texts, attempts.entry)), batch, attempts, (own) =>
      saveOver(by, ownVersion(id, own), video, texts, attempts),
    );
  },

  /**
   * Saves over the version that was read, or that an earlier attempt wrote; `changed-meanwhile`, `deleted-meanwhile`
   * (PANEL-13). A text that was not changed is not written.
   */
  edit,
  /**
   * Keeps in the document how long a video is, in seconds (VIDEO-3).
   * @returns the version that the document has now; a code of `isRefusal` when it was changed meanwhile.
   */
  async keepDuration(
    by: string,
    { id, rev, title }: Pick<Video, 'id' | 'rev' | 'title'>,
    duration: number,
  ): Promise<number> {
    await commit(keepDuration({ uid: by }, { id, rev, title }, duration));
    return rev + 1;
  },
  /** Moves the current version of a video to the trash; a success if it is gone already (PANEL-9). */
  remove: (by: string, id: string): Promise<void> => removeContent(by, 'videos', id, shardWith),
};
