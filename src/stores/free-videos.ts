import { type FreeVideo, KeptVideos, linked, videosKeptFor } from '#domain/free-videos.ts';
import { videoIndexKey } from '#domain/storage-keys.ts';
import { reportFailedRead } from './failures.ts';
import { $videosState } from './search.ts';
import { giveVideos } from './search-engine.ts';
import { $session, followSession } from './session.ts';

let started = false;
let asked = false;

/**
 * Lets a user's searches look through the free videos, and takes them away when the session ends (SEARCH-3).
 * @returns whether this is the first call: the others do nothing.
 */
export function followFreeVideos(): boolean {
  if (started) return false;
  started = true;
  followSession();
  $session.subscribe((session) => {
    if (session.state === 'guest') {
      asked = false;
      sessionStorage.removeItem(videoIndexKey);
      giveVideos([]);
      $videosState.set('guest');
    } else if (!asked) loadFreeVideos();
  });
  return true;
}

export async function loadFreeVideos(): Promise<void> {
  asked = true;
  $videosState.set('loading');
  try {
    const { accounts } = await import('#gateways/firebase/accounts.ts');
    const account = await accounts.current();
    // The session is over: its store is about to say so.
    if (!account) return;
    const videos = keptVideos(account.uid) ?? (await readVideos(account.uid));
    // Signed out meanwhile, perhaps in another tab.
    if ($session.get().state === 'guest') return;
    giveVideos(videos.map(linked));
    $videosState.set('ready');
  } catch (error) {
    $videosState.set('failed');
    reportFailedRead(error, loadFreeVideos);
  }
}

async function readVideos(uid: string): Promise<FreeVideo[]> {
  const { videoIndex } = await import('#gateways/firebase/video-index.ts');
  const videos = await videoIndex.all();
  try {
    sessionStorage.setItem(videoIndexKey, JSON.stringify({ uid, at: Date.now(), videos }));
  } catch {
    // There is no room for so many: the next page reads them again.
  }
  return videos;
}

/** What this browser session has read for the same user within the hour. */
function keptVideos(uid: string): FreeVideo[] | null {
  try {
    const kept = KeptVideos.safeParse(JSON.parse(sessionStorage.getItem(videoIndexKey) ?? 'null'));
    const isFresh = kept.success && kept.data.uid === uid && Date.now() - kept.data.at < videosKeptFor;
    return isFresh ? kept.data.videos : null;
  } catch {
    return null;
  }
}
