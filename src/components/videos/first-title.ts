import { inlineScript } from '#components/shared/inline-script.ts';
import { placesPrefix, sessionKey } from '#domain/shared/storage-keys.ts';

/** @param course its path */
export const firstTitleScript = (course: string): string =>
  inlineScript(showFirstTitle, placesPrefix, sessionKey, course);

/**
 * Inline behind its place, before the first paint: the title of the video that the page will begin with (LEARN-3), as this
 * device knows it. It stands until the videos have been read. An address that names a video begins with that one.
 */
function showFirstTitle(places: string, session: string, course: string): void {
  if (new URLSearchParams(location.search).has('v') || location.hash) return;
  try {
    const of = (key: string) => JSON.parse(localStorage.getItem(key) ?? '');
    const { title } = of(places + of(session).uid).courses[course].next;
    document.querySelector('[data-now]')?.setAttribute('data-first', title);
  } catch {
    // A guest, or nothing was watched here.
  }
}
