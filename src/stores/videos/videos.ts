import { atom, computed, map } from 'nanostores';
import { roleOf } from '#domain/accounts/user.ts';
import { codeOf } from '#domain/shared/errors.ts';
import {
  isQueried,
  type Reader,
  type Video,
  type VideoSection,
  videoSections,
} from '#domain/videos/video.ts';
import type { VideoPage } from '#gateways/videos.ts';
import { errors } from '#messages/shared/errors.ts';
import { $profile, watchProfile } from '#stores/accounts/profile.ts';
import { $session } from '#stores/accounts/session.ts';
import { $progress, dropProgress, watchProgress } from '#stores/progress/progress.ts';
import { reportFailedRead } from '#stores/shared/failures.ts';
import { type Latest, latest } from '#stores/shared/latest.ts';
import { loadPart } from '#stores/shared/load-part.ts';
import { onReturn } from '#stores/shared/page-life.ts';
import { arranged, dropOutline, outlineOf } from './outline.ts';

/** The videos of a section. `absent`: the reader has no such section. */
export type SectionState =
  | { state: 'loading' }
  | { state: 'absent' }
  | { state: 'failed'; message: string }
  | { state: 'ready'; videos: Video[]; more: VideoPage['more']; isLoadingMore: boolean };

export interface ReadyReader extends Reader {
  uid: string;
  username: string;
  /** The e-mail is verified. */
  verified: boolean;
}

/** The reader, once the record has been read. */
export const $reader = computed($profile, (profile): ReadyReader | null =>
  profile.state === 'ready'
    ? {
        uid: profile.account.uid,
        username: profile.record.username,
        verified: profile.account.emailVerified,
        visitor: roleOf(profile.record),
        lessons: profile.record.lessons,
      }
    : null,
);

const loading = (): Record<VideoSection, SectionState> => ({
  group: { state: 'loading' },
  free: { state: 'loading' },
  paid: { state: 'loading' },
});

/** The three sections (VIDEO-2). */
export const $sections = map<Record<VideoSection, SectionState>>(loading());

/** Every section has been read, or has failed. */
export const $allLoaded = computed($sections, (lists) =>
  videoSections.every((section) => lists[section].state !== 'loading'),
);

/** A section could not be read, so it is not known whether the lesson has videos. */
export const $anyFailed = computed($sections, (lists) =>
  videoSections.some((section) => lists[section].state === 'failed'),
);

/** A section has more videos than are listed, so the total is not known. */
export const $isPartly = computed($sections, (lists) =>
  videoSections.some((section) => hasMore(lists[section])),
);

export const hasMore = (list: SectionState): boolean => list.state === 'ready' && list.more !== null;

/** Every listed video in the order of the page, which «next» and «previous» follow. */
export const $playlist = computed($sections, (lists) =>
  videoSections.flatMap((section) => {
    const list = lists[section];
    return list.state === 'ready' ? list.videos : [];
  }),
);

/** The number of videos of the course that the reader may watch; `null` while it is not known. */
export const $videoTotal = computed(
  [$playlist, $allLoaded, $anyFailed, $isPartly],
  (playlist, settled, failed, isPartly) => (settled && !failed && !isPartly ? playlist.length : null),
);

/** Finished videos that are not listed (any more): they are not counted. */
export const $unlisted = computed([$progress, $playlist, $videoTotal], (progress, playlist, total) => {
  if (total === null) return [];
  const listed = new Set(playlist.map(({ id }) => id));
  return Object.keys(progress).filter((id) => progress[id]?.done && !listed.has(id));
});

/** What the paid section shows when it has no videos (VIDEO-7). */
export const $paidPrompt = computed([$reader, $sections], (reader, { paid }) => {
  if (!reader || paid.state !== 'ready' || paid.videos.length > 0) return null;
  return reader.verified ? 'buy' : 'verify';
});

/** The course whose page this is. */
export const $coursePath = atom('');

/** Answers to requests of an earlier session are ignored. */
const requests: Record<VideoSection, Latest> = { group: latest(), free: latest(), paid: latest() };
/** The user whose first pages were requested, and the lessons they had then. */
let asked: { uid: string; lessons: string | null } | null = null;

export function watchVideos(lesson: string): void {
  $coursePath.set(lesson);
  watchProfile();
  $session.subscribe((session) => {
    if (session.state === 'guest') reset();
    else if (session.state === 'user' && asked === null) {
      asked = { uid: session.uid, lessons: null };
      load('free');
      watchProgress(session.uid, lesson);
    }
  });
  $reader.subscribe((reader) => {
    const lessons = reader && JSON.stringify(reader.lessons);
    if (!reader || asked?.uid !== reader.uid || asked.lessons === lessons) return;
    asked = { uid: reader.uid, lessons };
    openSection('group', reader);
    openSection('paid', reader);
  });
  // The same course may have been watched in another tab or on a page visited in between.
  onReturn(() => {
    if (asked) watchProgress(asked.uid, lesson);
  });
}

