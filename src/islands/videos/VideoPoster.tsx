import { useStore } from '@nanostores/react';
import { useMemo } from 'react';
import { watchedFraction } from '#domain/progress/progress.ts';
import { clock } from '#domain/videos/duration.ts';
import type { Video } from '#domain/videos/video.ts';
import { cover } from '#illustrations/cover.ts';
import { Icon } from '#islands/shared/Icon.tsx';
import { player as texts } from '#messages/videos/videos.ts';
import { $progress } from '#stores/progress/progress.ts';
import { startOf } from '#stores/videos/current-video.ts';
import { $durations, durationOf } from '#stores/videos/durations.ts';
import { play } from '#stores/videos/player.ts';
import { ProgressBar } from './ProgressBar.tsx';

/** Our own drawn picture in place of the player, with how far the reader is. */
export function VideoPoster({ video, isOpening }: { video: Video; isOpening: boolean }) {
  const progress = useStore($progress)[video.id];
  const duration = durationOf(video, useStore($durations));
  const picture = useMemo(() => `data:image/svg+xml,${encodeURIComponent(cover(video))}`, [video]);
  const from = startOf(video);
  const share = watchedFraction(progress, duration);
  return (
    <>
      <img src={picture} alt="" width="1200" height="675" />
      <button
        className="play"
        type="button"
        aria-busy={isOpening}
        aria-label={from > 0 ? texts.resume(video.title, clock(from)) : texts.play(video.title)}
        onClick={() => play(video)}
      >
        <span className={isOpening ? 'pending' : undefined}>{!isOpening && <Icon name="play" />}</span>
      </button>
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
