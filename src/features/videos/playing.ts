import { atom } from 'nanostores';
import { embedAddress } from '#core/addresses/youtube.ts';
import type { ErrorCode } from '#core/cloud/errors.ts';
import { loadPart } from '#core/page/load-part.ts';
import { keepProgress, sendProgress } from '#features/progress/store.ts';
import { $current, startOf } from './current-video.ts';
import { $durations, durationOf } from './durations.ts';
import { noteDuration } from './measure.ts';
import { playerTimeoutMs, pollMs, sendIntervalMs, skipSeconds, speeds } from './player.ts';
import { $player, fail, showInAddress } from './player-state.ts';
import { $preferences, prefer } from './preferences.ts';
import { player as texts } from './texts.ts';
import type { Video } from './video.ts';

/** The frame stays, and later videos are loaded into it; a new attempt makes a new frame. */
export const $opening = atom<{ attempt: number; address: string } | null>(null);

/** `null` once a video plays (LEARN-4). */
export const $ended = atom<Video | null>(null);

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
  isMuted(): boolean;
  setMuted(isMuted: boolean): void;
}

let frame: PlayerFrame | null = null;
/** The frame has been ready once, so it can load any video. */
let isReady = false;
/** `null` until it is certain, so that no progress is kept for a wrong video. */
let inFrame: Video | null = null;
let attempts = 0;
let openTimer: ReturnType<typeof setTimeout> | undefined;
let tracking: ReturnType<typeof setInterval> | undefined;
let sending: ReturnType<typeof setInterval> | undefined;

// Only the end of the session takes the player back to this step.
$player.listen(({ step }) => {
  if (step === 'still') close();
});
document.addEventListener('visibilitychange', () => {
  if (document.visibilityState === 'hidden') leave();
});
addEventListener('pagehide', leave);

function close(): void {
  stopTracking();
  clearTimeout(openTimer);
  inFrame = null;
  attempts += 1;
  $opening.set(null);
  $ended.set(null);
}

export async function start(video: Video, seconds: number): Promise<void> {
  leave();
  stopTracking();
  inFrame = null;
  $ended.set(null);
  if (frame && isReady) {
    $player.set({ step: 'open', isPlaying: false });
    frame.load(video.url, seconds, texts.place(video.title));
    return;
  }
  await open(embedAddress(video.url, seconds));
}

async function open(address: string): Promise<void> {
  attempts += 1;
  const attempt = attempts;
  clearTimeout(openTimer);
  $opening.set(null);
  const { loadYouTube } = await loadPart(() => import('./youtube-gateway.ts'));
  await loadYouTube();
  if (attempt !== attempts) return;
  $opening.set({ attempt, address });
  openTimer = setTimeout(failPlaying, playerTimeoutMs, 'youtube/unreachable');
}

/** `null`: it was removed. */
export function attachFrame(drawn: PlayerFrame | null): void {
  frame = drawn;
  isReady = false;
}

/** What the frame says of its time from now on is no progress. */
export function failPlaying(code: ErrorCode): void {
  clearTimeout(openTimer);
  stopTracking();
  inFrame = null;
  fail(code);
}

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
  $ended.set(null);
  noteDuration(current, frame.duration());
  if (frame.speed() !== $preferences.get().speed) frame.setSpeed($preferences.get().speed);
  clearTimeout(openTimer);
  $player.set({ step: 'open', isPlaying: true });
  showInAddress(current);
  stopTracking();
  tracking = setInterval(trackPlace, pollMs);
  sending = setInterval(sendProgress, sendIntervalMs);
}

export function whenPaused(): void {
  if (!inFrame || !frame) return;
  $player.set({ step: 'open', isPlaying: false });
  leave();
  stopTracking();
  if (!$ended.get()) showInAddress(inFrame, frame.time());
}

export function whenEnded(): void {
  if (!frame || !inFrame) return;
  const end = frame.duration() > 0 ? frame.duration() : frame.time();
  keepProgress(inFrame.id, end, end);
  sendProgress();
  stopTracking();
  showInAddress(inFrame);
  $player.set({ step: 'open', isPlaying: false });
  $ended.set(inFrame);
}

export function whenSpeedChanged(): void {
  const speed = frame && inFrame ? frame.speed() : 0;
  if (isSpeed(speed)) prefer({ speed });
}

type Speed = (typeof speeds)[number];
const isSpeed = (speed: number): speed is Speed => speeds.some((one) => one === speed);

/** VIDEO-10. */
function trackPlace(): void {
  // At its end the video is finished; its place there is kept already.
  if (!frame || !inFrame || $ended.get()) return;
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

export const pause = (): void => frame?.pause();

function seek(seconds: number): void {
  if (!frame || !inFrame) return;
  const end = frame.duration() > 0 ? frame.duration() : Number.POSITIVE_INFINITY;
  frame.seek(Math.max(0, Math.min(end, seconds)));
}

export const skip = (direction: 1 | -1): void => seek((frame?.time() ?? 0) + direction * skipSeconds);

export function goTo(id: string, seconds: number): boolean {
  if (!frame || inFrame?.id !== id) return false;
  seek(seconds);
  frame.play();
  return true;
}

export const timeIn = (id: string): number | null => (frame && inFrame?.id === id ? frame.time() : null);

/** Of a video that is not in the frame yet: where it will begin. */
export const secondNow = (video: Video): number => Math.floor(timeIn(video.id) ?? startOf(video));

export function chooseSpeed(speed: number): void {
  if (!isSpeed(speed)) return;
  prefer({ speed });
  frame?.setSpeed(speed);
}

export function nextSpeed(): number {
  const next = speeds[(speeds.indexOf($preferences.get().speed) + 1) % speeds.length] ?? 1;
  chooseSpeed(next);
  return next;
}

export function toggleMuted(): boolean {
  const isMuted = !(frame?.isMuted() ?? true);
  frame?.setMuted(isMuted);
  return isMuted;
}
