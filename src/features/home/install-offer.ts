import { inlineScript } from '#core/page/inline-script.ts';

declare global {
  interface Window {
    installOffer?: Event; // the browser's install event, until it is used
  }
}

/** Inline, because the browser sends the event once and possibly before the module is loaded (AppBlock.astro). */
export const keepOfferScript: string = inlineScript(keepOffer);

function keepOffer(): void {
  addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault();
    window.installOffer = event;
  });
}
