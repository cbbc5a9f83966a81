import { atom, type ReadableAtom } from 'nanostores';
import { codeOf } from '#domain/shared/errors.ts';
import { slugFromPath } from '#domain/shared/slug.ts';
import { reportFailedRead } from './failures.ts';
import { latest } from './latest.ts';

type UnbuiltState<Item> =
  | { state: 'loading' }
  | { state: 'unknown' }
  | { state: 'failed' }
  | { state: 'found'; item: Item };

export interface UnbuiltStore<Item> {
  $unbuilt: ReadableAtom<UnbuiltState<Item>>;
  load(path: string): Promise<void>;
  /** It was found and could not be shown: a failure like that of the read. */
  fail(error: unknown): void;
}

/**
 * What stands at an address below `folder` and is newer than the build (BLOG-9, CODE-2).
 * @param find asks the gateway for a slug, `null` when there is no such document.
 */
export function unbuiltStore<Item>(
  folder: string,
  find: (slug: string) => Promise<Item | null>,
): UnbuiltStore<Item> {
  const $unbuilt = atom<UnbuiltState<Item>>({ state: 'loading' });
  const requests = latest();
  let asked = '';
  const again = () => load(asked);
  const load = async (path: string): Promise<void> => {
    asked = path;
    const isLatest = requests.begin();
    $unbuilt.set({ state: 'loading' });
    const slug = askedSlug(path.slice(folder.length));
    try {
      const item = slug === null ? null : await find(slug);
      if (isLatest()) $unbuilt.set(item ? { state: 'found', item } : { state: 'unknown' });
    } catch (error) {
      if (!isLatest()) return;
      // A site built from content/ alone has nothing newer.
      if (codeOf(error) === 'not-configured') return $unbuilt.set({ state: 'unknown' });
      fail(error);
    }
  };
  const fail = (error: unknown): void => {
    $unbuilt.set({ state: 'failed' });
    reportFailedRead(error, again);
  };
  return { $unbuilt, load, fail };
}

/** An address that does not decode, or lies deeper than a document can, names none. */
function askedSlug(rest: string): string | null {
  const part = rest.replace(/\/$/, '');
  return part === '' || part.includes('/') ? null : slugFromPath(part);
}
