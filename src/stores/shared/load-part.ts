import { AppError } from '#domain/shared/errors.ts';

/**
 * Loads a part of the site's own code: `loadPart(() => import('./part.ts'))`. No other `await import()` stands in the
 * browser's code, because a missing network or a newer deploy makes every one of them fail.
 * @throws AppError `part/unreachable`; calling again asks for the part again.
 */
export async function loadPart<Part>(load: () => Promise<Part>): Promise<Part> {
  try {
    return await load();
  } catch (error) {
    throw new AppError('part/unreachable', error);
  }
}
