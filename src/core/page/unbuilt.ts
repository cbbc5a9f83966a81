import { atom, type ReadableAtom } from 'nanostores';
import { codeOf } from '#core/cloud/errors.ts';
import { slugFromPath } from '#core/words/slug.ts';
import { reads, reportFailedRead } from './failures.ts';

type UnbuiltState<Item> =
  | { state: 'loading' }
  | { state: 'unknown' }
  | { state: 'failed' }
  | { state: 'found'; item: Item };

export interface UnbuiltStore<Item> {
  $unbuilt: ReadableAtom<UnbuiltState<Item>>;
  load(path: string): Promise<void>;
  fail(error: unknown): void;
}

/** Newer than the build (BLOG-9, CODE-2), or in no build (LEARN-8). `find` gives `null` for none. */
export function unbuiltStore<Item>(
  folder: string,
  find: (slug: string) => Promise<Item | null>,
): UnbuiltStore<Item> {
  const $unbuilt = atom<UnbuiltState<Item>>({ state: 'loading' });
  const { read } = reads();
  let asked = '';
  const again = () => load(asked);
  const load = async (path: string): Promise<void> => {
    asked = path;
    $unbuilt.set({ state: 'loading' });
    const slug = askedSlug(path.slice(folder.length));
    const ask = async () => (slug === null ? null : await find(slug));
    await read(
      () => ask().catch(unlessUnconfigured),
      (item) => $unbuilt.set(item ? { state: 'found', item } : { state: 'unknown' }),
      again,
      setFailed,
    );
  };
  const setFailed = () => $unbuilt.set({ state: 'failed' });
  const fail = (error: unknown): void => {
    setFailed();
    reportFailedRead(error, again);
  };
  return { $unbuilt, load, fail };
}

/** Without Firebase there is nothing newer than the build. */
function unlessUnconfigured(error: unknown): null {
  if (codeOf(error) === 'not-configured') return null;
  throw error;
}

function askedSlug(rest: string): string | null {
  const part = rest.replace(/\/$/, '');
  return part === '' || part.includes('/') ? null : slugFromPath(part);
}
