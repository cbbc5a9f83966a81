import { atom } from 'nanostores';
import * as v from 'valibot';
import { errors } from '#core/cloud/error-texts.ts';
import { AppError, codeOf } from '#core/cloud/errors.ts';
import { fitting } from '#core/cloud/schema-parts.ts';
import { kept } from '#core/device/device-storage.ts';
import { putUnsaved, removeUnsaved } from '#core/device/unsaved.ts';
import { loadPart } from '#core/page/load-part.ts';
import { $session } from '#core/session/session.ts';
import { sessionAtom } from '#core/session/session-state.ts';
import { placeVideos } from '#features/courses/desk/course-modules.ts';
import { videoListKey } from '#panel/draft.ts';
import { lastChosen, noteChosen } from '#panel/last-chosen.ts';
import { isDone, lineAttempts, lineRun, lookUp, type RunLine } from '#panel/line-run.ts';
import type { PanelUser } from '#panel/panel.ts';
import { planningOf } from '#panel/plans.ts';
import { taught } from '#panel/taught.ts';
import { videoLimits } from '../limits.ts';
import type { Video } from '../video.ts';
import { manyVideos as texts } from './many-texts.ts';
import { videos } from './store.ts';
import { videoTab } from './texts.ts';
import { noTexts } from './video-form.ts';
import {
  isAdded,
  type PastedVideo,
  planOf,
  textOf,
  type VideoPlan,
  type VideosTask,
  videosIn,
} from './video-lines.ts';

export interface VideoLine extends RunLine, PastedVideo {
  kind: 'video';
  /** Chosen before the first attempt: sending it twice writes it once. */
  id: string;
  plan: VideoPlan;
  isUntitled: boolean;
  twins: readonly Video[];
  isSeen: boolean;
}

/** The last line: the added videos get their places in the outline in one write. */
interface PlaceLine extends RunLine {
  kind: 'place';
  module: string;
}

export type ListLine = VideoLine | PlaceLine;

type Check = { step: 'idle' } | { step: 'checking' } | { step: 'failed'; message: string };

interface Typed extends VideosTask {
  list: string;
}

const empty: Typed = { list: '', course: '', isFree: false, module: '' };

/** The device keeps it until nothing of it is left to do. */
export const $typed = sessionAtom<Typed>(empty);
const $titles = sessionAtom<Record<string, string>>({});
export const $check = sessionAtom<Check>({ step: 'idle' });
export const $task = sessionAtom<VideosTask | null>(null);
export const $lines = atom<readonly ListLine[]>([]);

/** One after another: the list's order is that of time, and free videos share a shard of the index. */
export const videoRun = lineRun<ListLine>({
  $lines,
  atOnce: 1,
  isWrite: (line) => (line.kind === 'video' ? isAdded(line.plan) : addedIn($lines.get()).length > 0),
});
const { $run, requests } = videoRun;

const videosOf = (lines: readonly ListLine[]): VideoLine[] =>
  lines.flatMap((line) => (line.kind === 'video' ? line : []));
const addedIn = (lines: readonly ListLine[]): VideoLine[] =>
  videosOf(lines).filter(({ plan }) => isAdded(plan));

const staff = async () => (await loadPart(() => import('./gateway.ts'))).staffVideos;
const lists = () => loadPart(() => import('./pasted-videos-gateway.ts'));

export const hasPlaylists = async (): Promise<boolean> => (await lists()).hasPlaylists;

const Kept = v.object({
  list: v.string(),
  course: v.string(),
  isFree: v.boolean(),
  module: v.string(),
  titles: v.record(v.string(), v.string()),
});

export function resumeVideos(): void {
  const session = $session.get();
  if (session.state !== 'user' || $typed.get().list !== '') return;
  const draft = fitting(Kept, kept(videoListKey(session.uid)));
  if (!draft) {
    const { course, module } = lastChosen(session.uid);
    if ($typed.get().course === '') $typed.set({ ...$typed.get(), course, module });
    return;
  }
  const { titles, ...others } = draft;
  $titles.set(titles);
  $typed.set(others);
}

const leftIn = (lines: readonly ListLine[]): number =>
  lines.filter(
    (line) =>
      !isDone(line) &&
      (line.kind === 'place' ? addedIn(lines).length > 0 : isAdded(line.plan) || line.isUntitled),
  ).length;

function keepList(): void {
  const session = $session.get();
  if (session.state !== 'user') return;
  const key = videoListKey(session.uid);
  const typed = $typed.get();
  const lines = $lines.get();
  const left = lines.length > 0 ? leftIn(lines) : videosIn(typed.list).length;
  if (left === 0) removeUnsaved(key);
  else putUnsaved(key, { ...typed, titles: $titles.get(), left });
}

/** What was planned for another task is no plan for it. */
export function changeTyped(over: Partial<Typed>): void {
  $typed.set({ ...$typed.get(), ...over });
  const isOtherTask = Object.keys(over).some((field) => field !== 'list');
  if (isOtherTask && $run.get() === 'still' && videoRun.$counts.get().open > 0) dropLines();
  keepList();
  if ($check.get().step === 'failed') $check.set({ step: 'idle' });
}

async function withPlaylists(
  pasted: readonly PastedVideo[],
  fails: (line: string) => void,
): Promise<PastedVideo[]> {
  if (pasted.every(({ playlist }) => playlist === null)) return [...pasted];
  const { hasPlaylists, playlistVideos } = await lists();
  if (!hasPlaylists) return [...pasted];
  const read = pasted.map(async (one): Promise<PastedVideo[]> => {
    if (one.playlist === null) return [one];
    const found = await playlistVideos(one.playlist).catch((error: unknown) => {
      fails(one.text);
      throw error;
    });
    return found.map(({ url, title }) => ({ text: url, url, title, playlist: null }));
  });
  return (await Promise.all(read)).flat();
}

