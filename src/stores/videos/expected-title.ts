import { keptPlaces } from '#stores/progress/places.ts';
import { rememberedUid } from '#stores/saved/glance.ts';
import { idInAddress } from './current-video.ts';

/** The title of the video that the page will begin with, as far as the device knows it (LEARN-3). */
export function expectedTitle(course: string): string | null {
  const uid = rememberedUid();
  const next = uid === null ? null : keptPlaces(uid)[course]?.next;
  const named = idInAddress();
  return next && (named === null || named === next.id) ? next.title : null;
}
