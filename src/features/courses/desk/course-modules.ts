import { atom } from 'nanostores';
import * as v from 'valibot';
import { loadPart } from '#core/page/load-part.ts';
import { sessionReads } from '#core/session/reading.ts';
import { type Module, OutlineModules } from '../outline.ts';
import { placedIn } from './outline-form.ts';
import { outline as texts } from './texts.ts';

const gateway = async () => (await loadPart(() => import('./gateway.ts'))).staffOutlines;

/** The modules of the course that a form has chosen; `null` while they are not known (PANEL-16). */
export const $modules = atom<{ course: string; modules: readonly Module[] } | null>(null);

const reads = sessionReads(() => $modules.set(null));

/** Reads the modules of a course, one document; '' forgets them. A failure is shown, with a retry. */
export async function readModules(course: string): Promise<void> {
  $modules.set(null);
  if (course === '') return reads.cancel();
  await reads.read(
    async () => v.parse(OutlineModules, await (await gateway()).read(course)),
    (modules) => $modules.set({ course, modules }),
    () => readModules(course),
  );
}

/** @param module '' for none. @returns what is to be said if the videos got no place, else `null`. @throws AppError */
export async function placeVideos(
  by: string,
  course: string,
  module: string,
  ids: readonly string[],
): Promise<string | null> {
  if (course === '' || module === '' || ids.length === 0) return null;
  const placed = await (await gateway()).place(by, course, (modules) => placedIn(modules, module, ids));
  return placed === 'placed' ? null : texts.notPlaced[placed](module);
}
