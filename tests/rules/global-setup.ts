import { startTestStack } from '#stack/test-stack.ts';

/**
 * The emulators with the real rules. The cases write and delete whatever they like, so the stack is their own; where
 * one runs already and its addresses are in the environment, they are taken as they are.
 */
export default async function setup(): Promise<(() => Promise<void>) | undefined> {
  if (process.env.FIRESTORE_EMULATOR_HOST) return undefined;
  const { hosts, projectId, stop } = await startTestStack();
  Object.assign(process.env, {
    FIRESTORE_EMULATOR_HOST: hosts.firestore,
    FIREBASE_STORAGE_EMULATOR_HOST: hosts.storage,
    GCLOUD_PROJECT: projectId,
  });
  return stop;
}
