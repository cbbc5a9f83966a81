import { savedItems } from '#domain/saved/saved.ts';
import { $saved, noteVideo } from '#stores/saved/device.ts';
import { $allLoaded, $coursePath, $isPartly, $playlist } from './videos.ts';

/** When all videos of the lesson are listed, those saved ones that are not among them are gone for this user (READ-4). */
export function watchSavedVideos(): void {
  const compare = () => {
    if (!$allLoaded.get() || $isPartly.get()) return;
    const before = `/lessons/${$coursePath.get()}/videos#`;
    const listed = new Set($playlist.get().map(({ id }) => id));
    for (const { address } of savedItems($saved.get())) {
      if (address.startsWith(before)) noteVideo(address, listed.has(address.slice(before.length)));
    }
  };
  $allLoaded.subscribe(compare);
  $saved.listen(compare);
}
