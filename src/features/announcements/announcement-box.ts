import { announcementKey } from '#core/device/storage-keys.ts';
import { inlineScript } from '#core/page/inline-script.ts';

export const announcementScript: string = inlineScript(showAnnouncement, announcementKey);

/** Inline behind the box, before the first paint (TELL-1); again when another tab, the back/forward cache or bell.client.ts reports a change. */
function showAnnouncement(key: string): void {
  const box = document.querySelector<HTMLElement>('[data-announcement]');
  const show = () => {
    try {
      const link = box?.querySelector('a');
      if (!box || !link) return;
      box.hidden = true;
      const { text, link: href, until } = JSON.parse(localStorage[key]);
      link.textContent = text;
      // Without an address it opens the bell, which has the whole text.
      link.href = href || '#';
      link.toggleAttribute('data-bell', !href);
      box.hidden = Date.now() >= until;
    } catch {
      // There is none.
    }
  };
  show();
  addEventListener('storage', show);
}
