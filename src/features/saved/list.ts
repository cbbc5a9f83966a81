import { atom } from 'nanostores';
import { kept } from '#core/device/device-storage.ts';
import { sessionKey } from '#core/device/storage-keys.ts';
import { loadPart } from '#core/page/load-part.ts';
import { $saved, deviceList } from './device-list.ts';
import { isSaved, kindOfSaved, linkOfSaved, savedItems } from './saved.ts';
import { watchSaved } from './store.ts';

export const $missing = atom<ReadonlySet<string>>(new Set());

let published: { paths: ReadonlySet<string>; readAt: number } | null = null;
let isAsked = false;

/** @param missed says that the account's list did not come: the page may look as if nothing was saved. */
export function openList(missed: (error: unknown, retry: () => void) => unknown): void {
  watchSaved();
  const joinAccount = (): Promise<unknown> =>
    loadPart(() => import('./account-list.ts')).then(
      ({ openSaved }) => openSaved(),
      (error) => missed(error, joinAccount),
    );
  if (kept(sessionKey) !== null) joinAccount();
  $saved.subscribe((entries) => {
    settle();
    const hasPages = savedItems(entries).some(({ address }) => kindOfSaved(address) !== 'videos');
    if (hasPages && !isAsked) ask();
  });
}

/** Offline, or on a host without the files, nothing is said about the pages. */
async function ask(): Promise<void> {
  isAsked = true;
  try {
    const { readPublished } = await loadPart(() => import('./gateway.ts'));
    published = await readPublished();
    settle();
  } catch (error) {
    isAsked = false;
    console.warn(error);
  }
}

/** A page that was saved after the build had read its content may be newer than the build. */
const isGone = (address: string, at: number): boolean =>
  published !== null && at < published.readAt && !published.paths.has(linkOfSaved(address));

function settle(): void {
  const entries = $saved.get();
  const pages = savedItems(entries).filter(
    ({ address, at }) => kindOfSaved(address) !== 'videos' && isGone(address, at),
  );
  const videos = deviceList().missing.filter((address) => isSaved(entries, address));
  $missing.set(new Set([...pages.map(({ address }) => address), ...videos]));
}
