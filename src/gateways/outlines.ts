import type { Module } from '#domain/courses/outline.ts';

/** Documents of the collection `outlines`. Every method throws AppError. */
export interface Outlines {
  /** The modules of a course; none if it has no outline, or one that can't be read, which is logged. */
  of(course: string): Promise<Module[]>;
}
