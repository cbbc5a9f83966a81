const pictureTag = /<img\s[^<>]*>/g; // no `<`, so that the search never goes back
const source = /(\ssrc=")([^"]+)"/;

/** `change` gets each picture's address and gives what stands in its place, with further attributes; `null` leaves it. */
export const withAddresses = (
  html: string,
  change: (address: string) => { src: string; attributes?: string } | null,
): string =>
  html.replace(pictureTag, (tag) =>
    tag.replace(source, (whole, before: string, address: string) => {
      const changed = change(address);
      return changed === null ? whole : `${before}${changed.src}"${changed.attributes ?? ''}`;
    }),
  );
