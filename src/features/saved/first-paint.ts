import { savedKey, sessionKey } from '#core/device/storage-keys.ts';
import { inlineScript } from '#core/page/inline-script.ts';

export const savedScript: string = inlineScript(markSaved, savedKey, sessionKey);

/** Inline, before the first paint. A list of somebody who is not signed in counts as empty, as in saved.ts. */
function markSaved(listKey: string, hintKey: string): void {
  try {
    const of = (key: string) => JSON.parse(localStorage.getItem(key) ?? 'null');
    const list = of(listKey);
    if (list.uid && list.uid !== of(hintKey)?.uid) return;
    for (const button of document.querySelectorAll<HTMLElement>('[data-save]'))
      button.toggleAttribute('data-saved', Boolean(list.entries[button.dataset.save ?? '']?.title));
  } catch {
    // Nothing is saved, or the storage is closed to this page.
  }
}
