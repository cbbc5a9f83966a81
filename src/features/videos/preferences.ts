import { atom } from 'nanostores';
import { keep, kept } from '#core/device/device-storage.ts';
import { playerKey } from '#core/device/page-storage-keys.ts';
import { type PlayerPreferences, preferencesIn } from './player.ts';

/** The same in all tabs (LEARN-4). */
export const $preferences = atom<PlayerPreferences>(preferencesIn(kept(playerKey)));

addEventListener('storage', ({ key }) => {
  if (key === playerKey || key === null) $preferences.set(preferencesIn(kept(playerKey)));
});

export function prefer(change: Partial<PlayerPreferences>): void {
  $preferences.set({ ...$preferences.get(), ...change });
  keep(playerKey, $preferences.get());
}
