import { atom } from 'nanostores';
import { resumeAt } from '#domain/progress/progress.ts';
import { codeOf, type ErrorCode } from '#domain/shared/errors.ts';
import { playerTimeoutMs, pollMs, sendIntervalMs, skipSeconds } from '#domain/videos/player.ts';
import type { Video } from '#domain/videos/video.ts';
import { embedAddress } from '#domain/videos/youtube.ts';
import { player as texts } from '#messages/videos/videos.ts';
import { $session } from '#stores/accounts/session.ts';
import { $progress, keepProgress, sendProgress } from '#stores/progress/progress.ts';
import { latest } from '#stores/shared/latest.ts';
import { loadPart } from '#stores/shared/load-part.ts';
import { $chosen, $current, idInAddress, neighbourOf } from './current-video.ts';
import { $durations, durationOf, noteDuration } from './durations.ts';
import { $playlist, $sections, loadMore } from './videos.ts';

/** The player as it is shown: our own picture, YouTube being loaded, YouTube, or the error. */
export type Player =
  | { step: 'still' }
  | { step: 'opening' }
  | { step: 'open'; isPlaying: boolean }
  | { step: 'failed'; code: ErrorCode };

export const $player = atom<Player>({ step: 'still' });

/**
 * The address with which YouTube's frame is opened. The frame stays, and later videos are loaded into it; a new attempt
 * makes a new frame.
 */
export const $opening = atom<{ attempt: number; address: string } | null>(null);

export const $speed = atom(1);

/** Counts the videos started on this visit: a new number is a new start, also of the same video. */
export const $plays = atom(0);

/** The next or previous video is on a page that is still being read. */
export const $isStepping = atom(false);
const steps = latest();

/** What the page's player can do, independent of the view that draws it. Times in seconds. */
export interface PlayerFrame {
  load(url: string, seconds: number, title: string): void;
  time(): number;
  /** Not a positive number while unknown. */
  duration(): number;
  play(): void;
  pause(): void;
  seek(seconds: number): void;
  speed(): number;
  setSpeed(speed: number): void;
}

let frame: PlayerFrame | null = null;
/** The frame has been ready once, so it can load any video. */
let isReady = false;
/** The video in the frame; `null` until that is certain, so that no progress is kept for a wrong video. */
let inFrame: Video | null = null;
let attempts = 0;
let openTimer: ReturnType<typeof setTimeout> | undefined;
let tracking: ReturnType<typeof setInterval> | undefined;
let sending: ReturnType<typeof setInterval> | undefined;

/** Closes the player when the session ends, in any tab. */
export function watchPlayer(): void {
  $session.subscribe(({ state }) => {
    if (state === 'guest') close();
  });
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') leave();
  });
  addEventListener('pagehide', leave);
  addEventListener('hashchange', playAddressed);
  addEventListener('online', sendProgress);
}

/** The address names another video: selects it, and plays it if the player is open. */
function playAddressed(): void {
  const video = $playlist.get().find(({ id }) => id === idInAddress());
  if (!video) return;
  if ($player.get().step === 'still') $chosen.set(video.id);
  else play(video);
}

function close(): void {
  stopTracking();
  clearTimeout(openTimer);
  steps.cancel();
  $isStepping.set(false);
  inFrame = null;
  $chosen.set(null);
  $plays.set(0);
  attempts += 1;
  $opening.set(null);
  $player.set({ step: 'still' });
}

/** Plays a video from where the reader left it; from then on the page's address names it. */
export async function play(video: Video): Promise<void> {
  steps.cancel();
  $isStepping.set(false);
  trackPlace();
  stopTracking();
  inFrame = null;
  $chosen.set(video.id);
  $plays.set($plays.get() + 1);
  history.replaceState(history.state, '', `#${encodeURIComponent(video.id)}`);
  const seconds = resumeAt($progress.get()[video.id], durationOf(video, $durations.get()));
  if (frame && isReady) {
    $player.set({ step: 'open', isPlaying: false });
    frame.load(video.url, seconds, texts.place(video.title));
    return;
  }
  await open(embedAddress(video.url, seconds));
}

