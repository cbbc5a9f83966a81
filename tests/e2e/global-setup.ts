import { startTestStack } from '#stack/test-stack.ts';
import { setTestEnvironment } from '#support/test-environment.ts';

/**
 * Starts the built site on its own stack with free ports and temporary data. Workers inherit the environment, which
 * contains the addresses.
 */
export default async function globalSetup(): Promise<() => Promise<void>> {
  const stack = await startTestStack({ hasCms: true });
  try {
    const folder = await stack.buildSite();
    await stack.serve(folder);
    setTestEnvironment(stack, folder);
  } catch (error) {
    await stack.stop();
    throw error;
  }
  return () => stack.stop();
}
