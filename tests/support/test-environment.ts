import type { TestStack } from '#stack/test-stack.ts';

/** Tells the helpers of browser tests, also in workers and in the benchmark, where the stack and its built site are. */
export function setTestEnvironment(stack: TestStack, folder: string): void {
  Object.assign(process.env, {
    KODYOL_TEST_URL: stack.siteUrl,
    KODYOL_TEST_FOLDER: folder,
    KODYOL_TEST_BUILD: JSON.stringify(stack.environment),
    KODYOL_TEST_CMS_PORT: String(stack.ports.cms),
    KODYOL_TEST_PROJECT: stack.projectId,
    KODYOL_TEST_API_KEY: stack.environment.PUBLIC_FIREBASE_API_KEY,
    KODYOL_TEST_AUTH: stack.hosts.auth,
    KODYOL_TEST_MAIL: stack.mailFolder,
    KODYOL_TEST_FIRESTORE: stack.hosts.firestore,
    KODYOL_TEST_STORAGE: stack.hosts.storage,
  });
}
