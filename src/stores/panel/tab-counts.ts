import { atom, type ReadableAtom } from 'nanostores';
import { sessionReads } from '#stores/accounts/reading.ts';
import { $session } from '#stores/accounts/session.ts';
import { loadPart } from '#stores/shared/load-part.ts';

// What waits for staff, for the names of the tabs. The lists themselves come with their tabs.

export type TabCount = readonly [ReadableAtom<number | null>, () => Promise<void>];

/** A number that is read when the panel is opened, and after each change; `null` before it is known. */
function tabCount(read: () => Promise<number>): TabCount {
  const $count = atom<number | null>(null);
  const reads = sessionReads(() => $count.set(null));
  const count = async (): Promise<void> => {
    // The change that asks for it may have ended after a sign-out.
    if ($session.get().state !== 'guest') await reads.read(read, (found) => $count.set(found), count);
  };
  return [$count, count];
}

/** How many messages are new (INBOX-2). */
export const newMessages = tabCount(async () =>
  (await loadPart(() => import('#gateways/staff/messages.ts'))).staffMessages.countNew(),
);
export const [$newMessages, countNewMessages] = newMessages;

/** How many questions wait for an answer (ASK-2). */
export const openQuestions = tabCount(async () =>
  (await loadPart(() => import('#gateways/staff/questions.ts'))).staffQuestions.countOpen(),
);
export const [$openQuestions, countOpenQuestions] = openQuestions;

/** How many works are with staff (TASK-2). */
export const openWorks = tabCount(async () =>
  (await loadPart(() => import('#gateways/staff/works.ts'))).staffWorks.countOpen(),
);
export const [$openWorks, countOpenWorks] = openWorks;

/** How many orders are new or have a receipt that nobody has looked at (PAY-3). */
export const waitingOrders = tabCount(async () =>
  (await loadPart(() => import('#gateways/staff/orders.ts'))).staffOrders.countWaiting(),
);
export const [$waitingOrders, countWaitingOrders] = waitingOrders;
