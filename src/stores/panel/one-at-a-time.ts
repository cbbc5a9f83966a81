import type { WritableAtom } from 'nanostores';
import { holdReload } from './reload.ts';

/** Runs an action on a row unless another action is running; `$busy` holds the row's id meanwhile. */
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
