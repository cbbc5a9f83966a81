import { kept } from '#core/device/device-storage.ts';
import { noticesKey } from '#core/device/page-storage-keys.ts';
import { keptListIn } from './bell.ts';

/** Answers to questions and works that the user has not read, as the bell has left them on the device (START-3). A kind that is switched off is never read there. */
export function answersToday({ uid, now }: { uid: string; now: number }): { text: string; href: string }[] {
  const { items, readUntil, off } = keptListIn(kept(noticesKey(uid)), now);
  return items
    .filter(({ kind, at }) => (kind === 'answer' || kind === 'work') && !off.includes(kind) && at > readUntil)
    .map(({ title, path }) => ({ text: title, href: path }));
}
