import { memo, useCallback, useRef } from 'react';
import type { PlayerEntry } from 'react-player/players';
import { createReactPlayer } from 'react-player/ReactPlayer';
import YouTubeVideo from 'youtube-video-element/react';
import { isYouTubePlayer, type YouTubePlayer } from '#core/addresses/youtube.ts';
import { playerError } from '#features/videos/player.ts';
import {
  attachFrame,
  failPlaying,
  type PlayerFrame,
  whenEnded,
  whenPaused,
  whenPlaying,
  whenReady,
  whenSpeedChanged,
} from '#features/videos/playing.ts';

// react-player's default list would load the components of nine other services.
const youtube: PlayerEntry = {
  key: 'youtube',
  name: 'YouTube',
  canPlay: () => true,
  player: YouTubeVideo as NonNullable<PlayerEntry['player']>,
};
const ReactPlayer = createReactPlayer([youtube], youtube);

const apiOf = (element: HTMLVideoElement): YouTubePlayer | null =>
  'api' in element && isYouTubePlayer(element.api) ? element.api : null;

function nameFrame(element: HTMLVideoElement, title: string): void {
  const frame = element.shadowRoot?.querySelector('iframe');
  if (frame) frame.title = title;
}

/** Another `src` would leave the old frame and two endless timers behind (muxinc/media-elements#256). */
const frameOf = (element: HTMLVideoElement): PlayerFrame => ({
  load: (videoId, startSeconds, title) => {
    apiOf(element)?.loadVideoById({ videoId, startSeconds });
    nameFrame(element, title);
  },
  time: () => element.currentTime,
  duration: () => element.duration,
  play: () => element.play(),
  pause: () => element.pause(),
  seek: (seconds) => {
    element.currentTime = seconds;
  },
  speed: () => element.playbackRate,
  setSpeed: (speed) => {
    element.playbackRate = speed;
  },
  isMuted: () => element.muted,
  setMuted: (isMuted) => {
    element.muted = isMuted;
  },
});

/** The element leaves its frame behind. */
function remove(element: HTMLVideoElement): void {
  apiOf(element)?.destroy();
  element.shadowRoot?.replaceChildren();
}

interface Props {
  address: string;
  title: string;
}

/** Rendered once: another render would reset speed and volume to the props. */
export const YouTube = memo(
  function YouTube({ address, title }: Props) {
    const drawn = useRef<HTMLVideoElement | null>(null);
    const hold = useCallback((element: HTMLVideoElement | null) => {
      if (element) attachFrame(frameOf(element));
      else {
        attachFrame(null);
        if (drawn.current) remove(drawn.current);
      }
      drawn.current = element;
    }, []);
    return (
      <ReactPlayer
        ref={hold}
        src={address}
        width="100%"
        height="100%"
        autoPlay
        controls
        playsInline
        // YouTube refuses a frame without a referrer (error 153), whatever the page's own header says.
        config={{
          youtube: { hl: 'az', cc_lang_pref: 'az', referrerpolicy: 'strict-origin-when-cross-origin' },
        }}
        onLoadedMetadata={() => {
          if (drawn.current) nameFrame(drawn.current, title);
          whenReady();
        }}
        onPlaying={whenPlaying}
        onPause={whenPaused}
        onEnded={whenEnded}
        onError={() => failPlaying(playerError(drawn.current?.error?.code))}
        onRateChange={whenSpeedChanged}
      />
    );
  },
  () => true,
);
