import { loadPart } from '#core/page/load-part.ts';
import { sessionAtom, sessionLatest } from '#core/session/session-state.ts';
import { newestOf } from '#features/progress/progress.ts';
import { $progress } from '#features/progress/store.ts';
import { noteVideo } from '#features/saved/device-list.ts';
import { $chosen, $isSeeking, idInAddress, isSection, neighbourOf } from './current-video.ts';
import { loadMore, type Section } from './sections.ts';
import { $coursePath, readMore, sourceState } from './sources.ts';
import { $allLoaded, $isPartly, $playlist } from './store.ts';
import { sourceOf } from './video.ts';

/** How many videos are looked up on a visit: a watched video may have been deleted since. */
const maxSought = 3;

const $sought = sessionAtom<ReadonlySet<string>>(new Set());
const requests = sessionLatest();

/** The video to begin with may lie beyond the first pages: it is read by its id, then its section up to it (VIDEO-10). */
export function watchFirstVideo(): void {
  $allLoaded.subscribe(seek);
  $isPartly.listen(seek);
  $progress.listen(seek);
}

const isListed = (id: string): boolean => $playlist.get().some((video) => video.id === id);

/** Without those that were not found. */
function placeOf(): string | null {
  const progress = { ...$progress.get() };
  for (const id of $sought.get()) if (!isListed(id)) delete progress[id];
  return newestOf(progress);
}

function wanted(): string | null {
  const named = idInAddress();
  if (named !== null && (isListed(named) || !$sought.get().has(named))) return named;
  return placeOf();
}

async function seek(): Promise<void> {
  if ($chosen.get() !== null || !$allLoaded.get() || $isSeeking.get() || !$isPartly.get()) return;
  const id = wanted();
  if (id === null || (isListed(id) ? pageBehind(id) === null : $sought.get().size === maxSought)) return;
  const isLatest = requests.begin();
  $isSeeking.set(true);
  try {
    if (!isListed(id)) await readUpTo(id);
    const behind = isLatest() && pageBehind(id);
    if (behind) await loadMore(behind);
  } catch (error) {
    console.error(error);
  }
  if (!isLatest()) return;
  $isSeeking.set(false);
  if (wanted() !== id) await seek();
}

async function readUpTo(id: string): Promise<void> {
  $sought.set(new Set($sought.get()).add(id));
  const { videos } = await loadPart(() => import('./gateway.ts'));
  const video = await videos.one(id);
  if (!video) noteVideo(`/lessons/${$coursePath.get()}/videos#${id}`, false);
  if (!video?.hashtags.includes($coursePath.get())) return;
  const source = sourceOf(video);
  const isBefore = () => {
    const list = sourceState(source);
    const last = list?.state === 'ready' ? list.videos.at(-1) : undefined;
    return !isListed(id) && (!last || last.time <= video.time);
  };
  while (isBefore() && (await readMore(source)));
}

/** A reader who has finished the last video of a page continues with the first one of the next page. */
function pageBehind(id: string): Section | null {
  if (!$progress.get()[id]?.done || idInAddress() === id) return null;
  const next = neighbourOf(id, 1);
  return next && isSection(next) ? next : null;
}
