import { useStore } from '@nanostores/react';
import { useEffect } from 'react';
import { wayBack } from '#stores/enter.ts';
import type { FormStore } from '#stores/form.ts';
import { $session, followSession } from '#stores/session.ts';

/** Whoever is signed in already, in this tab or another, has nothing to do at this form (SIGNIN-4). */
export function useSignedInVisitorsLeave({ $state }: Pick<FormStore, '$state'>): void {
  const session = useStore($session);
  useEffect(() => followSession(), []);
  useEffect(() => {
    const { step } = $state.get();
    if (session.state === 'user' && step !== 'sending' && step !== 'leaving') location.replace(wayBack());
  }, [session, $state]);
}
