import { atom, type ReadableAtom } from 'nanostores';
import type { User } from '#domain/accounts/user.ts';
import type { NewNotice } from '#domain/notices/notice.ts';
import {
  isPaymentLink,
  type Order,
  type OrderState,
  orderStates,
  shownOrderNumber,
} from '#domain/orders/order.ts';
import { endOf, endOfGrant } from '#domain/school/grants.ts';
import { AppError, codeOf } from '#domain/shared/errors.ts';
import { limits } from '#domain/shared/limits.ts';
import { routes } from '#domain/shared/routes.ts';
import { typedValue } from '#domain/shared/typed.ts';
import type { PaidGrant } from '#gateways/staff/orders.ts';
import { noticeTitles } from '#messages/notices/notice-titles.ts';
import { orderTab as texts } from '#messages/panel/orders.ts';
import { errors } from '#messages/shared/errors.ts';
import { ownUid } from '#stores/accounts/profile.ts';
import { onSignOut } from '#stores/accounts/session.ts';
import { reportFailedRead } from '#stores/shared/failures.ts';
import { type FormStore, formStore } from '#stores/shared/form.ts';
import { loadPart } from '#stores/shared/load-part.ts';
import { showToast } from '#stores/shared/toasts.ts';
import { courseTitle } from './course-titles.ts';
import { lastDayProblem } from './last-day.ts';
import { createList } from './list.ts';
import { actOnRow, writeOverSeen } from './row-actions.ts';
import { countWaitingOrders } from './tab-counts.ts';

const gateway = async () => (await loadPart(() => import('#gateways/staff/orders.ts'))).staffOrders;

const stateOf = (filter = '') => orderStates.find((state) => state === filter);

/** All orders of courses, for staff, newest first (PAY-3); a search is for a number, a name or an e-mail. */
export const orderList = createList({
  name: 'orders',
  orders: ['newest'],
  filters: () => orderStates,
  read: async ({ search, filter }) => (await gateway()).list(search, stateOf(filter)),
});

/** What the form of an order's confirmation knows of the buyer. */
type Buyer = { step: 'reading' } | { step: 'failed'; message: string } | { step: 'ready'; user: User | null };

/** The order that is being marked as spoken about. */
export const $contacted = atom<string | null>(null);

/** Everything that staff can do with one order. Its forms keep what was typed while the list is read anew. */
interface OrderForms {
  $buyer: ReadableAtom<Buyer>;
  readBuyer(): Promise<void>;
  contacted(): Promise<void>;
  confirm: FormStore<'day'>;
  pay: FormStore<'link'>;
  refuse: FormStore<'reason'>;
  reopen: FormStore<'closes'>;
  /** Its forms are shown, or its state has changed: what they have said of another state is over. */
  begin(state: OrderState): void;
}

/** By the number of the order. */
const made = new Map<string, OrderForms>();

/** The order as the list shows it. @throws AppError when the list has lost it */
function shown(id: string): Order {
  const list = orderList.$list.get();
  const row = list.step === 'ready' && list.rows.find((one) => one.id === id);
  if (!row || !('item' in row)) throw new AppError('firestore/not-found');
  return row.item;
}

/** How a confirmed payment changes what the buyer has (PAY-3). A course that is open for ever stays so. */
export function paidGrantOf(
  user: Pick<User, 'lessons' | 'ends'>,
  course: string,
  end: Date | null,
): PaidGrant {
  if (!user.lessons.includes(course)) return { kind: 'grant', end };
  const before = endOfGrant(user, course);
  return before === null || before.getTime() === end?.getTime() ? { kind: 'none' } : { kind: 'renew', end };
}

/** What the buyer reads in the bell (TELL-2). */
const notice = ({ id }: Pick<Order, 'id'>, title: string, path = routes.ordered(id)): NewNotice => ({
  kind: 'order',
  about: id,
  title,
  path,
});

