import { useStore } from '@nanostores/react';
import { useEffect } from 'react';
import { $current, $neighbours, isSection } from '#features/videos/current-video.ts';
import { play, step } from '#features/videos/player-store.ts';
import { $ended, $opening } from '#features/videos/playing.ts';
import { player as texts } from '#features/videos/playing-texts.ts';
import { player as placeTexts } from '#features/videos/texts.ts';
import { watchKeys } from './keys.ts';
import { $countdown, stopCountdown, watchEnd } from './next-video.ts';
import { YouTube } from './YouTube.tsx';

watchKeys();
watchEnd();

/** LEARN-4. Loaded when the first video is played. */
export function PlayerFrame({ isCovered }: { isCovered: boolean }) {
  const opening = useStore($opening);
  const title = useStore($current)?.title ?? '';
  const ended = useStore($ended);
  return (
    <>
      {opening && (
        <div className="frame" inert={isCovered || ended !== null}>
          <YouTube key={opening.attempt} address={opening.address} title={placeTexts.place(title)} />
        </div>
      )}
      {ended && !isCovered && <End />}
    </>
  );
}

function End() {
  const ended = useStore($ended);
  const { next } = useStore($neighbours);
  const left = useStore($countdown);
  useEffect(() => stopCountdown, []);
  if (!ended) return null;
  const isVideo = next !== null && !isSection(next);
  return (
    <div className="end">
      <p className="vh" role="status">
        {texts.end.title}
        {left !== null && isVideo && `. ${texts.end.nextTitle(next.title)}. ${texts.autoNextHint}`}
      </p>
      <p className="end-title">
        {isVideo ? texts.end.nextTitle(next.title) : next ? texts.end.next : texts.end.last}
      </p>
      {left !== null && <p className="mono small">{texts.end.left(left)}</p>}
      <p className="row">
        {next && (
          <button className="button" type="button" onClick={() => step(1)}>
            {texts.end.start}
          </button>
        )}
        {left !== null && (
          <button className="button quiet" type="button" onClick={stopCountdown}>
            {texts.end.stop}
          </button>
        )}
        <button className="button quiet" type="button" onClick={() => play(ended, 0)}>
          {texts.end.again}
        </button>
      </p>
    </div>
  );
}
