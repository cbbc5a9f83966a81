import type { Frame, Page, Response } from '@playwright/test';

/**
 * The bodies of the answers that come until a page, or what is done on it, asks for nothing more. All are read before this
 * returns, because a browser forgets those of a page that was left.
 */
export async function answersTo(
  page: Page,
  act: string | (() => Promise<unknown>),
  isWanted: (response: Response) => boolean,
): Promise<string[]> {
  const bodies: Promise<string>[] = [];
  const read = (response: Response) => {
    if (!isWanted(response)) return;
    const body = response.text();
    body.catch(() => {});
    bodies.push(body);
  };
  // What the page before has asked for is none of it, and can't be read any more.
  const begin = (frame: Frame) => {
    if (frame === page.mainFrame()) bodies.length = 0;
  };
  page.on('response', read);
  page.on('framenavigated', begin);
  if (typeof act === 'string') await page.goto(act, { waitUntil: 'networkidle' });
  else await act();
  page.off('response', read);
  page.off('framenavigated', begin);
  return Promise.all(bodies);
}
