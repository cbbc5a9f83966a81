import { useStore } from '@nanostores/react';
import { memo } from 'react';
import { type Progress, placeIn, watchedFraction } from '#domain/progress/progress.ts';
import { clock, isoDuration, shortClock } from '#domain/videos/duration.ts';
import type { Video } from '#domain/videos/video.ts';
import { Icon } from '#islands/shared/Icon.tsx';
import { videos as texts } from '#messages/videos/videos.ts';
import { $current } from '#stores/videos/current-video.ts';
import { $durations, durationOf } from '#stores/videos/durations.ts';
import { play } from '#stores/videos/player.ts';
import { $player } from '#stores/videos/player-state.ts';
import { ProgressBar } from './ProgressBar.tsx';

interface Props {
  video: Video;
  number: number;
  progress: Progress | undefined;
}

/** A video of the list; a press plays it. While a video plays, only its own row is rendered again. */
export const VideoRow = memo(function VideoRow({ video, number, progress }: Props) {
  const duration = durationOf(video, useStore($durations));
  const isCurrent = useStore($current)?.id === video.id;
  const player = useStore($player);
  const share = watchedFraction(progress, duration);
  const isDone = progress?.done ?? false;
  const place = placeIn(progress);
  const isPlaying = isCurrent && player.step === 'open';
  return (
    <li>
      <button
        className={isDone ? 'video done' : 'video'}
        type="button"
        aria-current={isCurrent || undefined}
        onClick={() => play(video)}
      >
        <span className="place">{isDone ? <Done /> : number}</span>
        <span className="title">{video.title}</span>
        {duration !== null && (
          <time className="len" dateTime={isoDuration(duration)}>
            {clock(duration)}
          </time>
        )}
        {place !== null && share !== null && <ProgressBar share={share} />}
        {place !== null && !isPlaying && <span className="note-line">{texts.leftAt(shortClock(place))}</span>}
        {isPlaying && <span className="note-line">{texts.nowPlaying}</span>}
      </button>
    </li>
  );
});

const Done = () => (
  <>
    <Icon name="check" />
    <span className="vh">{texts.watched}</span>
  </>
);
