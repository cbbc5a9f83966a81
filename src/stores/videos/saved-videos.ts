import { $savedAddresses, noteVideo } from '#stores/saved/device.ts';
import { $coursePath } from './sources.ts';
import { $allLoaded, $isPartly, $playlist } from './videos.ts';

/** When all videos of the lesson are listed, those saved ones that are not among them are gone for this user. */
export function watchSavedVideos(): void {
  const compare = () => {
    if (!$allLoaded.get() || $isPartly.get()) return;
    const before = `/lessons/${$coursePath.get()}/videos#`;
    const listed = new Set($playlist.get().map(({ id }) => before + id));
    const own = $savedAddresses.get().filter((address) => address.startsWith(before));
    for (const address of own) noteVideo(address, listed.has(address));
  };
  $allLoaded.subscribe(compare);
  $savedAddresses.listen(compare);
}
