import { useStore } from '@nanostores/react';
import { useEffect, useMemo, useRef } from 'react';
import { routes } from '#core/addresses/routes.ts';
import { watchAddress } from '#core/addresses/youtube.ts';
import { errors } from '#core/cloud/error-texts.ts';
import type { ErrorCode } from '#core/cloud/errors.ts';
import { loadPart } from '#core/page/load-part.ts';
import { $profile } from '#core/session/profile.ts';
import { clock } from '#core/time/duration.ts';
import { Button } from '#core/views/Button.tsx';
import { states } from '#core/views/common-texts.ts';
import { guarded } from '#core/views/ErrorBoundary.tsx';
import { Icon } from '#core/views/Icon.tsx';
import { useLatePart } from '#core/views/use-late-part.ts';
import { WovenEmblem } from '#core/views/WovenEmblem.tsx';
import { cover } from '#features/posts/cover.ts';
import { watchedFraction } from '#features/progress/progress.ts';
import { $progress } from '#features/progress/store.ts';
import { $current, $isPlaced, startOf } from '#features/videos/current-video.ts';
import { $durations, durationOf } from '#features/videos/durations.ts';
import { isGone } from '#features/videos/player.ts';
import { $player, $plays, fail } from '#features/videos/player-state.ts';
import { play } from '#features/videos/player-store.ts';
import { $anyFailed } from '#features/videos/store.ts';
import { player as texts } from '#features/videos/texts.ts';
import type { Video } from '#features/videos/video.ts';
import { ProgressBar } from './ProgressBar.tsx';

const loadFrame = () => loadPart(async () => (await import('./PlayerFrame.tsx')).PlayerFrame);
const frameFails = { undo: () => fail('youtube/unreachable'), retry: null };

/** Before a play nothing is requested from YouTube (VIDEO-3). */
function Player({ emblem }: { emblem: string }) {
  const current = useStore($current);
  const isPlaced = useStore($isPlaced);
  const isUnknown = useStore($profile).state === 'failed';
  const isUnread = useStore($anyFailed);
  const player = useStore($player);
  const root = useRef<HTMLElement>(null);
  const plays = useStore($plays);
  // A play asks again for a part that did not come.
  const Frame = useLatePart(loadFrame, plays, frameFails);
  useEffect(() => {
    if (plays === 0) return;
    // On a phone, a video chosen far down in the list would play outside the screen.
    root.current?.scrollIntoView({ block: 'nearest' });
    // Here the keys control the video. On the pressed button they would press it again.
    root.current?.focus({ preventScroll: true });
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
      <section className="player" ref={root} tabIndex={-1} aria-label={texts.place(current.title)}>
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

/** The line stays when a video opens, so that the page does not move. */
const UnderPlayer = ({ isOpen }: { isOpen: boolean }) => (
  <p className="under-player small soft">{!isOpen && texts.privacy}</p>
);

/** The link leads to us if YouTube doesn't have the video (VIDEO-12). */
function Failure({ code, video }: { code: ErrorCode; video: Video }) {
  return (
    <div className="note bad" role="alert">
      <Icon name="warn" />
      <p>{errors[code]}</p>
      <p className="row">
        <button className="button quiet" type="button" onClick={() => play(video)}>
          {states.retry}
        </button>
        {isGone(code) ? (
          <a className="more" href={routes.contactAbout(video.title)}>
            {texts.write}
          </a>
        ) : (
          <a className="more" href={watchAddress(video.url)} target="_blank" rel="noopener">
            {texts.openOnYoutube}
          </a>
        )}
      </p>
    </div>
  );
}

function PlayerPlaceholder({ emblem, words }: { emblem: string; words?: string }) {
  return (
    <div className="plate squares stage-plate">
      <WovenEmblem emblem={emblem} share={0} />
      {words !== undefined && <p>{words}</p>}
    </div>
  );
}

function VideoPoster({ video, isOpening }: { video: Video; isOpening: boolean }) {
  const progress = useStore($progress)[video.id];
  const duration = durationOf(video, useStore($durations));
  const picture = useMemo(() => `data:image/svg+xml,${encodeURIComponent(cover(video))}`, [video]);
  const from = startOf(video);
  const share = watchedFraction(progress, duration);
  return (
    <>
      <img src={picture} alt="" width="1200" height="675" />
      <Button
        className="play"
        busy={isOpening}
        aria-label={from > 0 ? texts.resume(video.title, clock(from)) : texts.play(video.title)}
        onClick={() => play(video)}
      >
        <span className={isOpening ? 'pending' : undefined}>{!isOpening && <Icon name="play" />}</span>
      </Button>
      {isOpening && (
        <p className="vh" role="status">
          {texts.loading}
        </p>
      )}
      {from > 0 && (
        <div className="bar mono">
          <span>{clock(from)}</span>
          {share !== null && <ProgressBar share={share} />}
          {duration !== null && <span>{clock(duration)}</span>}
        </div>
      )}
    </>
  );
}

export default guarded(Player);
