import { atom, type ReadableAtom } from 'nanostores';
import { sessionReads } from '#core/session/reading.ts';
import { $session } from '#core/session/session.ts';
import { countMessages, countOrders, countQuestions, countWorks } from '#registry/waiting.ts';

// What waits for staff, for the names of the tabs. The lists themselves come with their tabs.

export type TabCount = readonly [ReadableAtom<number | null>, () => Promise<void>];

/** Read when the panel is opened, and after each change; `null` before it is known. */
function tabCount(read: () => Promise<number>): TabCount {
  const $count = atom<number | null>(null);
  const reads = sessionReads(() => $count.set(null));
  const count = async (): Promise<void> => {
    // The change that asks for it may have ended after a sign-out.
    if ($session.get().state !== 'guest') await reads.read(read, (found) => $count.set(found), count);
  };
  return [$count, count];
}

export const newMessages = tabCount(countMessages);
export const [$newMessages, countNewMessages] = newMessages;

export const openQuestions = tabCount(countQuestions);
export const [$openQuestions, countOpenQuestions] = openQuestions;

export const openWorks = tabCount(countWorks);
export const [$openWorks, countOpenWorks] = openWorks;

export const waitingOrders = tabCount(countOrders);
export const [$waitingOrders, countWaitingOrders] = waitingOrders;
