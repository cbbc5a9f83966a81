import { copiedCode } from '#messages/shared/code-blocks.ts';
import { showToast } from './toasts.client.ts';

/** Says whether code was copied (READ-3). */
export const showCopied = (isCopied: boolean): void =>
  showToast(isCopied ? { kind: 'good', text: copiedCode.done } : { kind: 'bad', text: copiedCode.failed });
