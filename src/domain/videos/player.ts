import type { ErrorCode } from '#domain/shared/errors.ts';

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

/** How often the place is sent to the account while playing (VIDEO-10). */
export const sendIntervalMs = 15_000;

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
