import { placesPrefix } from '#core/device/page-storage-keys.ts';
import { sessionKey } from '#core/device/storage-keys.ts';
import { inlineScript } from '#core/page/inline-script.ts';

export const continueScript: string = inlineScript(showContinue, placesPrefix, sessionKey);

/** Inline behind the button, before the first paint (LEARN-3); again when another tab or the back/forward cache reports a change. */
function showContinue(places: string, session: string): void {
  const box = document.querySelector<HTMLElement>('[data-continue]');
  const link = box?.querySelector('a');
  const start = document.querySelector('[data-start]');
  if (!box || !link) return;
  const show = () => {
    box.hidden = true;
    try {
      const of = (key: string) => JSON.parse(localStorage.getItem(key) ?? '');
      const { href, text } = of(places + of(session).uid).last;
      link.href = href;
      box.lastChild?.replaceWith(text);
      box.hidden = false;
    } catch {
      // A guest, or nothing was watched here.
    }
    // One main action.
    start?.classList.toggle('quiet', !box.hidden);
  };
  show();
  addEventListener('storage', show);
}
