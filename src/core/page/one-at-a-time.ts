import type { WritableAtom } from 'nanostores';
import { sayFailure } from './failures.ts';

/** `$busy` holds the id meanwhile; other presses do nothing. A failure is said. */
export async function oneAtATime(
  $busy: WritableAtom<string | null>,
  id: string,
  act: () => Promise<unknown>,
): Promise<void> {
  if ($busy.get() !== null) return;
  $busy.set(id);
  try {
    await act();
  } catch (error) {
    sayFailure(error, id);
  } finally {
    $busy.set(null);
  }
}
