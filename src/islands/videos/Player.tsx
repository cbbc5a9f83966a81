import { useStore } from '@nanostores/react';
import { type ComponentProps, type ComponentType, useEffect, useRef, useState } from 'react';
import { guarded } from '#islands/shared/ErrorBoundary.tsx';
import { states } from '#messages/shared/states.ts';
import { player as texts } from '#messages/videos/videos.ts';
import { $profile } from '#stores/accounts/profile.ts';
import { loadPart } from '#stores/shared/load-part.ts';
import { $current, $isPlaced } from '#stores/videos/current-video.ts';
import { $opening, $player, $plays, fail, skip, togglePlaying } from '#stores/videos/player.ts';
import { $anyFailed } from '#stores/videos/videos.ts';
import { Failure } from './PlayerFailure.tsx';
import { PlayerPlaceholder } from './PlayerPlaceholder.tsx';
import { VideoPoster } from './VideoPoster.tsx';
import type { YouTube } from './YouTube.tsx';

/**
 * The page's only player. Until a video is played it shows our own picture, and nothing is requested from YouTube
 * (VIDEO-3).
 */
function Player({ course }: { course: string }) {
  const current = useStore($current);
  const isPlaced = useStore($isPlaced);
  const isUnknown = useStore($profile).state === 'failed';
  const isUnread = useStore($anyFailed);
  const player = useStore($player);
  const opening = useStore($opening);
  const Frame = useFrame(opening !== null);
  const place = useRef<HTMLElement>(null);
  const plays = useStore($plays);
  useEffect(() => {
    if (plays === 0) return;
    // On a phone, a video chosen far down in the list would play outside the screen.
    place.current?.scrollIntoView({ block: 'nearest' });
    // Here the keys control the video. On the pressed button they would press it again.
    place.current?.focus({ preventScroll: true });
  }, [plays]);
  useKeys();
  if (isUnknown) return <PlayerPlaceholder course={course} />;
  if (!current) {
    return isPlaced ? (
      <PlayerPlaceholder course={course} {...(!isUnread && { words: states.empty })} />
    ) : (
      <>
        <p className="player skeleton" aria-busy="true" />
        <UnderPlayer isOpen={false} />
      </>
    );
  }
  const covered = player.step !== 'open';
  return (
    <>
      <section className="player" ref={place} tabIndex={-1} aria-label={texts.place(current.title)}>
        {opening && Frame && (
          <div className="frame" inert={covered}>
            <Frame key={opening.attempt} address={opening.address} title={texts.place(current.title)} />
          </div>
        )}
        {covered && <VideoPoster video={current} isOpening={player.step === 'opening'} />}
      </section>
      {player.step === 'failed' ? (
        <Failure code={player.code} video={current} />
      ) : (
        <UnderPlayer isOpen={player.step === 'open'} />
      )}
    </>
  );
}

/** One line, so that the page does not move when a video opens: first the privacy note, then the keys. */
function UnderPlayer({ isOpen }: { isOpen: boolean }) {
  return (
    <p className="under-player small soft">
      {isOpen ? (
        <span className="keys">
          <kbd>{texts.keys.space}</kbd> {texts.keys.toggles} <kbd>←</kbd> <kbd>→</kbd> {texts.keys.skips}
        </span>
      ) : (
        texts.privacy
      )}
    </p>
  );
}

/** The module that draws YouTube's frame, loaded when the first video is played. */
function useFrame(isNeeded: boolean): ComponentType<ComponentProps<typeof YouTube>> | null {
  const [Frame, setFrame] = useState<ComponentType<ComponentProps<typeof YouTube>> | null>(null);
  useEffect(() => {
    if (!isNeeded || Frame) return;
    loadPart(() => import('./YouTube.tsx')).then(
      (module) => setFrame(() => module.YouTube),
      (error: unknown) => {
        console.error(error);
        fail('youtube/unreachable');
      },
    );
  }, [isNeeded, Frame]);
  return Frame;
}

const isBusy = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest('a, button, input, select, textarea, summary, dialog') !== null;

/** Space and the arrow keys work wherever no other control uses them. */
function useKeys(): void {
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if ($player.get().step !== 'open' || isBusy(event.target)) return;
      if (event.ctrlKey || event.altKey || event.metaKey || event.shiftKey) return;
      if (event.key === ' ') togglePlaying();
      else if (event.key === 'ArrowLeft') skip(-1);
      else if (event.key === 'ArrowRight') skip(1);
      else return;
      event.preventDefault();
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, []);
}

export default guarded(Player);
