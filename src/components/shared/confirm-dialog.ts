interface Question {
  title: string;
  /** What would happen. */
  text: string;
  yes: string;
  no: string;
}

let count = 0;

/**
 * A question in the browser's own modal dialog, outside of islands. The focus goes to the harmless answer and afterwards
 * back to where it was.
 * @returns whether it was agreed to.
 */
export function ask({ title, text, yes, no }: Question): Promise<boolean> {
  count += 1;
  const id = `question-${count}`;
  const dialog = document.createElement('dialog');
  dialog.className = 'steps';
  dialog.setAttribute('aria-labelledby', `${id}-title`);
  dialog.setAttribute('aria-describedby', `${id}-text`);
  const line = document.createElement('div');
  line.className = 'hasiye';
  const heading = Object.assign(document.createElement('h2'), { id: `${id}-title`, textContent: title });
  const words = Object.assign(document.createElement('p'), { id: `${id}-text`, textContent: text });
  const row = document.createElement('div');
  row.className = 'row';
  const button = (className: string, label: string, answer: string) => {
    const made = Object.assign(document.createElement('button'), { className, type: 'button' });
    made.textContent = label;
    made.addEventListener('click', () => dialog.close(answer));
    return made;
  };
  row.append(button('button quiet', no, 'no'), button('button', yes, 'yes'));
  dialog.append(line, heading, words, row);
  // A click beside its content is one on its backdrop.
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
