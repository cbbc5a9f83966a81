import { atom } from 'nanostores';
import { AppError } from '#core/cloud/errors.ts';
import { oneAtATime } from '#core/page/one-at-a-time.ts';
import { ownRead } from '#core/session/reading.ts';
import { showToast } from '#core/views/toasts.ts';
import { questions as texts } from './texts.ts';
import { $askedLater, openWaiting, questionGateway } from './waiting-questions.ts';

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

export const withdrawOwn = (id: string): Promise<void> =>
  oneAtATime($withdrawing, id, async () => {
    if (navigator.onLine === false) throw new AppError('offline');
    ownQuestions.cancel();
    await (await questionGateway()).withdraw(id);
    await ownQuestions.again();
    showToast({ kind: 'good', text: texts.withdrawn, about: id });
  });
