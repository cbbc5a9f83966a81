// The head of the result, with the button that runs the code (CODE-5). A script adds it, so that no press is lost and
// visitors without JavaScript do not see it. Everything else is loaded with the first press.

import { element } from '#components/shared/element.ts';
import { enhance, reportFailedPart } from '#components/shared/load-parts.ts';
import { runCode } from '#messages/code/run-code.ts';

/** Adds the button to every playground below `root`. `title` is the snippet's. */
export function addRunButtons(root: ParentNode, title: string): void {
  for (const playground of root.querySelectorAll<HTMLElement>('[data-playground]')) {
    const name = element('p', { className: 'pane-name' }, runCode.title);
    const button = element('button', { type: 'button', className: 'more' }, runCode.run);
    const head = element('div', { className: 'result-head' }, name, button);
    const invitation = element('p', { className: 'invitation' }, runCode.invitation);
    playground.querySelector('[data-result]')?.append(head, invitation);
    button.addEventListener('click', () => press(playground, button, title), { once: true });
  }
}

async function press(playground: HTMLElement, button: HTMLButtonElement, title: string): Promise<void> {
  const retry = () => press(playground, button, title);
  button.setAttribute('aria-busy', 'true');
  await enhance(
    () => import('./playground.ts'),
    ({ openPlayground }) => openPlayground(playground, button, title),
    (error) => {
      button.addEventListener('click', retry, { once: true });
      return reportFailedPart(error, retry);
    },
  );
  button.removeAttribute('aria-busy');
}
