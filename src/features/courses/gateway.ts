import { type Module, OutlineModules } from '#domain/courses/outline.ts';
import { database } from './database.ts';
import { wellFormed } from './documents.ts';

/** Documents of the collection `outlines`. Every method throws AppError. */
export const outlines = {
  /** The modules of a course; none if it has no outline, or one that can't be read, which is logged. */
  async of(course: string): Promise<Module[]> {
    const document = await database().get(`outlines/${course}`);
    return document ? (wellFormed([document], OutlineModules)[0] ?? []) : [];
  },
};
