import { useStore } from '@nanostores/react';
import { useMemo } from 'react';
import { clock } from '#domain/duration.ts';
import { resumeAt, shareOf } from '#domain/progress.ts';
import type { Video } from '#domain/video.ts';
import { Icon } from '#islands/ui/Icon.tsx';
import { player as texts } from '#messages/videos.ts';
import { cover } from '#ornament/cover.ts';
import { $durations, durationOf } from '#stores/durations.ts';
import { play } from '#stores/player.ts';
import { $progress } from '#stores/progress.ts';
import { Knots } from './Knots.tsx';

/** A woven picture of our own in the place of the player, with how far the reader is. */
export function Still({ video, isOpening }: { video: Video; isOpening: boolean }) {
  const progress = useStore($progress)[video.id];
  const duration = durationOf(video, useStore($durations));
  const picture = useMemo(() => `data:image/svg+xml,${encodeURIComponent(cover(video))}`, [video]);
  const from = resumeAt(progress, duration);
  const share = shareOf(progress, duration);
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
          {share !== null && <Knots share={share} />}
          {duration !== null && <span>{clock(duration)}</span>}
        </div>
      )}
    </>
  );
}
