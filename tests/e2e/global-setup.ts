import { startTestStack } from '#stack/test-stack.ts';

/**
 * Starts the built site on its own stack with free ports and temporary data. Workers inherit the environment, which
 * contains the addresses.
 */
export default async function globalSetup(): Promise<() => Promise<void>> {
  const stack = await startTestStack();
  let folder: string;
  try {
    folder = await stack.buildSite();
    await stack.serve(folder);
  } catch (error) {
    await stack.stop();
    throw error;
  }
  Object.assign(process.env, {
    KODYOL_TEST_URL: stack.siteUrl,
    KODYOL_TEST_FOLDER: folder,
    KODYOL_TEST_PROJECT: stack.projectId,
    KODYOL_TEST_API_KEY: stack.environment.PUBLIC_FIREBASE_API_KEY,
    KODYOL_TEST_AUTH: stack.hosts.auth,
    KODYOL_TEST_MAIL: stack.mailFolder,
    KODYOL_TEST_FIRESTORE: stack.hosts.firestore,
    KODYOL_TEST_STORAGE: stack.hosts.storage,
  });
  return () => stack.stop();
}
