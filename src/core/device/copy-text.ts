import { showToast } from '#core/views/toasts.ts';

export const copyText = (text: string, said: { copied: string; notCopied: string }): Promise<void> =>
  navigator.clipboard.writeText(text).then(
    () => showToast({ kind: 'good', text: said.copied, about: copyText }),
    () => showToast({ kind: 'bad', text: said.notCopied, about: copyText }),
  );
