// Makes the form of a page work when its visitor first points at it or focuses a field (docs/decisions/014).
import { need } from '#core/page/load-parts.ts';

const loadContact = () => import('./ContactForm.tsx');
const loadOrder = () => import('./OrderForm.tsx');
const loadHydrate = () => import('./hydrate.ts');

const forms = { contact: loadContact, order: loadOrder } as const;

export type MailFormName = keyof typeof forms;

const isForm = (name: string | undefined): name is MailFormName => name !== undefined && name in forms;

for (const place of document.querySelectorAll<HTMLElement>('[data-mail-form]')) {
  const { mailForm } = place.dataset;
  if (isForm(mailForm)) follow(place, mailForm);
}

function follow(place: HTMLElement, name: MailFormName): void {
  /** The form was submitted before it could send. */
  let isSentTooSoon = false;
  let isWaking = false;
  let isHydrated = false;
  const wake = () => {
    if (isWaking) return;
    isWaking = true;
    need(load, ([form, { hydrate }]) => {
      // A retry and a touch may both have loaded it.
      if (!isHydrated) hydrate(place, form.default);
      isHydrated = true;
    });
  };
  const load = async () => {
    try {
      return await Promise.all([forms[name](), loadHydrate()]);
    } catch (error) {
      isWaking = false;
      throw error;
    }
  };
  for (const touch of ['pointerover', 'focusin']) place.addEventListener(touch, wake);
  place.addEventListener('submit', (event) => {
    if (place.dataset.alive !== undefined) return;
    event.preventDefault();
    isSentTooSoon = true;
    wake();
  });
  // core/forms/Form.tsx dispatches this event when it can handle a submission, some time after React's start.
  place.addEventListener('alive', () => {
    place.dataset.alive = '';
    // Once: a form that has crashed says it again when it is shown anew.
    if (isSentTooSoon) place.querySelector('form')?.requestSubmit();
    isSentTooSoon = false;
  });
  // Its field has the focus already: the browser has put it back, or its user was faster than this script.
  if (place.contains(document.activeElement)) wake();
}
