import { atom, type ReadableAtom } from 'nanostores';
import { codeOf } from '#domain/errors.ts';
import { slugFromPath } from '#domain/slug.ts';
import { reportFailedRead } from './failures.ts';
import { latest } from './lib/latest.ts';

export type Newest<Item> =
  | { state: 'loading' }
  | { state: 'unknown' }
  | { state: 'failed' }
  | { state: 'found'; item: Item };

export interface NewestStore<Item> {
  $newest: ReadableAtom<Newest<Item>>;
  load(path: string): Promise<void>;
  /** It was found and could not be shown: a failure like that of the read. */
  fail(error: unknown): void;
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
  const requests = latest();
  let asked = '';
  const again = () => load(asked);
  const load = async (path: string): Promise<void> => {
    asked = path;
    const isLatest = requests.begin();
    $newest.set({ state: 'loading' });
    const slug = askedSlug(path.slice(folder.length));
    try {
      const item = slug === null ? null : await find(slug);
      if (isLatest()) $newest.set(item ? { state: 'found', item } : { state: 'unknown' });
    } catch (error) {
      if (!isLatest()) return;
      // A site built from content/ alone has nothing newer.
      if (codeOf(error) === 'not-configured') return $newest.set({ state: 'unknown' });
      fail(error);
    }
  };
  const fail = (error: unknown): void => {
    $newest.set({ state: 'failed' });
    reportFailedRead(error, again);
  };
  return { $newest, load, fail };
}

/** An address that does not decode, or lies deeper than a document can, names none. */
function askedSlug(rest: string): string | null {
  const part = rest.replace(/\/$/, '');
  return part === '' || part.includes('/') ? null : slugFromPath(part);
}
