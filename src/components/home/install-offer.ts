import { inlineScript } from '#components/shared/inline-script.ts';

declare global {
  interface Window {
    /** The browser's offer to install the site, until it is taken. */
    installOffer?: Event;
  }
}

/** Inline, because the browser makes its offer once, and may be earlier than the module (install.client.ts). */
export const keepOfferScript: string = inlineScript(keepOffer);

function keepOffer(): void {
  addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault();
    window.installOffer = event;
  });
}
