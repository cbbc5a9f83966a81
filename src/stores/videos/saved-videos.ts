import { $savedAddresses } from '#stores/saved/glance.ts';
import { loadPart } from '#stores/shared/load-part.ts';
import { $coursePath } from './sources.ts';
import { $allLoaded, $isPartly, $playlist } from './videos.ts';

/** Notes for the saved ones among these videos whether they are still there for this user (READ-4). */
export async function noteSavedVideos(
  found: readonly { address: string; isThere: boolean }[],
): Promise<void> {
  const saved = found.filter(({ address }) => $savedAddresses.get().includes(address));
  if (saved.length === 0) return;
  const { noteVideo } = await loadPart(() => import('#stores/saved/device.ts'));
  for (const { address, isThere } of saved) noteVideo(address, isThere);
}

/** When all videos of the lesson are listed, those saved ones that are not among them are gone for this user. */
export function watchSavedVideos(): void {
  const compare = () => {
    if (!$allLoaded.get() || $isPartly.get()) return;
    const before = `/lessons/${$coursePath.get()}/videos#`;
    const listed = new Set($playlist.get().map(({ id }) => before + id));
    const own = $savedAddresses.get().filter((address) => address.startsWith(before));
    noteSavedVideos(own.map((address) => ({ address, isThere: listed.has(address) }))).catch(console.error);
  };
  $allLoaded.subscribe(compare);
  $savedAddresses.listen(compare);
}
