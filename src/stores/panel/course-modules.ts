import { atom } from 'nanostores';
import * as v from 'valibot';
import { type Module, OutlineModules } from '#domain/courses/outline.ts';
import { videoTab as texts } from '#messages/panel/videos.ts';
import { onSignOut } from '#stores/accounts/session.ts';
import { reportFailedRead } from '#stores/shared/failures.ts';
import { latest } from '#stores/shared/latest.ts';
import { loadPart } from '#stores/shared/load-part.ts';

const gateway = async () => (await loadPart(() => import('#gateways/staff/outlines.ts'))).staffOutlines;

/** The modules of the course that a form has chosen; `null` while they are not known (PANEL-16). */
export const $modules = atom<{ course: string; modules: readonly Module[] } | null>(null);

const requests = latest();

/** Reads the modules of a course, one document; '' forgets them. A failure is shown, with a retry. */
export async function readModules(course: string): Promise<void> {
  const isLatest = requests.begin();
  $modules.set(null);
  if (course === '') return;
  try {
    const modules = v.parse(OutlineModules, await (await gateway()).read(course));
    if (isLatest()) $modules.set({ course, modules });
  } catch (error) {
    if (isLatest()) reportFailedRead(error, () => readModules(course));
  }
}

/**
 * Puts saved videos at the end of a module of the course's outline. @param module '' for none.
 * @returns what is to be said if they got no place, else `null`. @throws AppError
 */
export async function placeVideos(
  by: string,
  course: string,
  module: string,
  ids: readonly string[],
): Promise<string | null> {
  if (course === '' || module === '' || ids.length === 0) return null;
  const placed = await (await gateway()).place(by, course, module, ids);
  return placed === 'placed' ? null : texts.unplaced[placed](module);
}

onSignOut(() => {
  requests.cancel();
  $modules.set(null);
});
