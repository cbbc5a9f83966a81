// Parts of the site that are fetched when they are first needed. Offline, or after a newer deploy, none of them may come.
import { loadPart } from '#stores/lib/load-part.ts';

/** A part that somebody has asked for: when it does not come that is said, with a way to try again. */
export async function need<Part>(load: () => Promise<Part>, use: (part: Part) => unknown): Promise<void> {
  let part: Part;
  try {
    part = await loadPart(load);
  } catch (error) {
    return sayFailed(error, () => need(load, use));
  }
  await use(part);
}

/** A part without which the page does what it does by itself, or what `otherwise` says. The next call asks again. */
export async function enhance<Part>(
  load: () => Promise<Part>,
  use: (part: Part) => void,
  otherwise: () => void = () => {},
): Promise<void> {
  let part: Part;
  try {
    part = await loadPart(load);
  } catch (error) {
    console.warn(error);
    return otherwise();
  }
  use(part);
}

/** What says that something failed is such a part, too: without it the words stand there alone, without a way to retry. */
export async function sayFailed(error: unknown, retry: () => void): Promise<void> {
  await enhance(
    () => import('./failed-part.client.ts'),
    (part) => part.sayFailed(error, retry),
    () => {
      const region = document.querySelector<HTMLElement>('[data-toasts]');
      const words = document.createElement('p');
      words.className = 'toast bad';
      words.textContent = region?.dataset.unreachable ?? '';
      region?.replaceChildren(words);
      document.addEventListener('click', () => words.remove(), { once: true });
    },
  );
}
