import { loadPart } from '#core/page/load-part.ts';
import { taught } from '#panel/taught.ts';

// The lists come with their tabs, so each number asks the gateway of its desk.

/** INBOX-2. */
export const countMessages = async (): Promise<number> =>
  (await loadPart(() => import('#features/inbox/desk/gateway.ts'))).staffMessages.countNew();

/** ASK-2. */
export const countQuestions = async (): Promise<number> =>
  (await loadPart(() => import('#features/questions/desk/gateway.ts'))).staffQuestions.countOpen(taught());

/** TASK-2. */
export const countWorks = async (): Promise<number> =>
  (await loadPart(() => import('#features/works/desk/gateway.ts'))).staffWorks.countOpen(taught());

/** PAY-3. Those of no course are for who has all (SCHOOL-9). */
export const countOrders = async (): Promise<number> =>
  taught() !== null
    ? 0
    : (await loadPart(() => import('#features/orders/desk/gateway.ts'))).staffOrders.countWaiting();
