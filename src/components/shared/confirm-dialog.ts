import { element } from './element.ts';

interface Question {
  title: string;
  /** What will happen after «yes». */
  text: string;
  yes: string;
  no: string;
}

let count = 0;

/**
 * Asks a question in the browser's own modal dialog, outside of islands. The focus goes to the harmless answer and
 * afterwards back to where it was.
 * @returns whether the user agreed.
 */
export function ask({ title, text, yes, no }: Question): Promise<boolean> {
  count += 1;
  const id = `question-${count}`;
  const button = (className: string, label: string, answer: string) => {
    const made = element('button', { className, type: 'button' }, label);
    made.addEventListener('click', () => dialog.close(answer));
    return made;
  };
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
  // A click outside the content targets the dialog itself, because it hits the backdrop.
  dialog.addEventListener('click', ({ target }) => target === dialog && dialog.close('no'));
  document.body.append(dialog);
  return new Promise((resolve) => {
    dialog.addEventListener('close', () => {
      dialog.remove();
      resolve(dialog.returnValue === 'yes');
    });
    dialog.showModal();
  });
}
