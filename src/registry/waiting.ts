import { loadPart } from '#core/page/load-part.ts';

// The lists come with their tabs, so each number asks the gateway of its desk.

/** INBOX-2. */
export const countMessages = async (): Promise<number> =>
  (await loadPart(() => import('#features/inbox/desk/gateway.ts'))).staffMessages.countNew();

/** ASK-2. */
export const countQuestions = async (): Promise<number> =>
  (await loadPart(() => import('#features/questions/desk/gateway.ts'))).staffQuestions.countOpen();

/** TASK-2. */
export const countWorks = async (): Promise<number> =>
  (await loadPart(() => import('#features/works/desk/gateway.ts'))).staffWorks.countOpen();

/** PAY-3. */
export const countOrders = async (): Promise<number> =>
  (await loadPart(() => import('#features/orders/desk/gateway.ts'))).staffOrders.countWaiting();
