import { atom, type ReadableAtom } from 'nanostores';
import { sessionReads } from '#stores/accounts/reading.ts';
import { $session } from '#stores/accounts/session.ts';
import { loadPart } from '#stores/shared/load-part.ts';

// What waits for staff, for the names of the tabs. The lists themselves come with their tabs.

/** A number that is read when the panel is opened, and after each change; `null` before it is known. */
function tabCount(read: () => Promise<number>): [ReadableAtom<number | null>, () => Promise<void>] {
  const $count = atom<number | null>(null);
  const reads = sessionReads(() => $count.set(null));
  const count = async (): Promise<void> => {
    // The change that asks for it may have ended after a sign-out.
    if ($session.get().state !== 'guest') await reads.read(read, (found) => $count.set(found), count);
  };
  return [$count, count];
}

/** How many messages are new (INBOX-2). */
export const [$newMessages, countNewMessages] = tabCount(async () =>
  (await loadPart(() => import('#gateways/staff/messages.ts'))).staffMessages.countNew(),
);

/** How many questions wait for an answer (ASK-2). */
export const [$openQuestions, countOpenQuestions] = tabCount(async () =>
  (await loadPart(() => import('#gateways/staff/questions.ts'))).staffQuestions.countOpen(),
);

/** How many works are with staff (TASK-2). */
export const [$openWorks, countOpenWorks] = tabCount(async () =>
  (await loadPart(() => import('#gateways/staff/works.ts'))).staffWorks.countOpen(),
);

/** How many orders are new or have a receipt that nobody has looked at (PAY-3). */
export const [$waitingOrders, countWaitingOrders] = tabCount(async () =>
  (await loadPart(() => import('#gateways/staff/orders.ts'))).staffOrders.countWaiting(),
);
