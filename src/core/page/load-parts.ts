// Every guest loads this file, so all other error texts are in report-failed-part.client.ts.
import { unreachable } from '#core/cloud/missing-part-texts.ts';

/** Listeners add to the event's `detail` what the sender waits for. */
export const partFailed = 'kodyol:part-failed';

/** Resolves when outdated-page.ts has found no newer page that would have the part. */
export async function whenNotOutdated(): Promise<void> {
  const waits: Promise<unknown>[] = [];
  globalThis.dispatchEvent?.(new CustomEvent(partFailed, { detail: waits }));
  await Promise.all(waits);
}

type Load<Part> = () => Promise<Part>;

/** Without the part the page works as usual. Only an error of loading is caught; the next call tries again. */
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

export const need = <Part>(load: Load<Part>, use: (part: Part) => unknown): Promise<void> =>
  enhance(load, use, (error) => reportFailedPart(error, () => need(load, use)));

/** If this code can't be loaded either, the text alone is shown, and the next press or the network tries again. */
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
