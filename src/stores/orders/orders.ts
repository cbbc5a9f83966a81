import { atom, type ReadableAtom } from 'nanostores';
import type { Order } from '#domain/orders/order.ts';
import { AppError, codeOf } from '#domain/shared/errors.ts';
import { photoSide } from '#domain/shared/limits.ts';
import { orders as texts } from '#messages/orders/orders.ts';
import { errors } from '#messages/shared/errors.ts';
import { ownUid } from '#stores/accounts/profile.ts';
import { onSignOut } from '#stores/accounts/session.ts';
import { pictureChoice, type RefusedPicture } from '#stores/shared/chosen-picture.ts';
import { reportFailedRead } from '#stores/shared/failures.ts';
import { type FormStore, formStore } from '#stores/shared/form.ts';
import { latest } from '#stores/shared/latest.ts';
import { loadPart } from '#stores/shared/load-part.ts';
import { onReturn } from '#stores/shared/page-life.ts';
import { showToast } from '#stores/shared/toasts.ts';

type Orders =
  | { step: 'loading' }
  | { step: 'failed'; message: string }
  | { step: 'ready'; orders: readonly Order[] };

/** The signed-in user's orders of courses, newest first (PAY-2). */
export const $orders = atom<Orders>({ step: 'loading' });

const gateway = async () => (await loadPart(() => import('#gateways/orders.ts'))).orders;
const requests = latest();
let uid: string | null = null;

export async function loadOrders(owner: string): Promise<void> {
  uid = owner;
  await load();
}

/** Always the same function, so that a read that fails twice gets one retry only. */
async function load(): Promise<void> {
  if (uid === null) return;
  const isLatest = requests.begin();
  try {
    const orders = await (await gateway()).list(uid);
    if (isLatest()) $orders.set({ step: 'ready', orders });
  } catch (error) {
    if (!isLatest()) return;
    if ($orders.get().step !== 'ready') $orders.set({ step: 'failed', message: errors[codeOf(error)] });
    reportFailedRead(error, load);
  }
}

// Staff may have answered meanwhile.
onReturn(() => {
  if ($orders.get().step === 'ready') load();
});

/**
 * Changes an order over the version that is shown. If staff were quicker, the newest version is shown and said to be new.
 * @returns whether it was changed. @throws AppError
 */
async function change(order: Order, act: (order: Order) => Promise<void>): Promise<boolean> {
  if (navigator.onLine === false) throw new AppError('offline');
  requests.cancel();
  const done = await act(order).then(
    () => true,
    async (error: unknown) => {
      const now = await (await gateway()).one(order.id);
      if (!now || now.rev === order.rev) throw error;
      return false;
    },
  );
  await load();
  if (done) return true;
  // The form may go with the order's state, so a toast says why.
  showToast({ kind: 'bad', text: texts.changed });
  return false;
}

/** The order that is being withdrawn. */
export const $withdrawing = atom<string | null>(null);

/** To be called after the buyer has confirmed it. */
export async function withdraw(order: Order): Promise<void> {
  if ($withdrawing.get() !== null) return;
  $withdrawing.set(order.id);
  try {
    if (await change(order, async (seen) => (await gateway()).withdraw(seen)))
      showToast({ kind: 'good', text: texts.withdrawn });
  } catch (error) {
    console.error(error);
    showToast({ kind: 'bad', text: errors[codeOf(error)] });
  } finally {
    $withdrawing.set(null);
  }
}

type ChosenReceipt =
  | { step: 'none' }
  | { step: 'checking' }
  | ({ step: 'refused' } & RefusedPicture)
  | { step: 'chosen'; picture: Blob; name: string; preview: string };

interface ReceiptForm {
  $receipt: ReadableAtom<ChosenReceipt>;
  choose(file: File): void;
  shrink(file: File): void;
  form: FormStore<never>;
  forget(): void;
}

const receiptForms = new Map<string, ReceiptForm>();

/** The form that sends the receipt of an order. A picture that was chosen stays when the order is read anew. */
export function receiptForm(order: Order): ReceiptForm {
  const known = receiptForms.get(order.id);
  if (known) return known;
  const $receipt = atom<ChosenReceipt>({ step: 'none' });
  const put = (chosen: ChosenReceipt) => {
    const before = $receipt.get();
    if (before.step === 'chosen') URL.revokeObjectURL(before.preview);
    $receipt.set(chosen);
  };
  const form = formStore<never>({
    async send() {
      const chosen = $receipt.get();
      const state = $orders.get();
      const now = state.step === 'ready' && state.orders.find(({ id }) => id === order.id);
      if (chosen.step !== 'chosen' || !now) throw new Error('no receipt was chosen');
      ownUid();
      const send = async (seen: Order) => (await gateway()).sendReceipt(seen, chosen.picture);
      if (!(await change(now, send))) return { message: texts.changed };
      // The form goes with the picture.
      put({ step: 'none' });
      showToast({ kind: 'good', text: texts.sent });
      return { done: texts.sent };
    },
  });
  const choice = pictureChoice({
    side: photoSide * 2,
    show: put,
    take: (picture, name) => put({ step: 'chosen', picture, name, preview: URL.createObjectURL(picture) }),
  });
  const clearing = (examine: (file: File) => void) => (file: File) => {
    form.clear();
    examine(file);
  };
  const made = {
    $receipt,
    choose: clearing(choice.choose),
    shrink: clearing(choice.shrink),
    form,
    forget: () => {
      choice.begin();
      form.reset();
      put({ step: 'none' });
    },
  };
  receiptForms.set(order.id, made);
  return made;
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

onSignOut(() => {
  uid = null;
  requests.cancel();
  $orders.set({ step: 'loading' });
  for (const { forget } of receiptForms.values()) forget();
  receiptForms.clear();
});
