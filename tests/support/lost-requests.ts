// Requests to Firestore that fail once. A panel’s own note is left out, because it may come at any time.
import type { BrowserContext, Request } from '@playwright/test';

/**
 * Whether a commit only notes that something planned is published now (PANEL-12). An open panel sends it by itself when
 * another test has written a post whose hour comes meanwhile.
 */
export function isPublishNote(request: Request): boolean {
  const { writes } = (request.url().includes('documents:commit') && request.postDataJSON()) || {};
  return Array.isArray(writes) && writes.every(({ update }) => update?.name?.endsWith('/config/publish'));
}

/**
 * Makes one matching request fail, a panel's note not counted; with `answerLost` the service handles the request and only
 * its response is lost.
 * @returns whether it has failed
 */
export async function cutOnce(
  context: BrowserContext,
  address: RegExp,
  { answerLost = false } = {},
): Promise<() => boolean> {
  let isCut = false;
  await context.route(address, async (route) => {
    const request = route.request();
    if (isCut || request.method() === 'OPTIONS' || isPublishNote(request)) return route.fallback();
    isCut = true;
    if (answerLost) await route.fetch();
    await route.abort();
  });
  return () => isCut;
}
