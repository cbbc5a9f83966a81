import { atom, type ReadableAtom } from 'nanostores';
import { codeOf } from '#core/cloud/errors.ts';
import { slugFromPath } from '#core/words/slug.ts';
import { reads, reportFailedRead } from './failures.ts';

type UnbuiltState<Item> =
  | { state: 'loading' }
  | { state: 'unknown' }
  | { state: 'failed' }
  | { state: 'found'; item: Item };

interface UnbuiltStore<Item> {
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

export function showUnbuilt<Item>(
  root: HTMLElement,
  { $unbuilt, load, fail }: UnbuiltStore<Item>,
  fill: (item: Item) => Promise<void>,
): void {
  const toggle = (selector: string, shown: boolean) => {
    for (const element of root.querySelectorAll<HTMLElement>(selector)) element.hidden = !shown;
  };
  const again = () => load(location.pathname);
  $unbuilt.subscribe(async (unbuilt) => {
    toggle('[data-loader]', unbuilt.state !== 'failed');
    toggle('[data-unknown]', unbuilt.state === 'unknown');
    toggle('[data-failed], [data-retry]', unbuilt.state === 'failed');
    if (unbuilt.state !== 'found') return;
    try {
      await fill(unbuilt.item);
    } catch (error) {
      fail(error);
      return;
    }
    toggle('[data-waiting]', false);
    toggle('[data-filled]', true);
  });
  root.querySelector('[data-retry]')?.addEventListener('click', again);
  again();
}

export const slotsOf = (root: HTMLElement) => ({
  slot: <Kind extends HTMLElement>(name: string) => root.querySelector<Kind>(`[data-slot="${name}"]`),
  say(name: string, text: string): void {
    const element = root.querySelector(`[data-slot="${name}"]`);
    if (element) element.textContent = text;
  },
});
