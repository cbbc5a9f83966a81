import * as v from 'valibot';
import type { User } from '#domain/accounts/user.ts';
import type { NewNotice } from '#domain/notices/notice.ts';
import {
  isPaymentLink,
  type Order,
  type OrderState,
  orderStates,
  shownOrderNumber,
} from '#domain/orders/order.ts';
import { paidGrantOf, takenBack } from '#domain/orders/payment.ts';
import { endOf } from '#domain/school/grants.ts';
import { AppError, codeOf } from '#domain/shared/errors.ts';
import { limits } from '#domain/shared/limits.ts';
import { routes } from '#domain/shared/routes.ts';
import { typedValue } from '#domain/shared/typed.ts';
import { noticeTitles } from '#messages/notices/notice-titles.ts';
import { orderTab as texts } from '#messages/panel/orders.ts';
import { ownUid } from '#stores/accounts/profile.ts';
import { type Reading, reading } from '#stores/accounts/reading.ts';
import { madeOnce } from '#stores/accounts/session-state.ts';
import { type FormStore, formStore, type Outcome } from '#stores/shared/form.ts';
import { loadPart } from '#stores/shared/load-part.ts';
import { dismissAbout, showToast } from '#stores/shared/toasts.ts';
import { courseTitle } from './course-titles.ts';
import { lastDayProblem } from './last-day.ts';
import { createList } from './list.ts';
import { holdReload } from './reload.ts';
import { rowActions } from './row-changes.ts';
import { rowForms } from './row-texts.ts';
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
interface Buyer {
  user: User | null;
  orders: readonly Order[];
}

const Typed = v.object({
  day: v.optional(v.string()),
  link: v.optional(v.string()),
  reason: v.optional(v.string()),
});

type TypedField = keyof v.InferOutput<typeof Typed>;

const typed = rowForms<v.InferOutput<typeof Typed>, Order>({
  list: orderList,
  form: 'order',
  schema: Typed,
  stored: (fields) => fields,
  wordsOf: ({ day, link, reason }) => [reason, link, day].filter(Boolean).join('\n'),
  nameOf: ({ id, name }) => `${texts.number(shownOrderNumber(id))}, ${name}`,
});

/** What is typed in the forms of each order, by its number. */
export const { $texts: $typed } = typed;

/** Shows what the device has kept of an order's forms. */
export function openTyped(id: string): void {
  const kept = typed.draftOf(ownUid(), id);
  if (kept) $typed.setKey(id, kept);
}

/** @param text `undefined`: nothing is typed in the field any more. */
export function typeOrder(id: string, field: TypedField, text: string | undefined): void {
  const fields = { ...$typed.get()[id], [field]: text };
  if (Object.values(fields).some((one) => one !== undefined)) typed.type(ownUid(), id, fields);
  else typed.close(ownUid(), id);
}

const rows = rowActions<Order>({
  list: orderList,
  read: async (id) => (await gateway()).one(id),
  count: countWaitingOrders,
  texts,
  forms: [typed],
});

/** The order that is being changed: one at a time, whichever of its forms is sent. */
export const { $changing } = rows;

/** Everything that staff can do with one order. */
interface OrderForms {
  $buyer: Reading<Buyer>['$state'];
  readBuyer(): Promise<unknown>;
  contacted(): Promise<void>;
  confirm: FormStore<'day'>;
  pay: FormStore<'link'>;
  refuse: FormStore<'reason'>;
  reopen: FormStore<'closes'>;
  /** Called when its forms open and when the order's state changes: the messages about the state before go. */
  begin(state: OrderState): void;
}

async function buyerOf(uid: string): Promise<Buyer> {
  const staff = await gateway();
  const [user, orders] = await Promise.all([staff.buyer(uid), staff.ofBuyer(uid)]);
  return { user, orders };
}

/** What taking the confirmation of an order back means, by what is known of the buyer. */
export const backOf = (order: Order, { user, orders }: Buyer) => takenBack(order, orders, user);

/** By the number of the order. */
const made = madeOnce<OrderForms>(({ confirm, pay, refuse, reopen }) => {
  for (const form of [confirm, pay, refuse, reopen]) form.reset();
});

/** The order as the list shows it. @throws AppError when the list has lost it */
function shown(id: string): Order {
  const order = orderList.find(id);
  if (!order) throw new AppError('firestore/not-found');
  return order;
}

/** What the buyer reads in the bell (TELL-2). */
const notice = ({ id }: Pick<Order, 'id'>, title: string, path = routes.ordered(id)): NewNotice => ({
  kind: 'order',
  about: id,
  title,
  path,
});

export const formsOf = (id: string): OrderForms => made(id, () => newForms(id));

