import { placesPrefix } from '#core/device/page-storage-keys.ts';
import { sessionKey } from '#core/device/storage-keys.ts';
import { inlineScript } from '#core/page/inline-script.ts';

/** The same for all courses: each inline script that differs is one more hash in the policy of their pages. */
export const firstTitleScript: string = inlineScript(showFirstTitle, placesPrefix, sessionKey);

/** Inline before the first paint: the title of the video that the page will begin with (LEARN-3), as this device knows it. */
function showFirstTitle(places: string, session: string): void {
  if (new URLSearchParams(location.search).has('v') || location.hash) return;
  try {
    const of = (key: string) => JSON.parse(localStorage.getItem(key) ?? '');
    const { videos: course } = document.querySelector<HTMLElement>('[data-videos]')?.dataset ?? {};
    const { title } = of(places + of(session).uid).courses[course ?? ''].next;
    document.querySelector('[data-now]')?.setAttribute('data-first', title);
  } catch {
    // A guest, or nothing was watched here.
  }
}
