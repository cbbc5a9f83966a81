import { type Actor, withEntry } from '#core/cloud/audit.ts';
import { commit } from '#core/cloud/commit.ts';
import { codeOf } from '#core/cloud/errors.ts';
import type { Fields, Operation, Query } from '#core/cloud/operation.ts';
import { writtenIn } from '#core/cloud/schema-parts.ts';
import { loadPart } from '#core/page/load-part.ts';
import {
  type Attempts,
  createContent,
  editContent,
  type Own,
  readCurrent,
  removeContent,
  type SavedOver,
  save,
  savedOver,
} from '#panel/authored-gateway.ts';
import { type ContentSort, fitsVideoFilter, type ListPage, type ListQuery } from '#panel/list-query.ts';
import type { NewTime, Planning } from '#panel/planning.ts';
import { contentRows, courseVideos, readRows } from '#panel/rows-gateway.ts';
import { timeFields, timeIn, timingOf, wantedTime } from '#panel/timing-gateway.ts';
import { materials } from '../gateway.ts';
import { type Video, VideoDocument, VideoText, type VideoTexts, type WholeVideo } from '../video.ts';
import { indexVideo, type Shard, shardFor, shardWith, unindexVideo } from '../video-index-gateway.ts';
import { changesOf, namesOf, textsOf, writeTexts } from '../video-texts-gateway.ts';

interface When {
  time: NewTime;
  isToCome: boolean;
}

const now: When = { time: 'same', isToCome: false };

const planFor = (plan: Date | null): When => (plan ? { time: plan, isToCome: true } : now);

/** @throws AppError `changed-meanwhile`: the video can be watched already, and the form plans it for another time. */
function whenOf(had: Date, planning: Planning): When {
  const { time } = timingOf(had, planning);
  return { time, isToCome: time === 'same' ? had > planning.now : time !== 'now' };
}

/** The index has no line of a free video that is planned, and searches ask for such videos (`plannedFree`). */
const mark = ({ demo }: VideoText, { isToCome }: When): Fields => ({
  planned: demo === 'true' && isToCome ? true : undefined,
});

/** A new video, its entry in the index if it is free and not planned (PANEL-4, VIDEO-13), and its texts. `plan` `null`: now. */
export function createVideo(
  by: Actor,
  id: string,
  video: VideoText,
  shard: Shard,
  texts: Partial<VideoTexts> = {},
  plan: Date | null = null,
): Operation[] {
  const actor = withEntry(by);
  const when = planFor(plan);
  const fields = {
    ...writtenIn(VideoText, video),
    ...namesOf(texts, actor.entry),
    ...timeFields(when.time),
    ...mark(video, when),
  };
  const indexed = video.demo === 'true' && !when.isToCome ? [indexVideo(shard, id, video)] : [];
  return [...createContent(actor, 'videos', id, video.title, fields), ...indexed, ...writeTexts(id, texts)];
}

/** The title is written too (VIDEO-3): older videos lack its words, without which the rules accept no save. */
export const keepDuration = (
  actor: Actor,
  { title, ...over }: SavedOver & { title: string },
  duration: number,
): Operation[] => editContent(actor, 'videos', over, title, { duration });

/** PANEL-13. `wasFree`: the index lists it now. `texts`: '' removes one, and one that is left out stays. */
export function editVideo(
  by: Actor,
  over: SavedOver,
  video: VideoText,
  wasFree: boolean,
  shard: Shard,
  texts: Partial<VideoTexts> = {},
  when = now,
): Operation[] {
  const actor = withEntry(by);
  const named = Object.entries(namesOf(texts, actor.entry)).filter(([name]) => name in texts);
  const fields = {
    ...writtenIn(VideoText, video),
    ...Object.fromEntries(named),
    ...timeFields(when.time),
    ...mark(video, when),
  };
  const index = [];
  if (video.demo === 'true' && !when.isToCome) index.push(indexVideo(shard, over.id, video));
  else if (wasFree) index.push(unindexVideo(shard, over.id));
  const written = writeTexts(over.id, texts);
  return [...editContent(actor, 'videos', over, video.title, fields), ...index, ...written];
}

/** @param course '' for all */
export const videosOfUrl = (url: string, course: string): Query => ({
  collection: 'videos',
  where: [...(course === '' ? [] : courseVideos(course).where), ['url', '==', url]],
});

/** @param names the saves that the video names for its texts. */
const wanted = (id: string, rev: number, video: VideoText, names: Fields, when: When) => {
  const fields = { ...writtenIn(VideoText, video), ...names, ...wantedTime(when.time), ...mark(video, when) };
  return { collection: 'videos', id, rev, fields } as const;
};

const whole = async (video: Video): Promise<WholeVideo> => ({ ...video, texts: await textsOf(video) });

const read = async (id: string) => whole(await readCurrent('videos', id, VideoDocument));

const nowhere: Shard = { n: 0 };

