import { useStore } from '@nanostores/react';
import { useEffect } from 'react';
import type { FormStore } from '#core/forms/form-store.ts';
import { isLeaving, returnAddress } from '#core/session/complete-sign-in.ts';
import { $session, watchSession } from '#core/session/session.ts';

/** Redirects a user who is already signed in, in this tab or another: this form is for guests (SIGNIN-4). */
export function useSignedInVisitorsLeave({ $state }: Pick<FormStore, '$state'>): void {
  const session = useStore($session);
  useEffect(() => watchSession(), []);
  useEffect(() => {
    const { step } = $state.get();
    if (session.state === 'user' && !isLeaving() && step !== 'sending' && step !== 'leaving')
      location.replace(returnAddress());
  }, [session, $state]);
}
