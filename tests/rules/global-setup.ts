import { startTestStack } from '#stack/test-stack.ts';

/**
 * Starts the emulators with the real rules. The cases write and delete freely, so they get their own stack. If the
 * environment names running emulators, those are used.
 */
export default async function setup(): Promise<(() => Promise<void>) | undefined> {
  if (process.env.FIRESTORE_EMULATOR_HOST) return undefined;
  const { hosts, projectId, stop } = await startTestStack({ isBusy: true });
  Object.assign(process.env, {
    FIRESTORE_EMULATOR_HOST: hosts.firestore,
    FIREBASE_STORAGE_EMULATOR_HOST: hosts.storage,
    GCLOUD_PROJECT: projectId,
  });
  return stop;
}
