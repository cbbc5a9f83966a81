import { atom } from 'nanostores';
import { playerKey } from '#domain/shared/page-storage-keys.ts';
import { type PlayerPreferences, preferencesIn } from '#domain/videos/player.ts';
import { keep, kept } from '#stores/shared/device-storage.ts';

/** How this device wants the player (LEARN-4); the same in all tabs. */
export const $preferences = atom<PlayerPreferences>(preferencesIn(kept(playerKey)));

addEventListener('storage', ({ key }) => {
  if (key === playerKey || key === null) $preferences.set(preferencesIn(kept(playerKey)));
});

export function prefer(change: Partial<PlayerPreferences>): void {
  $preferences.set({ ...$preferences.get(), ...change });
  keep(playerKey, $preferences.get());
}
