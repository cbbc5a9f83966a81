import * as v from 'valibot';
import { routes } from '#core/addresses/routes.ts';
import { AppError, codeOf } from '#core/cloud/errors.ts';
import {
  type FormOptions,
  type FormStore,
  type FormValues,
  formStore,
  type Outcome,
} from '#core/forms/form-store.ts';
import { loadPart } from '#core/page/load-part.ts';
import { endOf } from '#core/session/grants.ts';
import { ownUid } from '#core/session/profile.ts';
import { reading, readings } from '#core/session/reading.ts';
import { madeOnce, sessionAtom } from '#core/session/session-state.ts';
import { grantProblem, type User } from '#core/session/user.ts';
import { lastDayText } from '#core/time/dates.ts';
import { showToast } from '#core/views/toasts.ts';
import { typedValue } from '#core/words/typed.ts';
import type { NewNotice } from '#features/bell/notice.ts';
import { noticeTitles } from '#features/bell/notice-title-texts.ts';
import { courseTitle } from '#panel/course-titles.ts';
import { lastDayProblem } from '#panel/last-day.ts';
import { whileBusy } from '#panel/row-actions.ts';
import { staffRows } from '#panel/staff-rows.ts';
import { waitingOrders } from '#panel/tab-counts.ts';
import { orderLimits } from '../limits.ts';
import { isPaymentLink, type Order, type OrderState, orderStates, shownOrderNumber } from '../order.ts';
import { paidGrantOf, takenBack } from '../payment.ts';
import { orderTab as texts } from './texts.ts';

const gateway = async () => (await loadPart(() => import('./gateway.ts'))).staffOrders;

const stateOf = (filter = '') => orderStates.find((state) => state === filter);

const Typed = v.object({
  day: v.optional(v.string()),
  link: v.optional(v.string()),
  reason: v.optional(v.string()),
});

type TypedField = keyof v.InferOutput<typeof Typed>;

/** All orders of courses, for staff, newest first (PAY-3); a search is for a number, a name or an e-mail. */
export const orders = staffRows({
  name: 'orders',
  gateway,
  sorts: ['newest'],
  filters: () => orderStates,
  read: (staff, { search, filter }) => staff.list(search, stateOf(filter)),
  one: (staff, id) => staff.one(id),
  nameOf: ({ id, name }: Order) => `${texts.number(shownOrderNumber(id))}, ${name}`,
  count: waitingOrders,
  texts,
});

export const { list: orderList, $changing } = orders;

const typed = orders.form('order', Typed, ({ day, link, reason }) =>
  [reason, link, day].filter(Boolean).join('\n'),
);

interface Buyer {
  user: User | null;
  orders: readonly Order[];
}

export const { $texts: $typed } = typed;

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

async function buyerOf(uid: string): Promise<Buyer> {
  const staff = await gateway();
  const [user, orders] = await Promise.all([staff.buyer(uid), staff.ofBuyer(uid)]);
  return { user, orders };
}

/** What taking the confirmation of an order back means, by what is known of the buyer. */
export const backOf = (order: Order, { user, orders }: Buyer) => takenBack(order, orders, user);

const made = madeOnce<ReturnType<typeof newForms>>(({ confirm, pay, refuse, reopen }) => {
  for (const form of [confirm, pay, refuse, reopen]) form.reset();
});

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

export const formsOf = (id: string): ReturnType<typeof newForms> => made(id, () => newForms(id));

/** By the order; left out: as what was typed for it says. */
export const $unfolded = sessionAtom<Readonly<Record<string, boolean>>>({});
export const unfold = (id: string, isOpen: boolean): void =>
  $unfolded.set({ ...$unfolded.get(), [id]: isOpen });

/** One press, where the buyer has no such course yet; else the forms unfold and say what it would change (PAY-3, PANEL-18). */
export async function confirmNow(id: string): Promise<void> {
  const { confirm } = formsOf(id);
  await confirm.submit({ day: '', now: 'on' });
  const state = confirm.$state.get();
  if (state.step === 'failed') showToast({ kind: 'bad', text: state.message, about: id });
}

const receipts = readings<string, { address: string }>();
export const $receipts = receipts.$all;

export const readReceipt = ({ uid, receipt = '' }: Pick<Order, 'uid' | 'receipt'>): Promise<boolean> =>
  receipts.load(receipt, async () => ({ address: await (await gateway()).receiptAddress(uid, receipt) }));

export const contacted = orders.deed({
  send: (staff, { uid }, order) => staff.answer(uid, order),
  done: texts.contactedDone,
});

type Staff = Awaited<ReturnType<typeof gateway>>;

/** What one of the forms writes over the order that is seen, and what is said then. */
type Plan = readonly [write: (by: string, order: Order) => Promise<void>, done: string];
type Answer = Plan | { message: string; field?: TypedField };

const told = ({ id, course }: Order, title: (shown: string, course: string) => string): NewNotice =>
  notice({ id }, title(shownOrderNumber(id), courseTitle(course)));