async function edit(
  by: string,
  seen: WholeVideo,
  video: VideoText,
  texts: VideoTexts,
  planning: Planning,
  attempts: Attempts,
): Promise<void> {
  // An earlier attempt of the form may have written other texts.
  const change = attempts.earlier.length > 0 ? texts : changesOf(texts, seen.texts);
  try {
    await saveOver(by, seen, video, change, planning, attempts);
  } catch (error) {
    if (codeOf(error) !== 'changed-meanwhile') throw error;
    const current = await read(seen.id);
    // Staff who play a video store its duration (VIDEO-3), which changes the version but not what is written.
    if (!isSameText(current, seen)) throw error;
    const known =
      current.url === video.url && current.duration !== undefined ? { duration: current.duration } : {};
    await saveOver(by, current, { ...known, ...video }, change, planning, attempts);
  }
}

const isSameText = (one: Video, other: Video): boolean => {
  const text = (video: Video) => {
    const { rev: _rev, audit: _audit, duration: _duration, ...words } = video;
    return JSON.stringify(words);
  };
  return text(one) === text(other);
};

type Listed = Pick<Video, 'id' | 'rev' | 'time' | 'demo' | keyof VideoTexts>;

/** @param texts one that is left out stays. */
async function saveOver(
  by: string,
  version: Listed,
  video: VideoText,
  texts: Partial<VideoTexts>,
  planning: Planning,
  attempts: Attempts,
): Promise<void> {
  const { id, rev, demo } = version;
  const when = whenOf(version.time, planning);
  const line = await lineOf(id, video, demo === 'true', when);
  // An entry that is missing can't be removed: the index may be incomplete.
  const wasListed = demo === 'true' && line !== null;
  const actor = { uid: by, entry: attempts.entry };
  const over = await savedOver('videos', { id, rev });
  // Only what the batch writes over is kept besides.
  if (texts.material !== undefined && over.was.material !== undefined) over.html = await materials.of(id);
  const batch = editVideo(actor, over, video, wasListed, line ?? nowhere, texts, when);
  const names = namesOf(texts, attempts.entry, version);
  await save(wanted(id, rev, video, names, when), batch, attempts, (own) =>
    saveOver(by, ownVersion(id, own), video, texts, planning, attempts),
  );
}

async function lineOf(id: string, { demo }: VideoText, wasFree: boolean, when: When): Promise<Shard | null> {
  if (when.isToCome) return null;
  if (demo === 'true') return shardFor(id);
  return wasFree ? shardWith(id) : null;
}

const ownVersion = (id: string, { rev, fields }: Own): Listed => ({
  id,
  rev,
  time: timeIn(fields),
  demo: fields.demo === 'true' ? 'true' : 'false',
  transcript: typeof fields.transcript === 'string' ? fields.transcript : undefined,
  material: typeof fields.material === 'string' ? fields.material : undefined,
});

/** For a teacher who has not all courses (SCHOOL-9). */
const joined = async () => (await loadPart(() => import('./joined-videos-gateway.ts'))).joinedVideos;

/** Every method throws AppError. */
export const staffVideos = {
  /** Reads at most 21 documents, of which 20 are shown. @param now the server's time. */
  list: async (asked: ListQuery<ContentSort>, now: Date): Promise<ListPage<Video>> =>
    asked.courses
      ? (await joined()).list(asked, now)
      : contentRows('videos', VideoDocument, asked, now, fitsVideoFilter),
  async ofUrl(url: string, courses: readonly string[] | null): Promise<Video[]> {
    const { rows } = courses
      ? await (await joined()).of((course) => videosOfUrl(url, course), courses)
      : await readRows(videosOfUrl(url, ''), VideoDocument);
    return rows.flatMap((row) => ('item' in row ? [row.item] : []));
  },
  read,
  whole,

  /** PANEL-4. After a lost response it changes what an earlier attempt wrote; `changed-meanwhile`: the document is another form's. */
  async create(
    by: string,
    id: string,
    video: VideoText,
    texts: VideoTexts,
    planning: Planning,
    attempts: Attempts,
  ): Promise<void> {
    const { plan } = planning;
    const when = planFor(plan);
    const shard = (await lineOf(id, video, false, when)) ?? nowhere;
    const written = changesOf(texts, { transcript: '', material: '' });
    const batch = createVideo({ uid: by, entry: attempts.entry }, id, video, shard, written, plan);
    await save(wanted(id, 0, video, namesOf(texts, attempts.entry), when), batch, attempts, (own) =>
      saveOver(by, ownVersion(id, own), video, texts, planning, attempts),
    );
  },

  /** PANEL-13: `changed-meanwhile`, `deleted-meanwhile`. What can be watched already keeps its time (VIDEO-13). */
  edit,
  /** VIDEO-3, and for guests in the index (START-2). @returns the version of the document; a code of `isRefusal` when it was changed meanwhile. */
  async keepDuration(
    by: string,
    { id, rev, title, hashtags, demo }: Video,
    duration: number,
  ): Promise<number> {
    const shard = demo === 'true' ? await shardWith(id) : null;
    const over = await savedOver('videos', { id, rev });
    await commit([
      ...keepDuration({ uid: by }, { ...over, title }, duration),
      ...(shard ? [indexVideo(shard, id, { title, hashtags, duration })] : []),
    ]);
    return rev + 1;
  },
  /** A success if it is gone already (PANEL-9). */
  remove: (by: string, id: string): Promise<void> => removeContent(by, 'videos', id, shardWith),
};
