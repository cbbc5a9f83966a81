import { showToast } from '#core/views/toasts.ts';

const readWithin = 60_000; // ms: browsers read the text after the click, some only when a place was chosen

export function saveFile(file: string, text: string, type: string): void {
  const address = URL.createObjectURL(new Blob([text], { type }));
  const link = Object.assign(document.createElement('a'), { href: address, download: file });
  link.click();
  setTimeout(URL.revokeObjectURL, readWithin, address);
}

/** `null`: no text in UTF-8, or more than `most` bytes of it. */
export async function fileText(file: File, most: number): Promise<string | null> {
  if (file.size > most) return null;
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(await file.arrayBuffer());
  } catch {
    return null;
  }
}

export const copyText = (text: string, said: { copied: string; notCopied: string }): Promise<void> =>
  navigator.clipboard.writeText(text).then(
    () => showToast({ kind: 'good', text: said.copied, about: copyText }),
    () => showToast({ kind: 'bad', text: said.notCopied, about: copyText }),
  );
