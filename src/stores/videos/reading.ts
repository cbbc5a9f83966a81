import { atom } from 'nanostores';
import { $session } from '#stores/accounts/session.ts';

/** The reader wants the transcript of what plays, of the next videos too (LEARN-6). */
export const $isReading = atom(false);

/** The reader has opened it and has not been led to it yet. */
let isPressed = false;

export function openTranscript(): void {
  isPressed = true;
  $isReading.set(true);
}

/** Whether the focus goes to the transcript that is shown now: not if it is the next video's. */
export function takesFocus(): boolean {
  const takes = isPressed;
  isPressed = false;
  return takes;
}

export const closeTranscript = (): void => $isReading.set(false);

$session.listen(({ state }) => {
  if (state === 'guest') closeTranscript();
});
