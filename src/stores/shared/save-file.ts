/** Gives a text to the reader as a file of their downloads. */
export function saveFile(file: string, text: string, type: string): void {
  const address = URL.createObjectURL(new Blob([text], { type }));
  const link = Object.assign(document.createElement('a'), { href: address, download: file });
  link.click();
  URL.revokeObjectURL(address);
}
