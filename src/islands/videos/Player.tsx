import { useStore } from '@nanostores/react';
import { useEffect, useRef, useState } from 'react';
import { guarded } from '#islands/shared/ErrorBoundary.tsx';
import { states } from '#messages/shared/states.ts';
import { player as texts } from '#messages/videos/videos.ts';
import { $profile } from '#stores/accounts/profile.ts';
import { loadPart } from '#stores/shared/load-part.ts';
import { $current, $isPlaced } from '#stores/videos/current-video.ts';
import { $player, $plays, fail } from '#stores/videos/player-state.ts';
import { $anyFailed } from '#stores/videos/videos.ts';
import { Failure } from './PlayerFailure.tsx';
import type { PlayerFrame } from './PlayerFrame.tsx';
import { PlayerPlaceholder } from './PlayerPlaceholder.tsx';
import { VideoPoster } from './VideoPoster.tsx';

/**
 * The page's only player. Until a video is played it shows our own picture, and nothing is requested from YouTube
 * (VIDEO-3).
 */
function Player({ emblem }: { emblem: string }) {
  const current = useStore($current);
  const isPlaced = useStore($isPlaced);
  const isUnknown = useStore($profile).state === 'failed';
  const isUnread = useStore($anyFailed);
  const player = useStore($player);
  const place = useRef<HTMLElement>(null);
  const plays = useStore($plays);
  const Frame = useFrame(plays > 0);
  useEffect(() => {
    if (plays === 0) return;
    // On a phone, a video chosen far down in the list would play outside the screen.
    place.current?.scrollIntoView({ block: 'nearest' });
    // Here the keys control the video. On the pressed button they would press it again.
    place.current?.focus({ preventScroll: true });
  }, [plays]);
  if (isUnknown) return <PlayerPlaceholder emblem={emblem} />;
  if (!current) {
    return isPlaced ? (
      <PlayerPlaceholder emblem={emblem} {...(!isUnread && { words: states.empty })} />
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
        {plays > 0 && Frame && <Frame isCovered={covered} />}
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

/** The privacy note. The line stays when a video opens, so that the page does not move. */
const UnderPlayer = ({ isOpen }: { isOpen: boolean }) => (
  <p className="under-player small soft">{!isOpen && texts.privacy}</p>
);

/** The module that draws YouTube's frame, loaded when the first video is played. */
function useFrame(isNeeded: boolean): typeof PlayerFrame | null {
  const [Frame, setFrame] = useState<typeof PlayerFrame | null>(null);
  useEffect(() => {
    if (!isNeeded || Frame) return;
    loadPart(() => import('./PlayerFrame.tsx')).then(
      (part) => setFrame(() => part.PlayerFrame),
      (error: unknown) => {
        console.error(error);
        fail('youtube/unreachable');
      },
    );
  }, [isNeeded, Frame]);
  return Frame;
}

export default guarded(Player);
