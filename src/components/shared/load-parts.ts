// Parts of the site that are fetched when they are first needed. Offline, or after a newer deploy, none of them may come.
// Every guest loads this, so what an error is called stays in the part that says it (report-failed-part.client.ts).

type Load<Part> = () => Promise<Part>;

/**
 * A part without which the page does what it does by itself, or what `otherwise` says. Only a part that does not come is
 * caught; the next call asks again.
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
    await otherwise(error);
    return;
  }
  await use(part);
}

/** A part that somebody has asked for: when it does not come that is said, with a way to try again. */
export const need = <Part>(load: Load<Part>, use: (part: Part) => unknown): Promise<void> =>
  enhance(load, use, (error) => reportFailedPart(error, () => need(load, use)));

/** What says that something failed is such a part, too: without it the words stand there alone, without a way to retry. */
export const reportFailedPart = (error: unknown, retry: () => void): Promise<void> =>
  enhance(
    () => import('./report-failed-part.client.ts'),
    (part) => part.reportFailedPart(error, retry),
    () => {
      const region = document.querySelector<HTMLElement>('[data-toasts]');
      if (region) region.innerHTML = `<p class="toast bad">${region.dataset.unreachable}</p>`;
      document.addEventListener('click', () => region?.replaceChildren(), { once: true });
    },
  );
