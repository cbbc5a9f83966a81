import { uploads as texts } from '#features/cms/texts.ts';
import { collections } from './collections.ts';

interface Entry {
  slug: string;
  /** Its file. */
  raw: string;
}

/**
 * Asks before a picture is deleted, and refuses while entries show it: without it the next build would fail. Decap calls this
 * (src/features/cms/cms-build.ts).
 * @param path of the picture's file. @param entriesOf reads all entries of a collection.
 */
export async function mayDelete(
  path: string,
  entriesOf: (collection: string) => Promise<Entry[]>,
): Promise<boolean> {
  const name = path.slice(path.lastIndexOf('/') + 1);
  const users = await usersOf(path, entriesOf).catch(() => null);
  if (users === null) alert(texts.unknownUsers(name));
  else if (users.length > 0) alert(texts.used(name, users));
  else return confirm(texts.deletePicture(name));
  return false;
}

/** The entries that name a picture, with their collection. */
export async function usersOf(
  path: string,
  entriesOf: (collection: string) => Promise<Entry[]>,
): Promise<string[]> {
  const address = path.replace(/^content/, '').normalize('NFC');
  const all = await Promise.all(
    collections
      .filter((collection) => 'folder' in collection)
      .map(async ({ name, label }) =>
        (await entriesOf(name))
          .filter(({ raw }) =>
            [raw, raw.replaceAll(/(%[\dA-F]{2})+/gi, decoded)].some((text) =>
              text.normalize('NFC').includes(address),
            ),
          )
          .map(({ slug }) => `${label}: ${slug}`),
      ),
  );
  return all.flat();
}

/** A text of Markdown may name a picture in either spelling. */
function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}
