import { svgProblem } from '#core/installation/svg.ts';
import { uploads as texts } from '#features/cms/texts.ts';

/** Decap draws these anew as WebP, so nothing of the file but its picture is kept. */
const redrawn = ['image/jpeg', 'image/png', 'image/webp'];

/** Why a file that an editor has chosen is not kept; `null` if it is. Decap calls this (src/features/cms/cms-build.ts). */
export async function uploadProblem(file: File): Promise<string | null> {
  if (redrawn.includes(file.type)) return null;
  // Some systems don't know the ending.
  const isDrawing = ['image/svg+xml', ''].includes(file.type) && /\.svg$/i.test(file.name);
  if (!isDrawing) return texts.wrongType(file.name);
  const part = svgProblem(await file.text());
  return part === null ? null : texts.wrongDrawing(file.name, part);
}
