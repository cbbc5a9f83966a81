import { fitting } from '#core/cloud/schema-parts.ts';
import { inTab } from '#core/device/device-storage.ts';
import { videoIndexKey } from '#core/device/page-storage-keys.ts';
import { reportFailedRead } from '#core/page/failures.ts';
import { latest } from '#core/page/latest.ts';
import { loadPart } from '#core/page/load-part.ts';
import { $session, endSession, watchSession } from '#core/session/session.ts';
import { ageOf, msNow } from '#core/time/clock.ts';
import { dismissRetry } from '#core/views/toasts.ts';
import { coursePaths } from '#features/courses/course.ts';
import { type FreeVideo, KeptVideos, linked, videosKeptFor } from '#features/videos/free-videos.ts';
import { giveVideos } from './search-client.ts';
import { $videosState } from './videos-state.ts';

let asked = false;
const requests = latest();

function leave(): void {
  asked = false;
  requests.cancel();
  inTab.remove(videoIndexKey);
  giveVideos([]);
  $videosState.set('guest');
}

export async function loadFreeVideos(): Promise<void> {
  if ($session.get().state === 'guest') return leave();
  asked = true;
  dismissRetry(loadFreeVideos);
  const isLatest = requests.begin();
  $videosState.set('loading');
  try {
    const { accounts } = await loadPart(() => import('#core/session/accounts-gateway.ts'));
    const account = await accounts.current();
    if (!isLatest()) return;
    if (!account) return endSession();
    const known = keptVideos(account.uid);
    const videos = known ?? (await readVideos());
    // The user may have signed out meanwhile, perhaps in another tab.
    if (!isLatest()) return;
    // The storage may be full: then the next page reads them again.
    if (!known) inTab.keep(videoIndexKey, { uid: account.uid, at: msNow(), videos });
    const courses = coursePaths();
    giveVideos(videos.map((video) => linked(video, courses)));
    $videosState.set('ready');
  } catch (error) {
    if (!isLatest()) return;
    $videosState.set('failed');
    reportFailedRead(error, loadFreeVideos);
  }
}

async function readVideos(): Promise<FreeVideo[]> {
  const { videos } = await loadPart(() => import('#features/videos/gateway.ts'));
  return videos.allFree();
}

/** For the same user, within the hour. */
function keptVideos(uid: string): FreeVideo[] | null {
  const kept = fitting(KeptVideos, inTab.kept(videoIndexKey));
  const isFresh = kept?.uid === uid && ageOf(kept.at, msNow()) < videosKeptFor;
  return isFresh ? kept.videos : null;
}

// Once the session has ended, searches have none (SEARCH-3).
watchSession();
$session.subscribe((session) => {
  if (session.state === 'guest') leave();
  else if (!asked) loadFreeVideos();
});
