import { loadPart } from '#stores/shared/load-part.ts';
import { sideText } from './side-text.ts';

/** What staff have written for the current video (LEARN-11): HTML as it is stored, to be cleaned where it is shown. */
export const material = sideText<string>('material', async (video) =>
  (await loadPart(() => import('#gateways/videos.ts'))).materials.of(video),
);
