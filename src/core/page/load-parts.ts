// Parts of the site that are loaded when they are first needed. Each can fail to load, offline or after a newer deploy.
// Every guest loads this file, so all other error texts are in report-failed-part.client.ts.
import { unreachable } from '#core/cloud/unreachable-texts.ts';
import { whenNotOutdated } from './part-failed.ts';

type Load<Part> = () => Promise<Part>;

/**
 * Loads an optional part: without it the page works as usual, or `otherwise` handles the error. Only an error of
 * loading is caught; the next call tries to load again.
 */
export async function enhance<Part>(
  load: Load<Part>,
  use: (part: Part) => unknown = () => {},
  otherwise: (error: unknown) => unknown = console.warn,
): Promise<void> {
  let part: Part;
  try {
    part = await load();
  } catch (error) {
    await whenNotOutdated();
    await otherwise(error);
    return;
  }
  await use(part);
}

/** Loads a part that the user has asked for: a failure is shown, with a retry. */
export const need = <Part>(load: Load<Part>, use: (part: Part) => unknown): Promise<void> =>
  enhance(load, use, (error) => reportFailedPart(error, () => need(load, use)));

/** The code that shows failures is such a part, too: if it can't be loaded, the text is shown, and what is missing is tried again when the network is back or at the next press. */
export const reportFailedPart = (error: unknown, retry: () => void): Promise<void> =>
  enhance(
    () => import('./report-failed-part.client.ts'),
    (part) => part.reportFailedPart(error, retry),
    () => {
      const region = document.querySelector<HTMLElement>('[data-toasts]');
      if (region) region.innerHTML = `<p class="toast bad">${unreachable}</p>`;
      const waiting = new AbortController();
      const again = () => {
        waiting.abort();
        region?.replaceChildren();
        if (navigator.onLine) retry();
      };
      addEventListener('online', again, waiting);
      addEventListener('click', again, waiting);
    },
  );
