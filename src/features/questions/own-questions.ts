import { atom } from 'nanostores';
import { AppError } from '#core/cloud/errors.ts';
import { sayFailure } from '#core/page/failures.ts';
import { ownRead } from '#core/session/reading.ts';
import { showToast } from '#core/views/toasts.ts';
import { questions as texts } from './texts.ts';
import { $askedLater, openWaiting, questionGateway } from './waiting.ts';

/** Newest first; hidden ones too (ASK-1). */
export const ownQuestions = ownRead(async (owner) => (await questionGateway()).list(owner));

// What waited on the device has been sent.
$askedLater.listen(() => {
  if (ownQuestions.$state.get().step === 'ready') ownQuestions.again();
});

/** Sends what waits on the device, too. */
export function loadOwnQuestions(uid: string): Promise<unknown> {
  openWaiting(uid);
  return ownQuestions.load(uid);
}

export const $withdrawing = atom<string | null>(null);

export async function withdrawOwn(id: string): Promise<void> {
  if ($withdrawing.get() !== null) return;
  $withdrawing.set(id);
  try {
    if (navigator.onLine === false) throw new AppError('offline');
    ownQuestions.cancel();
    await (await questionGateway()).withdraw(id);
    await ownQuestions.again();
    showToast({ kind: 'good', text: texts.withdrawn, about: id });
  } catch (error) {
    sayFailure(error, id);
  } finally {
    $withdrawing.set(null);
  }
}
