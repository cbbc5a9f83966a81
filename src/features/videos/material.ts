import { loadPart } from '#core/page/load-part.ts';
import { sideText } from './side-text.ts';

/** What staff have written for the current video (LEARN-11): HTML as it is stored, to be cleaned where it is shown. */
export const material = sideText<string>('material', async (video) =>
  (await loadPart(() => import('./gateway.ts'))).materials.of(video),
);
