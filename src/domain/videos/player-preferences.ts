import * as v from 'valibot';
import { speeds } from './player.ts';

/** How a viewer wants the player, on this device (LEARN-4). A part that can't be read is as at first. */
export const PlayerPreferences = v.object({
  speed: v.fallback(v.picklist(speeds), 1),
  /** The next video begins by itself. */
  autoNext: v.fallback(v.boolean(), true),
  /** Keys of one letter work; without them only space and the arrows do (WCAG 2.1.4). */
  letters: v.fallback(v.boolean(), true),
  /** The player is as wide as the page. */
  wide: v.fallback(v.boolean(), false),
});

export type PlayerPreferences = v.InferOutput<typeof PlayerPreferences>;

export function preferencesIn(kept: unknown): PlayerPreferences {
  const parsed = v.safeParse(PlayerPreferences, { ...(typeof kept === 'object' ? kept : null) });
  return parsed.success ? parsed.output : (v.getFallbacks(PlayerPreferences) as PlayerPreferences);
}
