import { atom, computed, map } from 'nanostores';
import { codeOf } from '#domain/errors.ts';
import { roleOf } from '#domain/user.ts';
import { isAskedFor, type Reader, type Section, sections, type Video } from '#domain/video.ts';
import type { VideoPage } from '#gateways/videos.ts';
import { errors } from '#messages/errors.ts';
import { reportFailedRead } from './failures.ts';
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
let turn = 0;
let lessonsAsked: readonly string[] | null = null;

export function followVideos(lesson: string): void {
  $lesson.set(lesson);
  followProfile();
  $session.subscribe((session) => {
    if (session.state === 'user' && lessonsAsked === null) {
      lessonsAsked = [];
      load('free');
      followProgress(session.uid, lesson);
    } else if (session.state === 'guest') reset();
  });
  $reader.subscribe((reader) => {
    if (!reader || lessonsAsked === reader.lessons) return;
    lessonsAsked = reader.lessons;
    openShelf('group', reader);
    openShelf('paid', reader);
  });
}

function reset(): void {
  turn += 1;
  lessonsAsked = null;
  $shelves.set(loading());
  dropProgress();
}

function openShelf(section: 'group' | 'paid', reader: Reader): void {
  if (isAskedFor(section, reader)) load(section);
  else
    $shelves.setKey(section, section === 'paid' ? shelved({ videos: [], more: null }) : { state: 'absent' });
}

const shelved = ({ videos, more }: VideoPage): Shelf => ({
  state: 'ready',
  videos,
  more,
  isLoadingMore: false,
});

async function firstPage(section: Section): Promise<VideoPage> {
  const { videos } = await import('#gateways/firebase/videos.ts');
  const lessons = $reader.get()?.lessons ?? [];
  const [group] = lessons;
  if (section === 'free' || group === undefined) return videos.free($lesson.get());
  return section === 'group' ? videos.group($lesson.get(), group) : videos.paid($lesson.get(), lessons);
}

/** Always the same ones: a section that fails twice is offered again once. */
const loadAgain = { free: () => load('free'), group: () => load('group'), paid: () => load('paid') };

/** Reads a section's first page, again after a failure. */
export async function load(section: Section): Promise<void> {
  const mine = turn;
  $shelves.setKey(section, { state: 'loading' });
  try {
    const page = await firstPage(section);
    if (mine === turn) $shelves.setKey(section, shelved(page));
  } catch (error) {
    if (mine !== turn) return;
    $shelves.setKey(section, { state: 'failed', message: errors[codeOf(error)] });
    reportFailedRead(error, loadAgain[section]);
  }
}

/** Reads a section's next page. */
export async function loadMore(section: Section): Promise<void> {
  const mine = turn;
  const shelf = $shelves.get()[section];
  if (shelf.state !== 'ready' || !shelf.more || shelf.isLoadingMore) return;
  $shelves.setKey(section, { ...shelf, isLoadingMore: true });
  try {
    const page = await shelf.more();
    if (mine === turn) {
      $shelves.setKey(section, shelved({ ...page, videos: [...shelf.videos, ...page.videos] }));
    }
  } catch (error) {
    if (mine !== turn) return;
    $shelves.setKey(section, shelf);
    reportFailedRead(error, () => loadMore(section));
  }
}

/** A video's document has changed by us. */
export function changeVideo(id: string, change: Pick<Video, 'rev'> & { duration: number }): void {
  for (const section of sections) {
    const shelf = $shelves.get()[section];
    if (shelf.state !== 'ready' || !shelf.videos.some((video) => video.id === id)) continue;
    const videos = shelf.videos.map((video) => (video.id === id ? { ...video, ...change } : video));
    $shelves.setKey(section, { ...shelf, videos });
  }
}
