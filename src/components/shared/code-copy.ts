import { codeBlocks } from '#messages/shared/code-blocks.ts';
import { element } from './element.ts';
import { enhance } from './load-parts.ts';

/** Gives every framed code below `root` its copy button (READ-3). */
export function addCopyButtons(root: ParentNode): void {
  for (const head of root.querySelectorAll('.code-head')) {
    const button = element('button', { type: 'button', lang: 'az' }, codeBlocks.copy);
    button.addEventListener('click', () => copy(textOf(head.nextElementSibling)));
    head.append(button);
  }
}

/** An edited snippet is copied as it stands in its editor. */
const textOf = (code: Element | null): string =>
  code instanceof HTMLTextAreaElement ? code.value : (code?.textContent ?? '');

async function copy(text: string): Promise<void> {
  const done = await navigator.clipboard.writeText(text).then(
    () => true,
    () => false,
  );
  // Fetched with the first click: who only reads does not pay for messages.
  await enhance(
    () => import('./toasts.client.ts'),
    ({ showToast }) =>
      showToast(done ? { kind: 'good', text: codeBlocks.copied } : { kind: 'bad', text: codeBlocks.failed }),
  );
}
