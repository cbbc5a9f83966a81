// Requests that are held back, or fail once. What an open panel does by itself is left out, because it may come at any time.
import type { BrowserContext, Page, Request } from '@playwright/test';

/** Holds matching requests back. @returns what lets them go */
export async function held(place: Page | BrowserContext, address: string | RegExp): Promise<() => void> {
  const gate = Promise.withResolvers<void>();
  await place.route(address, (route) => gate.promise.then(() => route.fallback()));
  return gate.resolve;
}

/**
 * Whether a request is only about the state of publishing (PANEL-12). An open panel reads it when it likes, and notes that
 * something planned is published now when another test has written a post whose hour comes meanwhile.
 */
export function isOfPublishing(request: Request): boolean {
  if (!/documents:(commit|batchGet)/.test(request.url())) return false;
  const { documents, writes } = request.postDataJSON() ?? {};
  const names = documents ?? writes?.map(({ update }: { update?: { name: string } }) => update?.name);
  return Array.isArray(names) && names.every((name) => /\/config\/(publish|build)$/.test(name));
}

/**
 * Makes the next read of a document fail, those about publishing not counted: a page that has lost the answer to a batch can't
 * look up what was stored (core/cloud/commit.ts).
 * @param path a part of the document's path.
 */
export async function cutNextRead(context: BrowserContext, path = ''): Promise<void> {
  let isCut = false;
  await context.route(/documents:batchGet/, async (route) => {
    const request = route.request();
    const isOther = !request.postData()?.includes(path) || isOfPublishing(request);
    if (isCut || request.method() === 'OPTIONS' || isOther) return route.fallback();
    isCut = true;
    await route.abort();
  });
}

/**
 * Makes one matching request fail, those about publishing not counted; with `answerLost` the service handles the request,
 * its response is lost, and the network is gone for a moment.
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
    if (isCut || request.method() === 'OPTIONS' || isOfPublishing(request)) return route.fallback();
    isCut = true;
    if (answerLost) {
      await route.fetch();
      if (request.url().includes(':commit')) await cutNextRead(context);
    }
    await route.abort();
  });
  return () => isCut;
}
