import { AppError } from '#core/cloud/errors.ts';
import { whenNotOutdated } from './part-failed.ts';

/**
 * Loads a part of the site's own code: `loadPart(() => import('./part.ts'))`. Stores and islands use it for every dynamic import, because
 * each can fail without a network or after a newer deploy; what loads without it stands in tests/unit/project/dynamic-imports.test.ts.
 * @throws AppError `part/unreachable`; calling again asks for the part again.
 */
export async function loadPart<Part>(load: () => Promise<Part>): Promise<Part> {
  try {
    return await load();
  } catch (error) {
    await whenNotOutdated();
    throw new AppError('part/unreachable', error);
  }
}
