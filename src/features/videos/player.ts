import * as v from 'valibot';
import type { ErrorCode } from '#core/cloud/errors.ts';

// Numbers of the player; all times except `skipSeconds` are in milliseconds.

/** How long YouTube may take to show a player before the page reports an error. A later player is still used. */
export const playerTimeoutMs = 15_000;
/** How long, in ms, a player that is ready may take to know its video's duration, and how often it is asked. */
export const metadataTimeoutMs = 4_000;
export const metadataPauseMs = 250;

/** How often the place in the video is kept on the device while playing. */
export const pollMs = 1_000;

/** How often the transcript looks which line is being spoken (LEARN-6). */
export const spokenMs = 250;

/** How often the place is sent to the account while playing (VIDEO-10); the device has it each second, and a pause sends it. */
export const sendIntervalMs = 60_000;

/** How far an arrow key goes back or forward, in seconds. */
export const skipSeconds = 10;

/** After how many seconds the next video begins by itself (LEARN-4). */
export const countdownSeconds = 8;

/** The speeds YouTube has. */
export const speeds = [0.5, 0.75, 1, 1.25, 1.5, 1.75, 2] as const;

/** What the numbers of YouTube's `onError` mean (VIDEO-12). */
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

/** YouTube does not have the video either, so a link to it is no way on. */
export const isGone = (code: ErrorCode): boolean =>
  code === 'youtube/unavailable' || code === 'youtube/invalid';

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

// The keys of the player (LEARN-4). Keys of one letter can be switched off (WCAG 2.1.4), so they are listed apart.

/** What a key does. */
export type PlayerAction =
  | 'toggle'
  | 'back'
  | 'forward'
  | 'fullscreen'
  | 'mute'
  | 'speed'
  | 'next'
  | 'previous'
  | 'ask'
  | 'help';

const plainKeys: Record<string, PlayerAction> = { ' ': 'toggle', ArrowLeft: 'back', ArrowRight: 'forward' };

const letterKeys: Readonly<Record<string, PlayerAction>> = {
  F: 'fullscreen',
  M: 'mute',
  S: 'speed',
  N: 'next',
  P: 'previous',
  Q: 'ask',
  '?': 'help',
};

type Pressed = Pick<
  KeyboardEvent,
  'key' | 'code' | 'shiftKey' | 'ctrlKey' | 'altKey' | 'metaKey' | 'isComposing'
>;

/** A letter of another script, for example Cyrillic, counts by its place on the keyboard. */
function letterOf({ key, code }: Pressed): string {
  if (key === '?') return key;
  return /^[a-z]$/i.test(key) || !/^\p{L}$/u.test(key) ? key.toUpperCase() : code.replace(/^Key/, '');
}

/** What the pressed key does, `null` for nothing. With a modifier a key belongs to the browser. */
export function actionOf(event: Pressed, letters: boolean): PlayerAction | null {
  if (event.ctrlKey || event.altKey || event.metaKey || event.isComposing) return null;
  const letter = letterOf(event);
  if (event.shiftKey && letter !== '?') return null;
  if (Object.hasOwn(plainKeys, event.key)) return plainKeys[event.key] ?? null;
  return letters && letter.length === 1 ? (letterKeys[letter] ?? null) : null;
}
