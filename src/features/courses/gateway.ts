import { database } from '#core/cloud/database.ts';
import { wellFormed } from '#core/cloud/documents.ts';
import { type Module, OutlineModules } from './outline.ts';

/** Documents of the collection `outlines`. Every method throws AppError. */
export const outlines = {
  /** The modules of a course; none if it has no outline, or one that can't be read, which is logged. */
  async of(course: string): Promise<Module[]> {
    const document = await database().get(`outlines/${course}`);
    return document ? (wellFormed([document], OutlineModules)[0] ?? []) : [];
  },
};
