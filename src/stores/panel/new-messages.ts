import { atom } from 'nanostores';
import { $session } from '#stores/accounts/session.ts';
import { reportFailedRead } from '#stores/shared/failures.ts';
import { latest } from '#stores/shared/latest.ts';
import { loadPart } from '#stores/shared/load-part.ts';

/** How many messages are new, for the tab's name (INBOX-2); `null` before it is known. The list itself comes with its tab. */
export const $newMessages = atom<number | null>(null);

const requests = latest();

/** One count: when the panel is opened, and after each change. */
export async function countNewMessages(): Promise<void> {
  // The change that asks for it may have ended after a sign-out.
  if ($session.get().state === 'guest') return;
  const isLatest = requests.begin();
  try {
    const { staffMessages } = await loadPart(() => import('#gateways/staff/messages.ts'));
    const count = await staffMessages.countNew();
    if (isLatest()) $newMessages.set(count);
  } catch (error) {
    if (isLatest()) reportFailedRead(error, countNewMessages);
  }
}

$session.listen(({ state }) => {
  if (state !== 'guest') return;
  requests.cancel();
  $newMessages.set(null);
});
