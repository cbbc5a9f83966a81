import { placesPrefix } from '#core/device/page-storage-keys.ts';
import { sessionKey } from '#core/device/storage-keys.ts';
import { inlineScript } from '#core/page/inline-script.ts';
import { todayPrefix } from '#features/today/today.ts';

export const continueScript: string = inlineScript(showContinue, placesPrefix, todayPrefix, sessionKey);

/** Inline behind the button, before the first paint (LEARN-3, START-3); again when another tab or the back/forward cache reports a change. */
function showContinue(places: string, today: string, session: string): void {
  const box = document.querySelector<HTMLElement>('[data-continue]');
  const link = box?.querySelector('a');
  const start = document.querySelector('[data-start]');
  const due = document.querySelector<HTMLElement>('[data-today]');
  if (!box || !link || !due) return;
  const show = () => {
    box.hidden = true;
    try {
      const of = (key: string) => JSON.parse(localStorage[key]);
      const { uid, unverified } = of(session);
      // «Bu gün» gets the room that it had last (START-3), or that the first step of a new user needs (START-1).
      due.style.minBlockSize = localStorage[today + uid] ?? (unverified ? '240px' : '');
      const { href, text } = of(places + uid).last;
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
