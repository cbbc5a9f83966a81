import { atom, type ReadableAtom } from 'nanostores';
import { codeOf } from '#domain/errors.ts';
import { slugFromPath } from '#domain/slug.ts';
import { reportFailedRead } from './failures.ts';

export type Newest<Item> =
  | { state: 'loading' }
  | { state: 'unknown' }
  | { state: 'failed' }
  | { state: 'found'; item: Item };

export interface NewestStore<Item> {
  $newest: ReadableAtom<Newest<Item>>;
  load(path: string): Promise<void>;
}

/**
 * What stands at an address below `folder` and is newer than the build (BLOG-9, CODE-2).
 * @param find asks the gateway for a slug, `null` when there is no such document.
 */
export function newestStore<Item>(
  folder: string,
  find: (slug: string) => Promise<Item | null>,
): NewestStore<Item> {
  const $newest = atom<Newest<Item>>({ state: 'loading' });
  let asked = '';
  const again = () => load(asked);
  const load = async (path: string): Promise<void> => {
    asked = path;
    $newest.set({ state: 'loading' });
    const slug = askedSlug(path.slice(folder.length));
    try {
      const item = slug === null ? null : await find(slug);
      $newest.set(item ? { state: 'found', item } : { state: 'unknown' });
    } catch (error) {
      // A site built from content/ alone has nothing newer.
      if (codeOf(error) === 'not-configured') return $newest.set({ state: 'unknown' });
      $newest.set({ state: 'failed' });
      reportFailedRead(error, again);
    }
  };
  return { $newest, load };
}

/** An address that does not decode, or lies deeper than a document can, names none. */
function askedSlug(rest: string): string | null {
  const part = rest.replace(/\/$/, '');
  return part === '' || part.includes('/') ? null : slugFromPath(part);
}
