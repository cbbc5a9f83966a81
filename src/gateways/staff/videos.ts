import {
  type ContentOrder,
  fitsVideoFilter,
  type ListPage,
  type ListQuery,
} from '#domain/panel/list-query.ts';
import { codeOf } from '#domain/shared/errors.ts';
import { writtenIn } from '#domain/shared/schema-parts.ts';
import { type Video, VideoDocument, VideoText, type WholeVideo } from '#domain/videos/video.ts';
import { type Actor, entryOf } from '../audit.ts';
import { commit } from '../commit.ts';
import type { Operation, Query } from '../operation.ts';
import { transcripts } from '../videos.ts';
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
import {
  indexVideo,
  removeTranscript,
  type Shard,
  shardFor,
  shardWith,
  unindexVideo,
  writeTranscript,
} from './video-index.ts';

/**
 * A new video, its entry in the index if it is free (PANEL-4), and its transcript if there is a text. The video names the
 * save that wrote it (LEARN-6).
 */
export function createVideo(
  by: Actor,
  id: string,
  video: VideoText,
  shard: Shard,
  transcript = '',
): Operation[] {
  const actor = { ...by, entry: entryOf(by) };
  const fields = { ...writtenIn(VideoText, video), transcript: transcript === '' ? undefined : actor.entry };
  const indexed = video.demo === 'true' ? [indexVideo(shard, id, video)] : [];
  const said = transcript === '' ? [] : [writeTranscript(id, transcript)];
  return [...createContent(actor, 'videos', id, video.title, fields), ...indexed, ...said];
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
 * or the one that gets it. `transcript`: its new text, '' for none; without it the transcript stays.
 */
export function editVideo(
  by: Actor,
  version: Version,
  video: VideoText,
  wasFree: boolean,
  shard: Shard,
  transcript?: string,
): Operation[] {
  const actor = { ...by, entry: entryOf(by) };
  const fields = {
    ...writtenIn(VideoText, video),
    ...(transcript !== undefined && { transcript: transcript === '' ? undefined : actor.entry }),
  };
  const index = [];
  if (video.demo === 'true') index.push(indexVideo(shard, version.id, video));
  else if (wasFree) index.push(unindexVideo(shard, version.id));
  const said = [];
  if (transcript) said.push(writeTranscript(version.id, transcript));
  else if (transcript === '') said.push(removeTranscript(version.id));
  return [...editContent(actor, 'videos', version, video.title, fields), ...index, ...said];
}

/** The videos with this YouTube id (VIDEO-12): one, unless staff have added it twice. */
export const videosOfUrl = (url: string): Query => ({ collection: 'videos', where: [['url', '==', url]] });

/** @param transcript the save that the video names for its transcript. */
const wanted = (id: string, rev: number, video: VideoText, transcript: string | undefined) =>
  ({ collection: 'videos', id, rev, fields: { ...writtenIn(VideoText, video), transcript } }) as const;

/** The video is read before its transcript: if that is newer, saving over this version is refused. */
const whole = async (video: Video): Promise<WholeVideo> => ({
  ...video,
  transcriptText: video.transcript === undefined ? '' : await transcripts.of(video.id),
});

const read = async (id: string) => whole(await readOne('videos', id, VideoDocument));

/** A placeholder: a video that is in a group is in no shard. */
const nowhere: Shard = { n: 0 };

async function edit(
  by: string,
  seen: WholeVideo,
  video: VideoText,
  transcript: string,
  attempts: Attempts,
): Promise<void> {
  // An earlier attempt of the form may have written another text.
  const isKept = transcript === seen.transcriptText && attempts.earlier.length === 0;
  const change = isKept ? undefined : transcript;
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

type Listed = Pick<Video, 'id' | 'rev' | 'demo' | 'transcript'>;

/** @param transcript its new text; without it the transcript stays. */
async function saveOver(
  by: string,
  version: Listed,
  video: VideoText,
  transcript: string | undefined,
  attempts: Attempts,
): Promise<void> {
  const { id, rev, demo } = version;
  const isFree = video.demo === 'true';
  const line = isFree ? await shardFor(id) : demo === 'true' ? await shardWith(id) : null;
  // An entry that is missing can't be removed: the index may be incomplete.
  const wasListed = demo === 'true' && line !== null;
  const actor = { uid: by, entry: attempts.entry };
  const batch = editVideo(actor, { id, rev }, video, wasListed, line ?? nowhere, transcript);
  const named = transcript === undefined ? version.transcript : transcript && attempts.entry;
  await save(wanted(id, rev, video, named || undefined), batch, attempts, (own) =>
    saveOver(by, ownVersion(id, own), video, transcript, attempts),
  );
}

const ownVersion = (id: string, { rev, fields }: Own): Listed => ({
  id,
  rev,
  demo: fields.demo === 'true' ? 'true' : 'false',
  transcript: typeof fields.transcript === 'string' ? fields.transcript : undefined,
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
  /** Adds the transcript to a video of the list: a document is read if it has one. */
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
    transcript: string,
    attempts: Attempts,
  ): Promise<void> {
    const shard = video.demo === 'true' ? await shardFor(id) : nowhere;
    const batch = createVideo({ uid: by, entry: attempts.entry }, id, video, shard, transcript);
    await save(wanted(id, 0, video, transcript ? attempts.entry : undefined), batch, attempts, (own) =>
      saveOver(by, ownVersion(id, own), video, transcript, attempts),
    );
  },

  /**
   * Saves over the version that was read, or that an earlier attempt wrote; `changed-meanwhile`, `deleted-meanwhile`
   * (PANEL-13). A transcript that was not changed is not written.
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
