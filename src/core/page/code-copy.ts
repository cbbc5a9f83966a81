import { copyCode } from '#core/views/code-block-texts.ts';
import { element } from '#core/views/element.ts';
import { enhance } from './load-parts.ts';

/** READ-3. */
export function addCopyButtons(root: ParentNode): void {
  for (const head of root.querySelectorAll('.code-head')) {
    const button = element('button', { type: 'button', lang: 'az' }, copyCode.button);
    // The editor of a playground keeps its text in its element, too.
    button.addEventListener('click', () => copy(head.nextElementSibling?.textContent ?? ''));
    head.append(button);
  }
}

async function copy(text: string): Promise<void> {
  const isCopied = await navigator.clipboard.writeText(text).then(
    () => true,
    () => false,
  );
  await enhance(
    () => import('#core/views/toasts.client.ts'),
    ({ showToast }) =>
      showToast({
        ...(isCopied ? { kind: 'good', text: copyCode.done } : { kind: 'bad', text: copyCode.failed }),
        about: copyCode,
      }),
  );
}
