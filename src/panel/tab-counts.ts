import { atom, computed, type ReadableAtom } from 'nanostores';
import { sessionReads } from '#core/session/reading.ts';
import { $session } from '#core/session/session.ts';
import { limits } from '#core/words/limits.ts';
import { countMessages, countOrders, countQuestions, countWorks } from '#registry/waiting.ts';
import { onTaught } from './taught.ts';

// What waits for staff, for the names of the tabs. The lists themselves come with their tabs.

export type Count = number | 'failed' | null;

export type TabCount = readonly [ReadableAtom<Count>, () => Promise<void>];

/** Read when the panel is opened, and after each change; `null` before it is known. A failure keeps what is known. */
function tabCount(read: () => Promise<number>): TabCount {
  const $count = atom<Count>(null);
  const reads = sessionReads(() => $count.set(null));
  const count = async (): Promise<void> => {
    // The change that asks for it may have ended after a sign-out.
    if ($session.get().state === 'guest') return;
    await reads.read(
      read,
      (found) => $count.set(found),
      count,
      () => $count.set($count.get() ?? 'failed'),
    );
  };
  onTaught(() => $count.get() !== null && count());
  return [$count, count];
}

export const newMessages = tabCount(countMessages);
export const [$newMessages, countNewMessages] = newMessages;

export const openQuestions = tabCount(countQuestions);
export const [$openQuestions, countOpenQuestions] = openQuestions;

export const openWorks = tabCount(countWorks);
export const [, countOpenWorks] = openWorks;

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
  [waitingOrders[0], newMessages[0], openQuestions[0], openWorks[0]],
  (order, message, question, work): Record<WaitingTab, Count> => ({ order, message, question, work }),
);

export function countWaiting(): void {
  for (const [, count] of Object.values(waitingTabs)) count();
}

export const shownCount = (count: Count): string =>
  typeof count !== 'number' || count === 0 ? '' : count >= limits.page ? `${limits.page}+` : String(count);
