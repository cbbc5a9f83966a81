import { type FirebaseApp, getApp, getApps, initializeApp } from 'firebase/app';
import { configuration } from '#configuration';
import { AppError } from '#domain/shared/errors.ts';
import type { FirebaseConfiguration } from '#domain/site/configuration.ts';

/** @throws AppError `not-configured` on a site without Firebase. */
export function firebaseConfiguration(): FirebaseConfiguration {
  if (!configuration.firebase) throw new AppError('not-configured');
  return configuration.firebase;
}

export function firebaseApp(): FirebaseApp {
  const { app } = firebaseConfiguration();
  return getApps().length > 0 ? getApp() : initializeApp(app);
}

/** 'host:port' as the SDK's connect functions expect it. */
export function hostAndPort(address: string): [string, number] {
  const [host = '', port = ''] = address.split(':');
  return [host, Number(port)];
}
