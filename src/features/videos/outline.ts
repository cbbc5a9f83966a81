import { atom } from 'nanostores';
import { reads } from '#core/page/failures.ts';
import { loadPart } from '#core/page/load-part.ts';
import { byModules, type Module } from '#features/courses/outline.ts';
import type { Video } from './video.ts';

/** The modules of the course of this page; none before they are read, and for a course without an outline (LEARN-2). */
export const $modules = atom<readonly Module[]>([]);

const own = reads();
let reading: Promise<readonly Module[]> | null = null;

/**
 * Reads the outline once a visit. If that fails, the videos stand as in a course without an outline.
 * @param again the retry that the message of a failure offers; always the same function.
 */
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

/** The next question reads it again. */
export function dropOutline(): void {
  own.cancel();
  reading = null;
  $modules.set([]);
}

/** A section's videos in the outline's order. */
export const arranged = (videos: readonly Video[], modules: readonly Module[]): Video[] =>
  byModules(videos, modules).flatMap((listed) => listed.videos);
