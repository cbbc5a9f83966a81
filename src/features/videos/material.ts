import { loadPart } from '#core/page/load-part.ts';
import { sideText } from './side-text.ts';

/** HTML as it is stored, to be cleaned where it is shown (LEARN-11). */
export const material = sideText<string>('material', async (video) =>
  (await loadPart(() => import('./gateway.ts'))).materials.of(video),
);
