import { useStore } from '@nanostores/react';
import { memo } from 'react';
import { clock, isoDuration } from '#domain/duration.ts';
import { type Progress, shareOf } from '#domain/progress.ts';
import type { Video } from '#domain/video.ts';
import { Icon } from '#islands/ui/Icon.tsx';
import { videos as texts } from '#messages/videos.ts';
import { $current } from '#stores/current-video.ts';
import { $durations, durationOf } from '#stores/durations.ts';
import { $player, play } from '#stores/player.ts';
import { Knots } from './Knots.tsx';

interface Props {
  video: Video;
  number: number;
  progress: Progress | undefined;
}

/** A video of the list: pressed, it plays. Only the playing one's row is drawn again as time goes on. */
export const Row = memo(function Row({ video, number, progress }: Props) {
  const duration = durationOf(video, useStore($durations));
  const isCurrent = useStore($current)?.id === video.id;
  const player = useStore($player);
  const share = shareOf(progress, duration);
  const isDone = progress?.done ?? false;
  return (
    <li>
      <button
        className={isDone ? 'video done' : 'video'}
        type="button"
        aria-current={isCurrent || undefined}
        onClick={() => play(video)}
      >
        <span className="n">{isDone ? <Done /> : number}</span>
        <span className="title">{video.title}</span>
        {duration !== null && (
          <time className="len" dateTime={isoDuration(duration)}>
            {clock(duration)}
          </time>
        )}
        {progress &&
          !isDone &&
          (share !== null ? <Knots share={share} /> : <Place seconds={progress.seconds} />)}
        {isCurrent && player.step === 'open' && <span className="note-line">{texts.nowPlaying}</span>}
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

/** Without the duration a share can't be said, but the place can. */
const Place = ({ seconds }: { seconds: number }) => <span className="note-line mono">{clock(seconds)}</span>;
