import { type Module, OutlineModules } from '#domain/courses/outline.ts';
import { parsedFields } from '#domain/shared/malformed.ts';
import { fromFirestore } from './firestore.ts';
import { documentAt } from './firestore-reader.ts';

/** The modules of a course's outline (LEARN-2); none without one, and on a site without Firebase. */
export const modulesOf = (course: string): Promise<Module[]> =>
  fromFirestore('outlines', async ({ attempt }) => {
    const document = await attempt(() => documentAt(`outlines/${course}`));
    const result = document && parsedFields(document, OutlineModules);
    if (!result) return { items: [], malformed: [] };
    return 'item' in result
      ? { items: result.item, malformed: [] }
      : { items: [], malformed: [result.malformed] };
  });