export function formsOf(id: string): OrderForms {
  const known = made.get(id);
  if (known) return known;
  const $buyer = atom<Buyer>({ step: 'reading' });
  let begunIn: OrderState | null = null;

  /** @returns what is wrong if somebody else was quicker. @throws AppError */
  const act = async (
    work: (by: string, order: Order) => Promise<void>,
  ): Promise<{ message: string } | null> => {
    const by = ownUid();
    const { one } = await gateway();
    try {
      await writeOverSeen({ list: orderList, read: one }, id, (order) => work(by, order));
      countWaitingOrders();
      return null;
    } catch (error) {
      const code = codeOf(error);
      const message =
        code === 'changed-meanwhile' ? texts.changed : code === 'deleted-meanwhile' ? texts.gone : null;
      if (message === null) throw error;
      // The row has changed, and its form may be gone: a toast says why.
      showToast({ kind: 'bad', text: message });
      return { message };
    }
  };
  const readBuyer = async (): Promise<void> => {
    try {
      $buyer.set({ step: 'ready', user: await (await gateway()).buyer(shown(id).uid) });
    } catch (error) {
      $buyer.set({ step: 'failed', message: errors[codeOf(error)] });
      reportFailedRead(error, readBuyer);
    }
  };

  const forms: OrderForms = {
    $buyer,
    readBuyer,
    contacted: () =>
      actOnRow(
        $contacted,
        id,
        async () => {
          const problem = await act(async (by, order) => (await gateway()).answer(by, order));
          if (!problem) showToast({ kind: 'good', text: texts.contactedDone });
        },
        texts.failed,
      ),
    confirm: formStore<'day'>({
      check: ({ day }) => lastDayProblem(day),
      async send({ day }) {
        const { course, name, uid } = shown(id);
        const staff = await gateway();
        // As it is now: somebody may have opened the course since the form was opened.
        const user = await staff.buyer(uid);
        $buyer.set({ step: 'ready', user });
        if (!user) return { message: texts.confirm.gone };
        const grant = paidGrantOf(user, course, typedValue(endOf(day)));
        const paid = notice({ id }, noticeTitles.paid(courseTitle(course)), routes.videos(course));
        const problem = await act((by, order) => staff.confirm(by, order, grant, paid));
        return problem ?? said(texts.confirm.done(name, courseTitle(course)));
      },
    }),
    pay: formStore<'link'>({
      check: ({ link }) =>
        link.trim() === '' || isPaymentLink(link.trim()) ? null : { message: texts.pay.wrong, field: 'link' },
      async send({ link }) {
        const staff = await gateway();
        const { course } = shown(id);
        const sent = notice({ id }, noticeTitles.payLink(shownOrderNumber(id), courseTitle(course)));
        const problem = await act((by, order) =>
          staff.answer(by, order, link.trim(), link.trim() === '' ? undefined : sent),
        );
        return problem ?? said(link.trim() === '' ? texts.pay.removed : texts.pay.done);
      },
    }),
    refuse: formStore<'reason'>({
      check: ({ reason }) =>
        reason.trim() === '' || reason.trim().length > limits.refusal
          ? { message: reason.trim() === '' ? texts.refuse.empty : texts.refuse.hint, field: 'reason' }
          : null,
      async send({ reason }) {
        const staff = await gateway();
        const { course } = shown(id);
        const refused = notice({ id }, noticeTitles.refused(shownOrderNumber(id), courseTitle(course)));
        const problem = await act((by, order) => staff.refuse(by, order, reason.trim(), refused));
        return problem ?? said(texts.refuse.done);
      },
    }),
    reopen: formStore<'closes'>({
      texts: { 'firestore/permission-denied': texts.reopen.refused },
      async send({ closes }) {
        const staff = await gateway();
        const { course } = shown(id);
        const open = notice({ id }, noticeTitles.reopened(shownOrderNumber(id), courseTitle(course)));
        const problem = await act((by, order) => staff.reopen(by, order, closes !== undefined, open));
        return problem ?? said(texts.reopen.done);
      },
    }),
    begin: (state) => {
      if (state !== begunIn)
        for (const form of [forms.confirm, forms.pay, forms.refuse, forms.reopen]) form.clear();
      begunIn = state;
      readBuyer();
    },
  };
  made.set(id, forms);
  return forms;
}

/** The forms of an order go with its state, so a toast says what was done. */
function said(text: string): { done: string } {
  showToast({ kind: 'good', text });
  return { done: text };
}

// The next user must not see what staff have read.
onSignOut(() => {
  for (const { confirm, pay, refuse, reopen } of made.values())
    for (const form of [confirm, pay, refuse, reopen]) form.reset();
  made.clear();
});
