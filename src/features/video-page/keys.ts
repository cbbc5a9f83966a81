import { atom } from 'nanostores';
import { askHere } from '#features/questions/question-moments.ts';
import { $neighbours } from '#features/videos/current-video.ts';
import { actionOf, type PlayerAction } from '#features/videos/player-keys.ts';
import { $player } from '#features/videos/player-state.ts';
import { step } from '#features/videos/player-store.ts';
import { nextSpeed, skip, toggleMuted, togglePlaying } from '#features/videos/playing.ts';
import { player as texts } from '#features/videos/playing-texts.ts';
import { $preferences } from '#features/videos/preferences.ts';

export const $isHelpOpen = atom(false);

/** What a key has done that is not seen. */
export const $said = atom('');

let said: ReturnType<typeof setTimeout> | undefined;
/** In ms. */
const saidFor = 3_000;

function say(text: string): void {
  clearTimeout(said);
  $said.set(text);
  said = setTimeout(() => $said.set(''), saidFor);
}

const toggleFullscreen = (): void => {
  if (document.fullscreenElement) document.exitFullscreen().catch(console.warn);
  else document.querySelector('section.player')?.requestFullscreen?.().catch(console.warn);
};

function stepIfThere(direction: 1 | -1): void {
  const { next, previous } = $neighbours.get();
  if (direction === 1 ? next : previous) step(direction);
}

const actions: Record<PlayerAction, () => void> = {
  toggle: togglePlaying,
  back: () => skip(-1),
  forward: () => skip(1),
  fullscreen: toggleFullscreen,
  mute: () => say(toggleMuted() ? texts.muted : texts.unmuted),
  speed: () => say(texts.speedNow(nextSpeed())),
  next: () => stepIfThere(1),
  previous: () => stepIfThere(-1),
  ask: askHere,
  help: () => $isHelpOpen.set(true),
};

const isBusy = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest('a, button, input, select, textarea, summary, dialog') !== null;

/** Space and the arrows do something else on a control; letters only where one types or in a dialog. */
const isTyping = (target: EventTarget | null): boolean =>
  target instanceof Element &&
  target.closest('input:not([type=checkbox]), select, textarea, dialog') !== null;

function press(event: KeyboardEvent): void {
  if ($player.get().step !== 'open') return;
  const action = actionOf(event, $preferences.get().letters);
  const isPlain = action === 'toggle' || action === 'back' || action === 'forward';
  if (!action || (event.repeat && !isPlain) || (isPlain ? isBusy(event.target) : isTyping(event.target)))
    return;
  event.preventDefault();
  actions[action]();
}

export const watchKeys = (): void => document.addEventListener('keydown', press);
