import { atom } from 'nanostores';
import { AppError } from '#core/cloud/errors.ts';
import { type ChosenPicture, chosenPicture } from '#core/forms/chosen-picture.ts';
import { type FormStore, formStore } from '#core/forms/form-store.ts';
import { loadPart } from '#core/page/load-part.ts';
import { oneAtATime } from '#core/page/one-at-a-time.ts';
import { changeProfile } from '#core/session/profile.ts';
import { ownRead } from '#core/session/reading.ts';
import { madeOnce } from '#core/session/session-state.ts';
import { showToast } from '#core/views/toasts.ts';
import { photoSide } from '#core/words/limits.ts';
import type { Order } from './order.ts';
import { orders as texts } from './texts.ts';

const gateway = async () => (await loadPart(() => import('./gateway.ts'))).orders;

/** The signed-in user's orders of courses, newest first (PAY-2). */
export const ownOrders = ownRead(async (owner) => (await gateway()).list(owner));

async function readGrants(uid: string): Promise<void> {
  const { people } = await loadPart(() => import('#core/cloud/people.ts'));
  const record = await people.own(uid);
  if (record) changeProfile(uid, { record });
}

/** If staff were quicker, the newest version is shown and said to be new. @returns whether it was changed. @throws AppError */
async function change(order: Order, act: (order: Order) => Promise<void>): Promise<boolean> {
  if (navigator.onLine === false) throw new AppError('offline');
  ownOrders.cancel();
  const done = await act(order).then(
    () => true,
    async (error: unknown) => {
      const now = await (await gateway()).one(order.id);
      if (!now || now.rev === order.rev) throw error;
      // The payment has opened the course.
      if (now.state === 'paid') await readGrants(order.uid);
      return false;
    },
  );
  await ownOrders.again();
  if (done) return true;
  // The form may go with the order's state, so a toast says why.
  showToast({ kind: 'bad', text: texts.changed, about: order.id });
  return false;
}

export const $withdrawing = atom<string | null>(null);

export const withdraw = (order: Order): Promise<void> =>
  oneAtATime($withdrawing, order.id, async () => {
    if (await change(order, async (seen) => (await gateway()).withdraw(seen)))
      showToast({ kind: 'good', text: texts.withdrawn, about: order.id });
  });

interface ReceiptForm {
  picture: ChosenPicture;
  form: FormStore<never>;
}

const receiptForms = madeOnce<ReceiptForm>(({ picture, form }) => {
  form.reset();
  picture.reset();
});

/** The form that sends the receipt of an order. A picture that was chosen stays when the order is read anew. */
export const receiptForm = (order: Order): ReceiptForm => receiptForms(order.id, () => newReceiptForm(order));

function newReceiptForm(order: Order): ReceiptForm {
  const form = formStore<never>({
    async send() {
      const chosen = picture.$chosen.get();
      const state = ownOrders.$state.get();
      const now = state.step === 'ready' && state.own.find(({ id }) => id === order.id);
      if (chosen.step !== 'chosen' || !now) throw new Error('no receipt was chosen');
      const send = async (seen: Order) => (await gateway()).sendReceipt(seen, chosen.picture);
      if (!(await change(now, send))) return { message: texts.changed };
      // The form goes with the picture, so a toast says it.
      picture.reset();
      showToast({ kind: 'good', text: texts.sent, about: order.id });
      return { done: texts.sent };
    },
  });
  const picture = chosenPicture(photoSide * 2, form.clear);
  return { picture, form };
}

/** Opens a receipt that was sent in a new window. */
export async function openReceipt({ uid: owner, receipt }: Pick<Order, 'uid' | 'receipt'>): Promise<void> {
  if (receipt === undefined) return;
  // Opened at once, because browsers allow it only during the press.
  const view = open('', '_blank');
  try {
    const address = await (await gateway()).receiptAddress(owner, receipt);
    if (view) view.location.href = address;
    else location.assign(address);
  } catch (error) {
    view?.close();
    console.error(error);
    showToast({ kind: 'bad', text: texts.receiptUnreadable });
  }
}
