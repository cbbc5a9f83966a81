/** A start tag of a picture, up to the next angle bracket: so the search never goes back, whatever authors write. */
const pictureTag = /<img\s[^<>]*>/g;
const source = /(\ssrc=")([^"]+)"/;

/**
 * Author HTML with other addresses of its pictures. `change` gets the address of each picture, and gives what shall stand
 * in its place, with further attributes if there are any; `null` leaves it. A picture with an angle bracket in one of its
 * attributes is left as it is.
 */
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
