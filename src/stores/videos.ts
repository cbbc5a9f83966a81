import { atom, computed, map } from 'nanostores';
import { codeOf } from '#domain/errors.ts';
import { roleOf } from '#domain/user.ts';
import { isAskedFor, type Reader, type Section, sections, type Video } from '#domain/video.ts';
import type { VideoPage } from '#gateways/videos.ts';
import { errors } from '#messages/errors.ts';
import { reportFailedRead } from './failures.ts';
import { type Latest, latest } from './lib/latest.ts';
import { loadPart } from './lib/load-part.ts';
import { onReturn } from './lib/page-life.ts';
import { $profile, followProfile } from './profile.ts';
import { dropProgress, followProgress } from './progress.ts';
import { $session } from './session.ts';

/** One section's videos. `absent`: the reader has no such section. */
export type Shelf =
  | { state: 'loading' }
  | { state: 'absent' }
  | { state: 'failed'; message: string }
  | { state: 'ready'; videos: Video[]; more: VideoPage['more']; isLoadingMore: boolean };

export interface KnownReader extends Reader {
  uid: string;
  username: string;
  /** The e-mail is verified. */
  verified: boolean;
}

/** Who reads, once the record has come. */
export const $reader = computed($profile, (profile): KnownReader | null =>
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

const loading = (): Record<Section, Shelf> => ({
  group: { state: 'loading' },
  free: { state: 'loading' },
  paid: { state: 'loading' },
});

/** The three sections (VIDEO-2). */
export const $shelves = map<Record<Section, Shelf>>(loading());

/** Every section has come, or has failed. */
export const $settled = computed($shelves, (shelves) =>
  sections.every((section) => shelves[section].state !== 'loading'),
);

/** A section could not be read: whether the lesson has videos is not known. */
export const $unread = computed($shelves, (shelves) =>
  sections.some((section) => shelves[section].state === 'failed'),
);

/** A section has more videos than are listed: of how many is not known. */
export const $isPartly = computed($shelves, (shelves) =>
  sections.some((section) => hasMore(shelves[section])),
);

export const hasMore = (shelf: Shelf): boolean => shelf.state === 'ready' && shelf.more !== null;

/** Every listed video, in the order of the page: what «next» and «previous» go through. */
export const $playlist = computed($shelves, (shelves) =>
  sections.flatMap((section) => {
    const shelf = shelves[section];
    return shelf.state === 'ready' ? shelf.videos : [];
  }),
);

/** What stands in the paid section when it lists nothing (VIDEO-7). */
export const $paidPrompt = computed([$reader, $shelves], (reader, { paid }) => {
  if (!reader || paid.state !== 'ready' || paid.videos.length > 0) return null;
  return reader.verified ? 'buy' : 'verify';
});

/** The course whose page this is. */
export const $lesson = atom('');

/** Answers to questions of an earlier session are nobody's business. */
const requests: Record<Section, Latest> = { group: latest(), free: latest(), paid: latest() };
/** Whose first pages were asked for, and with which lessons. */
let asked: { uid: string; lessons: string | null } | null = null;

export function followVideos(lesson: string): void {
  $lesson.set(lesson);
  followProfile();
  $session.subscribe((session) => {
    if (session.state === 'guest') reset();
    else if (session.state === 'user' && asked === null) {
      asked = { uid: session.uid, lessons: null };
      load('free');
      followProgress(session.uid, lesson);
    }
  });
  $reader.subscribe((reader) => {
    const lessons = reader && JSON.stringify(reader.lessons);
    if (!reader || asked?.uid !== reader.uid || asked.lessons === lessons) return;
    asked = { uid: reader.uid, lessons };
    openShelf('group', reader);
    openShelf('paid', reader);
  });
  // The same course was watched in another tab, or on the page that Back leads away from.
  onReturn(() => {
    if (asked) followProgress(asked.uid, lesson);
  });
}

function reset(): void {
  asked = null;
  for (const section of sections) requests[section].cancel();
  $shelves.set(loading());
  dropProgress();
}

function openShelf(section: 'group' | 'paid', reader: Reader): void {
  if (isAskedFor(section, reader)) return void load(section);
  requests[section].cancel();
  $shelves.setKey(section, section === 'paid' ? shelved({ videos: [], more: null }) : { state: 'absent' });
}

const shelved = ({ videos, more }: VideoPage): Shelf => ({
  state: 'ready',
  videos,
  more,
  isLoadingMore: false,
});

async function firstPage(section: Section): Promise<VideoPage> {
  const { videos } = await loadPart(() => import('#gateways/firebase/videos.ts'));
  const lessons = $reader.get()?.lessons ?? [];
  const [group] = lessons;
  if (section === 'free' || group === undefined) return videos.free($lesson.get());
  return section === 'group' ? videos.group($lesson.get(), group) : videos.paid($lesson.get(), lessons);
}

const always = (again: (section: Section) => unknown) => ({
  free: () => void again('free'),
  group: () => void again('group'),
  paid: () => void again('paid'),
});

/** Always the same ones: a section that fails twice is offered again once. */
const loadAgain = always(load);
const loadMoreAgain = always(loadMore);

/** Reads a section's first page, again after a failure. */
export async function load(section: Section): Promise<void> {
  // Offered again by a message that is older than the end of its session.
  if ($session.get().state === 'guest') return;
  const isLatest = requests[section].begin();
  $shelves.setKey(section, { state: 'loading' });
  try {
    const page = await firstPage(section);
    if (isLatest()) $shelves.setKey(section, shelved(page));
  } catch (error) {
    if (!isLatest()) return;
    $shelves.setKey(section, { state: 'failed', message: errors[codeOf(error)] });
    reportFailedRead(error, loadAgain[section]);
  }
}

const nextPages: Partial<Record<Section, Promise<boolean>>> = {};

/**
 * Reads a section's next page; whoever asks while it is on its way waits for the same one.
 * @returns whether a page has come.
 */
export function loadMore(section: Section): Promise<boolean> {
  const shelf = $shelves.get()[section];
  if (shelf.state !== 'ready' || !shelf.more) return Promise.resolve(false);
  const pending = nextPages[section];
  if (shelf.isLoadingMore && pending) return pending;
  const page = readMore(section, shelf.more);
  nextPages[section] = page;
  return page;
}

async function readMore(section: Section, more: () => Promise<VideoPage>): Promise<boolean> {
  const isLatest = requests[section].begin();
  changeShelf(section, () => ({ isLoadingMore: true }));
  try {
    const page = await more();
    if (!isLatest()) return false;
    changeShelf(section, ({ videos }) => ({
      videos: [...videos, ...page.videos],
      more: page.more,
      isLoadingMore: false,
    }));
    return true;
  } catch (error) {
    if (!isLatest()) return false;
    changeShelf(section, () => ({ isLoadingMore: false }));
    reportFailedRead(error, loadMoreAgain[section]);
    return false;
  }
}

type ReadyShelf = Extract<Shelf, { state: 'ready' }>;

/** Changes a shelf as it is now: what was read before an answer came may be out of date. */
function changeShelf(section: Section, change: (shelf: ReadyShelf) => Partial<ReadyShelf>): void {
  const shelf = $shelves.get()[section];
  if (shelf.state === 'ready') $shelves.setKey(section, { ...shelf, ...change(shelf) });
}

/** A video's document has changed by us. */
export function changeVideo(id: string, change: Pick<Video, 'rev'> & { duration: number }): void {
  for (const section of sections) {
    changeShelf(section, ({ videos }) =>
      videos.some((video) => video.id === id)
        ? { videos: videos.map((video) => (video.id === id ? { ...video, ...change } : video)) }
        : {},
    );
  }
}
