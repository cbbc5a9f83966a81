import type { WritableAtom } from 'nanostores';
import { holdReload } from './reload.ts';

/** Does something to a row unless something is being done already; `$busy` names the row meanwhile. */
export async function oneAtATime(
  $busy: WritableAtom<string | null>,
  id: string,
  work: () => Promise<void>,
): Promise<void> {
  if ($busy.get() !== null) return;
  $busy.set(id);
  const free = holdReload();
  try {
    await work();
  } finally {
    $busy.set(null);
    free();
  }
}