function linesFor(pasted: readonly PastedVideo[], known: readonly Video[], task: VideosTask): ListLine[] {
  const seen = new Set<string>();
  const lines = pasted.map((one): VideoLine => {
    const isSeen = one.url !== null && seen.has(one.url);
    if (one.url !== null) seen.add(one.url);
    const twins = known.filter(({ url }) => url === one.url);
    const pastedPlan = planOf(one, task, twins, isSeen);
    const isUntitled = pastedPlan === 'untitled' || pastedPlan === 'long';
    const typed = isUntitled && one.url !== null ? $titles.get()[one.url] : undefined;
    const titled = typed === undefined ? one : { ...one, title: typed };
    const plan = planOf(titled, task, twins, isSeen);
    return {
      ...titled,
      kind: 'video',
      id: crypto.randomUUID(),
      state: 'planned',
      plan,
      isUntitled,
      twins,
      isSeen,
    };
  });
  return task.module === '' ? lines : [...lines, { kind: 'place', state: 'planned', module: task.module }];
}

const failed = (message: string): void => $check.set({ step: 'failed', message });

/** Looks up every link; nothing is written. */
export async function checkVideos(): Promise<void> {
  if ($check.get().step === 'checking' || $run.get() !== 'still') return;
  const { list, ...task } = $typed.get();
  const pasted = videosIn(list);
  if (pasted.length === 0 || task.course === '') return failed(texts.required);
  if (pasted.length > videoLimits.lines) return failed(texts.tooMany(pasted.length));
  let line = '';
  const look = async (isLatest: () => boolean): Promise<void> => {
    const all = await withPlaylists(pasted, (text) => {
      line ||= text;
    });
    if (!isLatest()) return;
    if (all.length > videoLimits.lines) return failed(texts.tooManyListed);
    const { videosWith } = await lists();
    const known = await videosWith([...new Set(all.flatMap(({ url }) => url ?? []))], taught());
    if (!isLatest()) return;
    videoRun.reset();
    $task.set(task);
    const session = $session.get();
    if (session.state === 'user') noteChosen(session.uid, task);
    $lines.set(linesFor(all, known, task));
    keepList();
    $check.set({ step: 'idle' });
  };
  await lookUp(requests, $check, look, (error) => messageOf(error, line));
}

function messageOf(error: unknown, line: string): string {
  const code = codeOf(error);
  if (code === 'youtube/unavailable') return texts.listGone(line);
  return code === 'youtube/unreachable' ? texts.listFailed(line) : errors[code];
}

export function typeTitle(id: string, title: string): void {
  const task = $task.get();
  if (!task || $run.get() !== 'still') return;
  $lines.set(
    $lines.get().map((line) => {
      if (line.kind !== 'video' || line.id !== id || isDone(line)) return line;
      if (line.url !== null) $titles.set({ ...$titles.get(), [line.url]: title });
      const titled = { ...line, title };
      return { ...titled, plan: planOf(titled, task, line.twins, line.isSeen) };
    }),
  );
  keepList();
}

function dropLines(): void {
  videoRun.reset();
  $task.set(null);
  $check.set({ step: 'idle' });
  attempts.clear();
}

export function clearVideos(): void {
  if ($run.get() !== 'still') return;
  dropLines();
  $titles.set({});
  keepList();
}

const attempts = lineAttempts();

/** `null` when YouTube does not answer. @throws AppError `youtube/unavailable` */
async function durationOf(url: string): Promise<number | null> {
  const { askDuration } = await loadPart(() => import('../youtube-gateway.ts'));
  try {
    return await askDuration(url);
  } catch (error) {
    if (codeOf(error) === 'youtube/unavailable') throw error;
    console.error(error);
    return null;
  }
}

export async function runVideos({ uid }: PanelUser): Promise<void> {
  const task = $task.get();
  if (!task || $run.get() !== 'still') return;
  // What is added now needs its place, too.
  if (addedIn($lines.get()).some((line) => !isDone(line)))
    $lines.set($lines.get().map((line) => (line.kind === 'place' ? { ...line, state: 'planned' } : line)));
  // Where YouTube does not answer, it is not waited for again and again.
  let isAnswering = true;
  const add = async (line: VideoLine): Promise<Partial<VideoLine>> => {
    if (line.url === null) throw new AppError('malformed');
    let duration: number | null = null;
    try {
      duration = isAnswering ? await durationOf(line.url) : null;
      isAnswering &&= duration !== null;
    } catch {
      return { state: 'failed', message: videoTab.gone };
    }
    const text = textOf({ url: line.url, title: line.title }, task, duration);
    await (await staff()).create(uid, line.id, text, noTexts, planningOf(''), attempts.of(line.id));
    return {};
  };
  const place = async (line: PlaceLine): Promise<Partial<PlaceLine>> => {
    const done = addedIn($lines.get()).filter(isDone);
    if (done.length === 0) return { state: 'planned' };
    const said = await placeVideos(
      uid,
      task.course,
      line.module,
      done.map(({ id }) => id),
    );
    return said === null ? {} : { state: 'failed', message: said };
  };
  await videoRun.run({
    send: (line) => (line.kind === 'video' ? add(line) : place(line)),
    lookAgain: async (_, refusal) => ({ state: 'failed', message: errors[codeOf(refusal)] }),
    // A reload in the middle goes on with what is left.
    finished: keepList,
  });
  if (addedIn($lines.get()).some(isDone)) videos.list.refresh();
}
