import { onReturn } from '#core/page/page-life.ts';
import { type Reading, reading } from './reading.ts';
import { onSignOut } from './session.ts';

interface OwnRead<What> extends Pick<Reading<{ own: What }>, '$state' | 'cancel'> {
  load(owner: string): Promise<unknown>;
  again(): Promise<unknown>;
}

export function ownRead<What>(ask: (owner: string) => Promise<What>): OwnRead<What> {
  const { $state, read, cancel } = reading<{ own: What }>();
  let uid: string | null = null;
  const again = async (): Promise<unknown> => {
    const owner = uid;
    return owner !== null && read(async () => ({ own: await ask(owner) }), again);
  };
  onReturn(() => {
    if ($state.get().step === 'ready') again();
  });
  onSignOut(() => {
    uid = null;
  });
  return {
    $state,
    load: (owner) => {
      uid = owner;
      return again();
    },
    again,
    cancel,
  };
}
