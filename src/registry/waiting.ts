import { loadPart } from '#core/page/load-part.ts';

// What waits for staff, for the numbers on the tabs: each asks the gateway of its desk, because the lists come with their tabs.

/** How many messages are new (INBOX-2). */
export const countMessages = async (): Promise<number> =>
  (await loadPart(() => import('#features/inbox/desk/gateway.ts'))).staffMessages.countNew();

/** How many questions wait for an answer (ASK-2). */
export const countQuestions = async (): Promise<number> =>
  (await loadPart(() => import('#features/questions/desk/gateway.ts'))).staffQuestions.countOpen();

/** How many works are with staff (TASK-2). */
export const countWorks = async (): Promise<number> =>
  (await loadPart(() => import('#features/works/desk/gateway.ts'))).staffWorks.countOpen();

/** How many orders are new or have a receipt that nobody has looked at (PAY-3). */
export const countOrders = async (): Promise<number> =>
  (await loadPart(() => import('#features/orders/desk/gateway.ts'))).staffOrders.countWaiting();
