import { doubleClickTime } from '#core/page/shell.ts';
import { element } from './element.ts';

interface Question {
  title: string;
  text: string; // what «yes» will do
  yes: string;
  no: string;
}

let count = 0;

const near = 20; // px

/** The second press of a double click on an answer would act on what lies below. A browser may count it as a first one. */
function swallowSecond(answer: MouseEvent): void {
  const isSecond = ({ detail, timeStamp, clientX, clientY, target }: MouseEvent) =>
    timeStamp - answer.timeStamp < doubleClickTime &&
    Math.hypot(clientX - answer.clientX, clientY - answer.clientY) < near &&
    (detail > 1 || !(target instanceof Element && target.closest('dialog')));
  const stop = (event: MouseEvent) => {
    if (!isSecond(event)) return;
    event.preventDefault();
    event.stopImmediatePropagation();
  };
  addEventListener('click', stop, { capture: true });
  setTimeout(() => removeEventListener('click', stop, { capture: true }), doubleClickTime);
}

/** The focus goes to the harmless answer, then back. `until` ends the question: nobody has agreed. @returns whether the user agreed. */
export function ask({ title, text, yes, no }: Question, until?: AbortSignal): Promise<boolean> {
  count += 1;
  const id = `question-${count}`;
  const button = (className: string, label: string, answer: string) =>
    element(
      'button',
      {
        className,
        type: 'button',
        onclick: (event) => {
          // A key has no place.
          if (event.detail > 0) swallowSecond(event);
          dialog.close(answer);
        },
      },
      label,
    );
  const dialog = element(
    'dialog',
    { className: 'steps' },
    element('div', { className: 'hasiye' }),
    element('h2', { id: `${id}-title` }, title),
    element('p', { id: `${id}-text` }, text),
    element('div', { className: 'row' }, button('button quiet', no, 'no'), button('button', yes, 'yes')),
  );
  dialog.setAttribute('aria-labelledby', `${id}-title`);
  dialog.setAttribute('aria-describedby', `${id}-text`);
  // A click outside hits the backdrop, the dialog itself. The second click of a double click that asked is no answer.
  dialog.addEventListener('click', ({ target, detail }) => target === dialog && detail < 2 && dialog.close());
  until?.addEventListener('abort', () => dialog.close());
  document.body.append(dialog);
  return new Promise((resolve) => {
    dialog.addEventListener('close', () => {
      dialog.remove();
      resolve(dialog.returnValue === 'yes');
    });
    dialog.showModal();
  });
}
