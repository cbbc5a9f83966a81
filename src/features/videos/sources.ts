import { atom } from 'nanostores';
import { errors } from '#core/cloud/error-texts.ts';
import { codeOf } from '#core/cloud/errors.ts';
import { reportFailedRead } from '#core/page/failures.ts';
import { latest } from '#core/page/latest.ts';
import { loadPart } from '#core/page/load-part.ts';
import { endOfGrant, type Grants } from '#core/session/grants.ts';
import { $profile, changeProfile } from '#core/session/profile.ts';
import { $session } from '#core/session/session.ts';
import { dismissRetry } from '#core/views/toasts.ts';
import type { VideoPage } from './gateway.ts';
import { dropOutline, outlineOf } from './outline.ts';
import { mayWatch, ofGroup, type Reader, type Source, type Video } from './video.ts';

export const $coursePath = atom('');

/** `ended`: the grant of the group is over (SCHOOL-2). */
export type SourceState =
  | { state: 'loading' }
  | { state: 'failed'; message: string }
  | { state: 'ended'; group: string; end: Date }
  | ReadyList;

export interface ReadyList {
  state: 'ready';
  videos: Video[];
  more: VideoPage['more'];
  isLoadingMore: boolean;
}

export type Sources = Record<Source, SourceState>;

const loading = { state: 'loading' } as const;

/** Before the reader's groups are known, a group without a name stands for them. */
const unknown: Sources = { [ofGroup('')]: loading, free: loading };

export const $sources = atom<Sources>(unknown);

export const sourceState = (source: Source): SourceState | undefined => $sources.get()[source];

/** A list that the reader does not have any more stays away. */
export function setSource(source: Source, state: SourceState): void {
  if (sourceState(source)) $sources.set({ ...$sources.get(), [source]: state });
}

export const groupOf = (source: Source): string => source.slice(ofGroup('').length);

function part(source: Source) {
  return {
    /** Answers to requests of an earlier session are ignored. */
    requests: latest(),
    /** Always the same function, so that a list that fails twice gets one retry only. */
    again: () => void load(source),
    moreAgain: () => void readMore(source),
    nextPage: Promise.resolve(false),
    later: null as VideoPage['later'] | null,
  };
}
const parts = new Map<Source, ReturnType<typeof part>>();
function partOf(source: Source): ReturnType<typeof part> {
  const known = parts.get(source) ?? part(source);
  parts.set(source, known);
  return known;
}

export function dropSources(): void {
  for (const { requests } of parts.values()) requests.cancel();
  $sources.set(unknown);
  dropOutline();
}

/** VIDEO-6, SCHOOL-2. */
export function openGroups(grants: Grants, reader: Reader): void {
  const before = $sources.get();
  const asked: Source[] = [];
  const groups = grants.lessons.map((group): [Source, SourceState] => {
    const source = ofGroup(group);
    const end = endOfGrant(grants, group);
    if (end && !mayWatch({ demo: 'false', group }, reader)) return [source, { state: 'ended', group, end }];
    const known = before[source];
    if (known && known.state !== 'ended') return [source, known];
    asked.push(source);
    return [source, loading];
  });
  $sources.set({ ...Object.fromEntries(groups), free: before.free });
  asked.forEach(load);
}

/** With an outline the list is read whole: a page in the order of time could lack the videos that come first (LEARN-2). */
async function firstPage(source: Source): Promise<VideoPage> {
  const course = $coursePath.get();
  const read = async () => {
    const { videos } = await loadPart(() => import('./gateway.ts'));
    return source === 'free' ? videos.free(course) : videos.group(course, groupOf(source));
  };
  const [first, modules] = await Promise.all([read(), outlineOf(course, arrangeAgain)]);
  let page = first;
  const videos = [...page.videos];
  while (modules.length > 0 && page.more) {
    page = await page.more();
    videos.push(...page.videos);
  }
  return { ...page, videos };
}

