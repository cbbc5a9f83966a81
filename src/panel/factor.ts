import type { WritableAtom } from 'nanostores';
import { latest } from '#core/page/latest.ts';
import { loadPart } from '#core/page/load-part.ts';
import { may } from '#core/session/access.ts';
import { $profile } from '#core/session/profile.ts';
import { roleOf } from '#core/session/user.ts';
import { loadSecondFactors } from '#features/accounts/sign-in-parts.ts';

export type WantedFactor = 'unknown' | 'wanted' | 'enough';

let watching = false;

export function watchFactor($factor: WritableAtom<WantedFactor>): void {
  if (watching) return;
  watching = true;
  const requests = latest();
  let asked = '';
  const ask = async (uid: string) => {
    const isLatest = requests.begin();
    const isNow = await isWanted(uid);
    if (isLatest()) $factor.set(isNow ? 'wanted' : 'enough');
  };
  $profile.subscribe((profile) => {
    const key = profile.state === 'ready' ? `${profile.account.uid} ${profile.account.hasFactor}` : '';
    // A page that returns from the cache reads the profile again: what was enough stays so, what was wanted may have been done.
    if (key === asked && $factor.get() !== 'wanted') return;
    if (key !== asked) {
      requests.cancel();
      $factor.set('unknown');
    }
    asked = key;
    if (profile.state === 'ready' && may(roleOf(profile.record), 'open-panel')) ask(profile.account.uid);
  });
}

/** Only a session without the second factor asks the rules. Without an answer the gate is shown: it refuses by itself. */
async function isWanted(uid: string): Promise<boolean> {
  try {
    if (await (await loadSecondFactors()).isProven(uid)) return false;
    const { gate } = await loadPart(() => import('./gate-gateway.ts'));
    return await gate.wantsFactor();
  } catch (error) {
    console.error(error);
    return false;
  }
}
