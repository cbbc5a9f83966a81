import * as v from 'valibot';
import type { ErrorCode } from '#core/cloud/errors.ts';

// Times are in ms, except `skipSeconds` and `countdownSeconds`.

/** How long YouTube may take to show a player; a later one is still used. */
export const playerTimeoutMs = 15_000;
/** How long a player that is ready may take to know its video's duration. */
export const metadataTimeoutMs = 4_000;
export const metadataPauseMs = 250;

export const pollMs = 1_000;

/** LEARN-6. */
export const spokenMs = 250;

/** How often the place is sent to the account (VIDEO-10); a pause sends it, too. */
export const sendIntervalMs = 60_000;

export const skipSeconds = 10;

/** LEARN-4. */
export const countdownSeconds = 8;

export const speeds = [0.5, 0.75, 1, 1.25, 1.5, 1.75, 2] as const;

/** `onError` (VIDEO-12). */
const playerErrors: Readonly<Record<number, ErrorCode>> = {
  2: 'youtube/invalid',
  5: 'youtube/player',
  100: 'youtube/unavailable',
  101: 'youtube/embedding',
  150: 'youtube/embedding',
  153: 'youtube/referrer',
};

export const playerError = (number: number | undefined): ErrorCode =>
  playerErrors[number ?? 0] ?? 'youtube/player';

/** A link to YouTube is no way on. */
export const isGone = (code: ErrorCode): boolean =>
  code === 'youtube/unavailable' || code === 'youtube/invalid';

/** LEARN-4. A part that can't be read is as at first. */
export const PlayerPreferences = v.object({
  speed: v.fallback(v.picklist(speeds), 1),
  autoNext: v.fallback(v.boolean(), true),
  /** Without letters only space and the arrows work (WCAG 2.1.4). */
  letters: v.fallback(v.boolean(), true),
  wide: v.fallback(v.boolean(), false),
});

export type PlayerPreferences = v.InferOutput<typeof PlayerPreferences>;

export const preferencesIn = (kept: unknown): PlayerPreferences =>
  v.parse(PlayerPreferences, { ...(typeof kept === 'object' ? kept : null) });
