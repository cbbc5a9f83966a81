import { atom, type ReadableAtom } from 'nanostores';
import { codeOf } from '#domain/shared/errors.ts';
import { errors } from '#messages/shared/errors.ts';
import { reportFailedRead } from '#stores/shared/failures.ts';
import { latest } from '#stores/shared/latest.ts';
import { onReturn } from '#stores/shared/page-life.ts';
import { onSignOut } from './session.ts';

type OwnState<What> =
  | { step: 'loading' }
  | { step: 'failed'; message: string }
  | { step: 'ready'; own: What };

interface OwnRead<What> {
  $state: ReadableAtom<OwnState<What>>;
  /** Reads it for this user. */
  load(owner: string): Promise<void>;
  /** Reads it again for the same user. What is shown stays until the answer, and after a failure. */
  again(): Promise<void>;
  /** The answer that is on its way would be older than what is being written. */
  cancel(): void;
}

/** Something that a signed-in user has in the account, such as the certificates. Forgotten when the session ends. */
export function ownRead<What>(read: (owner: string) => Promise<What>): OwnRead<What> {
  const $state = atom<OwnState<What>>({ step: 'loading' });
  const requests = latest();
  let uid: string | null = null;
  /** Always the same function, so that a read that fails twice gets one retry only. */
  const again = async (): Promise<void> => {
    if (uid === null) return;
    const isLatest = requests.begin();
    try {
      const own = await read(uid);
      if (isLatest()) $state.set({ step: 'ready', own });
    } catch (error) {
      if (!isLatest()) return;
      if ($state.get().step !== 'ready') $state.set({ step: 'failed', message: errors[codeOf(error)] });
      reportFailedRead(error, again);
    }
  };
  // Staff may have changed it meanwhile.
  onReturn(() => {
    if ($state.get().step === 'ready') again();
  });
  onSignOut(() => {
    uid = null;
    requests.cancel();
    $state.set({ step: 'loading' });
  });
  return {
    $state,
    load: (owner) => {
      uid = owner;
      return again();
    },
    again,
    cancel: requests.cancel,
  };
}
