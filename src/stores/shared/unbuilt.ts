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
  /** The document was found but could not be shown: treated like a failed read. */
  fail(error: unknown): void;
}

/**
 * The document at an address below `folder` that is newer than the build (BLOG-9, CODE-2), or that no build has (LEARN-8).
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
      // Without Firebase the site is built from content/ alone, so there is nothing newer.
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

/** The slug of an address; `null` when it can't be decoded or has more parts than a document's address. */
function askedSlug(rest: string): string | null {
  const part = rest.replace(/\/$/, '');
  return part === '' || part.includes('/') ? null : slugFromPath(part);
}