function newForms(id: string) {
  const buyer = reading<Buyer>();
  let begunIn: OrderState | null = null;

  /** A form of the order: while one is sent, from its first read on, the whole row waits. */
  const rowForm = <Field extends string>(
    options: Pick<FormOptions<Field>, 'check' | 'texts'> & {
      field?: TypedField; // what was typed in it is sent
      /** @returns what is written, or a problem that only the service could know of. @throws AppError */
      plan(values: FormValues<Field>, order: Order, staff: Staff): Answer | Promise<Answer>;
    },
  ): FormStore<Field> => {
    const { field, plan, ...how } = options;
    return formStore<Field>({
      ...how,
      send: async (values) => (await whileBusy($changing, id, () => send(values))) ?? 'idle',
    });
    async function send(values: FormValues<Field>): Promise<Outcome> {
      const by = ownUid();
      const sent = field && $typed.get()[id]?.[field];
      const staff = await gateway();
      const planned = await plan(values, shown(id), staff);
      if ('message' in planned) return planned;
      const [write, done] = planned;
      try {
        await orders.write(by, id, (order) => write(by, order));
      } catch (error) {
        const code = codeOf(error);
        if (code !== 'changed-meanwhile' && code !== 'deleted-meanwhile') throw error;
        // The row has changed, and its form may be gone: a toast says why.
        const message = code === 'changed-meanwhile' ? texts.changedMeanwhile : texts.deletedMeanwhile;
        showToast({ kind: 'bad', text: message, about: id });
        return { message };
      }
      // What was typed meanwhile stays.
      if (field && $typed.get()[id]?.[field] === sent) typeOrder(id, field, undefined);
      // The forms of an order go with its state, so a toast says what was done.
      showToast({ kind: 'good', text: done });
      return { done };
    }
  };

  // After a failure what is shown stays: its forms have what was typed.
  const readBuyer = (): Promise<unknown> => buyer.read(async () => buyerOf(shown(id).uid), readBuyer);

  const confirm = rowForm<'day' | 'now'>({
    field: 'day',
    check: ({ day }) => lastDayProblem(day),
    async plan({ day, now }, { course, name, uid }, staff) {
      const paid = notice({ id }, noticeTitles.paid(courseTitle(course)), routes.videos(course));
      // As it is now: somebody may have opened the course since the form was opened.
      const user = await staff.buyer(uid);
      const isOwner = user?.lessons.includes(course) === true;
      const problem = user && !isOwner && grantProblem(user, course);
      if (now === 'on' && (!user || isOwner || problem)) {
        unfold(id, true);
        return { message: texts.confirm.look };
      }
      if (!user) return { message: texts.confirm.gone };
      if (problem && problem !== 'duplicate') return { message: texts.confirm[problem] };
      const grant = paidGrantOf(user, course, typedValue(endOf(day)));
      const until = grant.end && lastDayText(grant.end);
      const done = texts.confirm.done(name, courseTitle(course), until);
      return [(by, order) => staff.confirm(by, order, grant, paid), done];
    },
  });
  const pay = rowForm<'link'>({
    field: 'link',
    check: ({ link }) =>
      link.trim() === '' || isPaymentLink(link.trim()) ? null : { message: texts.pay.wrong, field: 'link' },
    plan({ link }, seen, staff) {
      const address = link.trim();
      if (address === (seen.link ?? ''))
        return { message: address === '' ? texts.pay.empty : texts.pay.same, field: 'link' };
      if (address === '') return [(by, order) => staff.answer(by, order, ''), texts.pay.removed];
      const sent = told(seen, noticeTitles.payLink);
      return [(by, order) => staff.answer(by, order, address, sent), texts.pay.done];
    },
  });
  const refuse = rowForm<'reason'>({
    field: 'reason',
    check: ({ reason }) =>
      reason.trim() === '' || reason.trim().length > orderLimits.refusal
        ? { message: reason.trim() === '' ? texts.refuse.empty : texts.refuse.hint, field: 'reason' }
        : null,
    plan: ({ reason }, seen, staff) => [
      (by, order) => staff.refuse(by, order, reason.trim(), told(seen, noticeTitles.refused)),
      texts.refuse.done,
    ],
  });
  const reopen = rowForm<'closes'>({
    texts: { 'firestore/permission-denied': texts.reopen.refused },
    async plan({ closes }, seen, staff) {
      const asked = buyer.$state.get();
      const now = await buyerOf(seen.uid);
      buyer.put(now);
      const { grant, next, isChanged } = backOf(shown(id), now);
      // What the press means must still be what was read.
      const said = asked.step === 'ready' && backOf(shown(id), asked);
      if (!said || JSON.stringify([said.grant, said.isChanged]) !== JSON.stringify([grant, isChanged]))
        return { message: texts.reopen.changed };
      const wanted = isChanged ? ({ kind: 'revoke' } as const) : grant;
      const change = closes === undefined ? ({ kind: 'none' } as const) : wanted;
      const open = told(seen, noticeTitles.reopened);
      return [(by, order) => staff.reopen(by, order, change, next, open), texts.reopen.done];
    },
  });
  return {
    $buyer: buyer.$state,
    readBuyer,
    confirm,
    pay,
    refuse,
    reopen,
    /** Called when its forms open and when the order's state changes: the messages about the state before go. */
    begin(state: OrderState): void {
      if (state !== begunIn) for (const form of [confirm, pay, refuse, reopen]) form.clear();
      begunIn = state;
      readBuyer();
    },
  };
}
