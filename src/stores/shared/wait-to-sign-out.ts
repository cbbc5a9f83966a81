/** How long signing out waits for the account, in ms. */
const patience = 3_000;

/** Waits for what is sent before a sign-out, but not for a service that does not answer. */
export async function waitToSignOut(sent: Promise<unknown>): Promise<void> {
  await Promise.race([sent, new Promise((resolve) => setTimeout(resolve, patience))]);
}
