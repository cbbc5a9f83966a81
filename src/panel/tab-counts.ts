import { atom, computed, type ReadableAtom } from 'nanostores';
import { sessionReads } from '#core/session/reading.ts';
import { $session } from '#core/session/session.ts';
import { limits } from '#core/words/limits.ts';
import { countMessages, countOrders, countQuestions, countWorks } from '#registry/waiting-counts.ts';
import { onTaught } from './taught.ts';

// What waits for staff, for the names of the tabs. The lists themselves come with their tabs.

export type Count = number | 'failed' | null;

export interface TabCount {
  $count: ReadableAtom<Count>;
  read(): Promise<void>;
}

/** Read when the panel is opened, and after each change; `null` before it is known. A failure keeps what is known. */
function tabCount(ask: () => Promise<number>): TabCount {
  const $count = atom<Count>(null);
  const reads = sessionReads(() => $count.set(null));
  const read = async (): Promise<void> => {
    // The change that asks for it may have ended after a sign-out.
    if ($session.get().state === 'guest') return;
    await reads.read(
      ask,
      (found) => $count.set(found),
      read,
      () => $count.set($count.get() ?? 'failed'),
    );
  };
  onTaught(() => $count.get() !== null && read());
  return { $count, read };
}

export const newMessages = tabCount(countMessages);
export const openQuestions = tabCount(countQuestions);
export const openWorks = tabCount(countWorks);
export const waitingOrders = tabCount(countOrders);

/** The tabs in which something waits for staff (PANEL-19). */
export const waitingTabs = {
  order: waitingOrders,
  message: newMessages,
  question: openQuestions,
  work: openWorks,
} as const;

export type WaitingTab = keyof typeof waitingTabs;

export const $waiting = computed(
  [waitingOrders.$count, newMessages.$count, openQuestions.$count, openWorks.$count],
  (order, message, question, work): Record<WaitingTab, Count> => ({ order, message, question, work }),
);

export function countWaiting(): void {
  for (const { read } of Object.values(waitingTabs)) read();
}

export const shownCount = (count: Count): string =>
  typeof count !== 'number' || count === 0 ? '' : count >= limits.page ? `${limits.page}+` : String(count);
