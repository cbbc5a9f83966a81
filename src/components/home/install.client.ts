// Installs the site as an app if the browser offers it, otherwise shows the steps (HOME-6).

import { need } from '#components/shared/load-parts.ts';
import { installing } from '#messages/home/install.ts';

/** Chromium's own event; TypeScript does not know it. */
interface InstallOffer extends Event {
  prompt(): Promise<{ outcome: 'accepted' | 'dismissed' }>;
}
const isOffer = (event: Event | undefined): event is InstallOffer => event !== undefined && 'prompt' in event;

const say = (text: string) =>
  need(
    () => import('#components/shared/toasts.client.ts'),
    ({ showToast }) => showToast({ kind: 'good', text }),
  );

for (const button of document.querySelectorAll<HTMLElement>('[data-install]')) {
  const system = button.dataset.install ?? '';
  button.addEventListener('click', async () => {
    if (matchMedia('(display-mode: standalone)').matches) return say(installing.already);
    const offer = window.installOffer;
    if (isOffer(offer) && system === 'android') {
      const { outcome } = await offer.prompt();
      // An offer can be used only once.
      delete window.installOffer;
      return say(outcome === 'accepted' ? installing.installed : installing.dismissed);
    }
    const dialog = document.querySelector<HTMLDialogElement>(`[data-steps="${system}"]`);
    dialog?.showModal();
  });
}

for (const dialog of document.querySelectorAll<HTMLDialogElement>('[data-steps]')) {
  // A click outside the content targets the dialog itself. Ignore the second click of a double click that opened it.
  dialog.addEventListener('click', ({ target, detail }) => target === dialog && detail < 2 && dialog.close());
}