function newForms(id: string): OrderForms {
  const buyer = reading<Buyer>();
  let begunIn: OrderState | null = null;

  /** A form of the order: while one is sent, from its first read on, the whole row waits. */
  const rowForm = <Field extends string>(options: Parameters<typeof formStore<Field>>[0]): FormStore<Field> =>
    formStore<Field>({
      ...options,
      async send(values) {
        if ($changing.get() !== null) return 'idle';
        $changing.set(id);
        const free = holdReload();
        dismissAbout(id);
        try {
          return await options.send(values);
        } finally {
          $changing.set(null);
          free();
        }
      },
    });

  /** @param field what was typed in it is sent. @throws AppError */
  const act = async (
    work: (staff: Awaited<ReturnType<typeof gateway>>, by: string, order: Order) => Promise<void>,
    done: string,
    field?: TypedField,
  ): Promise<Outcome> => {
    const by = ownUid();
    const sent = field && $typed.get()[id]?.[field];
    try {
      const staff = await gateway();
      await rows.write(by, id, (order) => work(staff, by, order));
      // What was typed meanwhile stays.
      if (field && $typed.get()[id]?.[field] === sent) typeOrder(id, field, undefined);
      // The forms of an order go with its state, so a toast says what was done.
      showToast({ kind: 'good', text: done });
      return { done };
    } catch (error) {
      const code = codeOf(error);
      if (code !== 'changed-meanwhile' && code !== 'deleted-meanwhile') throw error;
      // The row has changed, and its form may be gone: a toast says why.
      const message = code === 'changed-meanwhile' ? texts.changedMeanwhile : texts.deletedMeanwhile;
      showToast({ kind: 'bad', text: message, about: id });
      return { message };
    }
  };
  // After a failure what is shown stays: its forms have what was typed.
  const readBuyer = (): Promise<unknown> => buyer.read(async () => buyerOf(shown(id).uid), readBuyer);

  const forms: OrderForms = {
    $buyer: buyer.$state,
    readBuyer,
    contacted: () =>
      rows.act(id, async () => {
        await rows.write(ownUid(), id, async (order) => (await gateway()).answer(ownUid(), order));
        showToast({ kind: 'good', text: texts.contactedDone });
      }),
    confirm: rowForm<'day'>({
      check: ({ day }) => lastDayProblem(day),
      async send({ day }) {
        const { course, name, uid } = shown(id);
        const paid = notice({ id }, noticeTitles.paid(courseTitle(course)), routes.videos(course));
        // As it is now: somebody may have opened the course since the form was opened.
        const user = await (await gateway()).buyer(uid);
        if (!user) return { message: texts.confirm.gone };
        const grant = paidGrantOf(user, course, typedValue(endOf(day)));
        return act(
          (staff, by, order) => staff.confirm(by, order, grant, paid),
          texts.confirm.done(name, courseTitle(course)),
          'day',
        );
      },
    }),
    pay: rowForm<'link'>({
      check: ({ link }) =>
        link.trim() === '' || isPaymentLink(link.trim()) ? null : { message: texts.pay.wrong, field: 'link' },
      async send({ link }) {
        const { course } = shown(id);
        const sent = notice({ id }, noticeTitles.payLink(shownOrderNumber(id), courseTitle(course)));
        const address = link.trim();
        return act(
          (staff, by, order) => staff.answer(by, order, address, address === '' ? undefined : sent),
          address === '' ? texts.pay.removed : texts.pay.done,
          'link',
        );
      },
    }),
    refuse: rowForm<'reason'>({
      check: ({ reason }) =>
        reason.trim() === '' || reason.trim().length > limits.refusal
          ? { message: reason.trim() === '' ? texts.refuse.empty : texts.refuse.hint, field: 'reason' }
          : null,
      async send({ reason }) {
        const { course } = shown(id);
        const refused = notice({ id }, noticeTitles.refused(shownOrderNumber(id), courseTitle(course)));
        return act(
          (staff, by, order) => staff.refuse(by, order, reason.trim(), refused),
          texts.refuse.done,
          'reason',
        );
      },
    }),
    reopen: rowForm<'closes'>({
      texts: { 'firestore/permission-denied': texts.reopen.refused },
      async send({ closes }) {
        const { course, uid } = shown(id);
        const open = notice({ id }, noticeTitles.reopened(shownOrderNumber(id), courseTitle(course)));
        const asked = buyer.$state.get();
        const now = await buyerOf(uid);
        buyer.put(now);
        const { grant, next, isChanged } = backOf(shown(id), now);
        // What the press means must still be what was read.
        const said = asked.step === 'ready' && backOf(shown(id), asked);
        if (!said || JSON.stringify([said.grant, said.isChanged]) !== JSON.stringify([grant, isChanged]))
          return { message: texts.reopen.changed };
        const wanted = isChanged ? ({ kind: 'revoke' } as const) : grant;
        return act(
          (staff, by, order) =>
            staff.reopen(by, order, closes === undefined ? { kind: 'none' } : wanted, next, open),
          texts.reopen.done,
        );
      },
    }),
    begin: (state) => {
      if (state !== begunIn)
        for (const form of [forms.confirm, forms.pay, forms.refuse, forms.reopen]) form.clear();
      begunIn = state;
      readBuyer();
    },
  };
  return forms;
}
