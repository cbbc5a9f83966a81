/** Waits for all of them. A failure is logged and does not end the others. */
export async function settle(attempts: readonly Promise<unknown>[]): Promise<void> {
  for (const result of await Promise.allSettled(attempts)) {
    if (result.status === 'rejected') console.error(result.reason);
  }
}