/** Plays the next or the previous video; pages in between are read first. */
export async function step(direction: 1 | -1): Promise<void> {
  const isLatest = steps.begin();
  $isStepping.set(true);
  for (;;) {
    const current = $current.get();
    const to = current && neighbourOf($sections.get(), current.id, direction);
    if (to !== null && typeof to !== 'string') return play(to);
    const hasCome = to !== null && (await loadMore(to));
    if (!isLatest()) return;
    if (!hasCome) return $isStepping.set(false);
  }
}

async function open(address: string): Promise<void> {
  attempts += 1;
  const attempt = attempts;
  clearTimeout(openTimer);
  $opening.set(null);
  $player.set({ step: 'opening' });
  try {
    const { loadYouTube } = await loadPart(() => import('#gateways/youtube.ts'));
    await loadYouTube();
    if (attempt !== attempts) return;
    $opening.set({ attempt, address });
    openTimer = setTimeout(fail, playerTimeoutMs, 'youtube/unreachable');
  } catch (error) {
    if (attempt === attempts) fail(codeOf(error));
  }
}

/** The view has drawn the frame, or removed it. */
export function attachFrame(drawn: PlayerFrame | null): void {
  frame = drawn;
  isReady = false;
}

/** The current video can't be played. Another one may work, and a player that opens late is still used. */
export function fail(code: ErrorCode): void {
  clearTimeout(openTimer);
  stopTracking();
  $player.set({ step: 'failed', code });
}

/** The frame has shown its first video. */
export function whenReady(): void {
  clearTimeout(openTimer);
  isReady = true;
  const current = $current.get();
  if (frame && current) noteDuration(current, frame.duration());
  $player.set({ step: 'open', isPlaying: false });
}

export function whenPlaying(): void {
  const current = $current.get();
  if (!frame || !current) return;
  inFrame = current;
  noteDuration(current, frame.duration());
  if (frame.speed() !== $speed.get()) frame.setSpeed($speed.get());
  clearTimeout(openTimer);
  $player.set({ step: 'open', isPlaying: true });
  stopTracking();
  tracking = setInterval(trackPlace, pollMs);
  sending = setInterval(sendProgress, sendIntervalMs);
}

export function whenPaused(): void {
  if (!inFrame) return;
  $player.set({ step: 'open', isPlaying: false });
  leave();
  stopTracking();
}

export function whenEnded(): void {
  if (!frame || !inFrame) return;
  const end = frame.duration() > 0 ? frame.duration() : frame.time();
  keepProgress(inFrame.id, end, end);
  sendProgress();
}

/** The reader has chosen another speed in YouTube's own menu. */
export function whenSpeedChanged(): void {
  if (frame && inFrame) $speed.set(frame.speed());
}

/** Keeps the reader's place in the video on the device (VIDEO-10). */
function trackPlace(): void {
  if (!frame || !inFrame) return;
  keepProgress(inFrame.id, Math.floor(frame.time()), durationOf(inFrame, $durations.get()));
}

function leave(): void {
  if (!inFrame) return;
  trackPlace();
  sendProgress();
}

function stopTracking(): void {
  clearInterval(tracking);
  clearInterval(sending);
}

export function togglePlaying(): void {
  const player = $player.get();
  if (player.step !== 'open') return;
  if (player.isPlaying) frame?.pause();
  else frame?.play();
}

/** Ten seconds back or forward. */
export function skip(direction: 1 | -1): void {
  if (!frame || !inFrame) return;
  const end = frame.duration() > 0 ? frame.duration() : Number.POSITIVE_INFINITY;
  frame.seek(Math.max(0, Math.min(end, frame.time() + direction * skipSeconds)));
}

export function chooseSpeed(speed: number): void {
  $speed.set(speed);
  frame?.setSpeed(speed);
}