function reset(): void {
  asked = null;
  for (const section of videoSections) requests[section].cancel();
  $sections.set(loading());
  dropOutline();
  dropProgress();
}

function openSection(section: 'group' | 'paid', reader: Reader): void {
  if (isQueried(section, reader)) return void load(section);
  requests[section].cancel();
  $sections.setKey(
    section,
    section === 'paid' ? readySection({ videos: [], more: null }) : { state: 'absent' },
  );
}

const readySection = ({ videos, more }: VideoPage): SectionState => ({
  state: 'ready',
  videos,
  more,
  isLoadingMore: false,
});

async function firstPage(section: VideoSection): Promise<VideoPage> {
  const { videos } = await loadPart(() => import('#gateways/firebase/videos.ts'));
  const lessons = $reader.get()?.lessons ?? [];
  const [group] = lessons;
  if (section === 'free' || group === undefined) return videos.free($coursePath.get());
  return section === 'group'
    ? videos.group($coursePath.get(), group)
    : videos.paid($coursePath.get(), lessons);
}

/**
 * The first page of a section. The queries know the order of time only, so where the course has an outline the section is
 * read whole and put into its order: a page of it could lack the videos that come first (LEARN-2).
 */
async function inOrder(section: VideoSection): Promise<VideoPage> {
  const [first, modules] = await Promise.all([
    firstPage(section),
    outlineOf($coursePath.get(), arrangeAgain),
  ]);
  if (modules.length === 0) return first;
  let page = first;
  const videos = [...page.videos];
  while (page.more) {
    page = await page.more();
    videos.push(...page.videos);
  }
  return { videos: arranged(videos, modules), more: null };
}

/** After an outline that could not be read: puts what is listed into its order, so that a video goes on playing. */
async function arrangeAgain(): Promise<void> {
  if ($session.get().state === 'guest') return;
  dropOutline();
  const modules = await outlineOf($coursePath.get(), arrangeAgain);
  if (modules.length === 0) return;
  for (const section of videoSections) {
    let isMore = true;
    while (isMore && hasMore($sections.get()[section])) isMore = await loadMore(section);
    changeList(section, ({ videos }) => ({ videos: arranged(videos, modules) }));
  }
}

const always = (again: (section: VideoSection) => unknown) => ({
  free: () => void again('free'),
  group: () => void again('group'),
  paid: () => void again('paid'),
});

/** Always the same functions, so that a section that fails twice gets one retry only. */
const loadAgain = always(load);
const loadMoreAgain = always(loadMore);

/** Reads a section's first page, again after a failure. */
export async function load(section: VideoSection): Promise<void> {
  // The retry may come from a toast that is older than the end of the session.
  if ($session.get().state === 'guest') return;
  const isLatest = requests[section].begin();
  $sections.setKey(section, { state: 'loading' });
  try {
    const page = await inOrder(section);
    if (isLatest()) $sections.setKey(section, readySection(page));
  } catch (error) {
    if (!isLatest()) return;
    $sections.setKey(section, { state: 'failed', message: errors[codeOf(error)] });
    reportFailedRead(error, loadAgain[section]);
  }
}

const nextPages: Partial<Record<VideoSection, Promise<boolean>>> = {};

/**
 * Reads a section's next page; calls made while it is on its way share the same request.
 * @returns whether a page has come.
 */
export function loadMore(section: VideoSection): Promise<boolean> {
  const list = $sections.get()[section];
  if (list.state !== 'ready' || !list.more) return Promise.resolve(false);
  const pending = nextPages[section];
  if (list.isLoadingMore && pending) return pending;
  const page = readMore(section, list.more);
  nextPages[section] = page;
  return page;
}

async function readMore(section: VideoSection, more: () => Promise<VideoPage>): Promise<boolean> {
  const isLatest = requests[section].begin();
  changeList(section, () => ({ isLoadingMore: true }));
  try {
    const page = await more();
    if (!isLatest()) return false;
    changeList(section, ({ videos }) => ({
      videos: [...videos, ...page.videos],
      more: page.more,
      isLoadingMore: false,
    }));
    return true;
  } catch (error) {
    if (!isLatest()) return false;
    changeList(section, () => ({ isLoadingMore: false }));
    reportFailedRead(error, loadMoreAgain[section]);
    return false;
  }
}

type ReadyList = Extract<SectionState, { state: 'ready' }>;

/** Changes the list as it is now: the list read before the answer came may be out of date. */
function changeList(section: VideoSection, change: (list: ReadyList) => Partial<ReadyList>): void {
  const list = $sections.get()[section];
  if (list.state === 'ready') $sections.setKey(section, { ...list, ...change(list) });
}

/** This page has changed the document of a video. */
export function changeVideo(id: string, change: Pick<Video, 'rev'> & { duration: number }): void {
  for (const section of videoSections) {
    changeList(section, ({ videos }) =>
      videos.some((video) => video.id === id)
        ? { videos: videos.map((video) => (video.id === id ? { ...video, ...change } : video)) }
        : {},
    );
  }
}
