import { kept } from '#core/device/device-storage.ts';
import { noticesKey } from '#core/device/page-storage-keys.ts';
import { keptListIn } from './bell.ts';

/** Answers to questions and works that the user has not read, as the bell has left them on the device (START-3). */
export function answersToday({ uid, now }: { uid: string; now: number }): { text: string; href: string }[] {
  const { items, readUntil } = keptListIn(kept(noticesKey(uid)), now);
  return items
    .filter(({ kind, at }) => (kind === 'answer' || kind === 'work') && at > readUntil)
    .map(({ title, path }) => ({ text: title, href: path }));
}