/** After an outline that could not be read: the list gets its order while a video plays on. */
async function arrangeAgain(): Promise<void> {
  if ($session.get().state === 'guest') return;
  dropOutline();
  const modules = await outlineOf($coursePath.get(), arrangeAgain);
  if (modules.length === 0) return;
  for (const source of Object.keys($sources.get()) as Source[]) while (await readMore(source));
}

export async function load(source: Source): Promise<void> {
  // The retry may come from a toast that is older than the end of the session.
  if ($session.get().state === 'guest') return;
  const { requests, again } = partOf(source);
  dismissRetry(again);
  const isLatest = requests.begin();
  setSource(source, loading);
  try {
    const { videos, more, later } = await firstPage(source);
    if (!isLatest()) return;
    partOf(source).later = later;
    setSource(source, { state: 'ready', videos, more, isLoadingMore: false });
  } catch (error) {
    if (!isLatest() || (await isOver(source, error)) || !isLatest()) return;
    setSource(source, { state: 'failed', message: errors[codeOf(error)] });
    reportFailedRead(error, again);
  }
}

/** Calls made while a page is on its way share the request. @returns whether it has come. */
export function readMore(source: Source): Promise<boolean> {
  const list = sourceState(source);
  if (list?.state !== 'ready' || !list.more) return Promise.resolve(false);
  const own = partOf(source);
  if (!list.isLoadingMore) own.nextPage = nextPage(source, list.more);
  return own.nextPage;
}

async function nextPage(source: Source, more: () => Promise<VideoPage>): Promise<boolean> {
  const { requests, moreAgain } = partOf(source);
  dismissRetry(moreAgain);
  const isLatest = requests.begin();
  changeList(source, () => ({ isLoadingMore: true }));
  try {
    const page = await more();
    if (!isLatest()) return false;
    append(source, page);
    return true;
  } catch (error) {
    if (!isLatest() || (await isOver(source, error)) || !isLatest()) return false;
    changeList(source, () => ({ isLoadingMore: false }));
    reportFailedRead(error, moreAgain);
    return false;
  }
}

function append(source: Source, { videos: added, more, later }: VideoPage): void {
  partOf(source).later = later;
  changeList(source, ({ videos }) => ({ videos: [...videos, ...added], more, isLoadingMore: false }));
}

/** VIDEO-13. A list with further pages finds it there. */
export async function readLater(source: Source): Promise<void> {
  const list = sourceState(source);
  const { requests, later } = partOf(source);
  if (list?.state !== 'ready' || list.more || !later) return;
  const isLatest = requests.begin();
  try {
    const page = await later();
    if (isLatest()) append(source, page);
  } catch (error) {
    // What is listed stays, and the next return asks again.
    if (isLatest() && !(await isOver(source, error))) console.error(error);
  }
}

/** Then the page says that the grant is over (SCHOOL-2). */
async function isOver(source: Source, error: unknown): Promise<boolean> {
  if (source === 'free' || codeOf(error) !== 'firestore/permission-denied') return false;
  const group = groupOf(source);
  const grant = await readGrant(group).catch(() => null);
  if (grant?.end) setSource(source, { state: 'ended', group, end: grant.end });
  return grant !== null;
}

/** The list as it is now: the one read before the answer came may be out of date. */
export function changeList(source: Source, change: (list: ReadyList) => Partial<ReadyList>): void {
  const list = sourceState(source);
  if (list?.state === 'ready') setSource(source, { ...list, ...change(list) });
}

/** Reads the record anew (SCHOOL-2). @returns `end: null`: no grant any more; `null`: the record gives no reason. */
async function readGrant(group: string): Promise<{ end: Date | null } | null> {
  const before = $profile.get();
  if (before.state !== 'ready') return null;
  const { people } = await loadPart(() => import('#core/cloud/people.ts'));
  const record = await people.own(before.account.uid);
  const now = $profile.get();
  if (!record || now.state !== 'ready' || now.account.uid !== before.account.uid) return null;
  changeProfile(record.id, { record });
  const end = endOfGrant(record, group);
  if (!record.lessons.includes(group)) return { end: null };
  return end && { end };
}
