import { atom } from 'nanostores';
import { reads } from '#core/page/failures.ts';
import { loadPart } from '#core/page/load-part.ts';
import { byModules, type Module } from '#features/courses/outline.ts';
import type { Video } from './video.ts';

/** None before they are read, and for a course without an outline (LEARN-2). */
export const $modules = atom<readonly Module[]>([]);

const own = reads();
let reading: Promise<readonly Module[]> | null = null;

/** Once a visit; if it fails, videos stand as without an outline. @param again always the same function. */
export function outlineOf(course: string, again: () => void): Promise<readonly Module[]> {
  reading ??= read(course, again);
  return reading;
}

async function read(course: string, again: () => void): Promise<readonly Module[]> {
  let modules: readonly Module[] = [];
  await own.read(
    async () => (await loadPart(() => import('#features/courses/gateway.ts'))).outlines.of(course),
    (found) => {
      modules = found;
      $modules.set(found);
    },
    again,
  );
  return modules;
}

export function dropOutline(): void {
  own.cancel();
  reading = null;
  $modules.set([]);
}

export const arranged = (videos: readonly Video[], modules: readonly Module[]): Video[] =>
  byModules(videos, modules).flatMap((listed) => listed.videos);
