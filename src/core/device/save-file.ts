/** Browsers read the text after the click, some only when the reader has chosen a place for it (ms). */
const readWithin = 60_000;

/** Gives a text to the reader as a file of their downloads. */
export function saveFile(file: string, text: string, type: string): void {
  const address = URL.createObjectURL(new Blob([text], { type }));
  const link = Object.assign(document.createElement('a'), { href: address, download: file });
  link.click();
  setTimeout(URL.revokeObjectURL, readWithin, address);
}
