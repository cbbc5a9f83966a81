import { configuration } from '#configuration';
import { AppError } from '#domain/shared/errors.ts';
import type { FirebaseConfiguration } from '#domain/site/configuration.ts';

/** @throws AppError `not-configured` on a site without Firebase. */
export function firebaseConfiguration(): FirebaseConfiguration {
  if (!configuration.firebase) throw new AppError('not-configured');
  return configuration.firebase;
}
