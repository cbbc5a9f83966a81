import { computed } from 'nanostores';
import { coursesNow, type Grants } from '#core/session/grants.ts';
import { $profile, watchProfile } from '#core/session/profile.ts';
import { $session } from '#core/session/session.ts';
import { roleOf } from '#core/session/user.ts';
import { timeNow } from '#core/time/clock.ts';
import { unlistedIn } from '#features/progress/places.ts';
import { $progress, watchProgress } from '#features/progress/store.ts';
import { $savedAddresses, noteVideo } from '#features/saved/device-list.ts';
import { $modules, arranged } from './outline.ts';
import { $sections, videosIn } from './sections.ts';
import { $coursePath, $sources, dropSources, load, openGroups } from './sources.ts';
import type { Reader } from './video.ts';

export interface ReadyReader extends Reader {
  uid: string;
  username: string;
  verified: boolean;
  grants: Grants;
}

export const $reader = computed($profile, (profile): ReadyReader | null =>
  profile.state === 'ready'
    ? {
        uid: profile.account.uid,
        username: profile.record.username,
        verified: profile.account.emailVerified,
        visitor: roleOf(profile.record),
        lessons: coursesNow(profile.record, timeNow()),
        grants: profile.record,
      }
    : null,
);

export const $allLoaded = computed($sources, (sources) =>
  Object.values(sources).every(({ state }) => state !== 'loading'),
);

/** Then it is not known whether the course has videos. */
export const $anyFailed = computed($sources, (sources) =>
  Object.values(sources).some(({ state }) => state === 'failed'),
);

/** There are more videos than are listed, so the total is not known. */
export const $isPartly = computed($sources, (sources) =>
  Object.values(sources).some((list) => list.state === 'ready' && list.more !== null),
);

/** In the order to watch them: the plan's over all sections, else that of the page (LEARN-12). */
export const $playlist = computed([$sections, $modules], (sections, modules) =>
  arranged(sections.flatMap(videosIn), modules),
);

export const $videoTotal = computed(
  [$playlist, $allLoaded, $anyFailed, $isPartly],
  (playlist, settled, failed, isPartly) => (settled && !failed && !isPartly ? playlist.length : null),
);

/** No figure counts them. */
export const $unlisted = computed([$progress, $playlist, $videoTotal], (progress, playlist, total) => {
  if (total === null) return [];
  return unlistedIn(progress, new Set(playlist.map(({ id }) => id)));
});

/** VIDEO-7. */
export const $paidPrompt = computed([$reader, $sections], (reader, sections) => {
  const list = sections.find(({ kind }) => kind === 'paid')?.list;
  if (!reader || list?.state !== 'ready' || list.videos.length > 0 || list.more) return null;
  return reader.verified ? 'buy' : 'verify';
});

let asked: { uid: string; grants: string | null } | null = null;

export function watchVideos(course: string): void {
  $coursePath.set(course);
  watchProfile();
  $session.subscribe((session) => {
    if (session.state === 'guest') reset();
    else if (session.state === 'user' && asked === null) {
      asked = { uid: session.uid, grants: null };
      load('free');
      watchProgress(session.uid, course);
    }
  });
  $reader.subscribe((reader) => {
    const grants = reader && JSON.stringify([reader.lessons, reader.grants.lessons, reader.grants.ends]);
    if (!reader || asked?.uid !== reader.uid || asked.grants === grants) return;
    asked = { uid: reader.uid, grants };
    openGroups(reader.grants, reader);
  });
}

function reset(): void {
  asked = null;
  dropSources();
  watchProgress(null, $coursePath.get());
}

/** Saved videos that are not among all the listed ones are gone for this user (READ-4). */
export function watchSavedVideos(): void {
  const compare = () => {
    if ($videoTotal.get() === null) return;
    const before = `/lessons/${$coursePath.get()}/videos#`;
    const listed = new Set($playlist.get().map(({ id }) => before + id));
    const own = $savedAddresses.get().filter((address) => address.startsWith(before));
    for (const address of own) noteVideo(address, listed.has(address));
  };
  $videoTotal.subscribe(compare);
  $savedAddresses.listen(compare);
}
