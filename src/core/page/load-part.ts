import { AppError } from '#core/cloud/errors.ts';
import { whenNotOutdated } from './load-parts.ts';

/** For every dynamic import of stores and islands, which fails offline or after a newer deploy. @throws AppError `part/unreachable` */
export async function loadPart<Part>(load: () => Promise<Part>): Promise<Part> {
  try {
    return await load();
  } catch (error) {
    await whenNotOutdated();
    throw new AppError('part/unreachable', error);
  }
}
