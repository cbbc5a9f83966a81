import type { Module, OutlineVersion } from '#domain/courses/outline.ts';
import type { Video } from '#domain/videos/video.ts';
import type { Attempts } from './attempts.ts';

/** Documents of the collection `outlines`, for staff (LEARN-2). Every method throws AppError. */
export interface StaffOutlines {
  /** The current version of a course's outline, version 0 if it has none; `malformed`. */
  read(course: string): Promise<OutlineVersion>;
  /** Every video of a course, oldest first: as many documents as an outline can name are read. Malformed ones are left out. */
  videosOf(course: string): Promise<Video[]>;
  /** Saves over the version that was read, or that an earlier attempt wrote; `changed-meanwhile`. */
  save(
    by: string,
    seen: Pick<OutlineVersion, 'id' | 'rev'>,
    modules: readonly Module[],
    attempts: Attempts,
  ): Promise<void>;
}
