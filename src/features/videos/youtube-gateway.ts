import { type YouTubePlayer, youtubeHost, youtubeScript } from '#core/addresses/youtube.ts';
import { AppError } from '#core/cloud/errors.ts';
import { metadataPauseMs, metadataTimeoutMs, playerTimeoutMs } from './player.ts';

// Only this file makes requests to YouTube except for playing, and none before the visitor wants it (VIDEO-3).

interface PlayerOptions {
  host: string;
  videoId: string;
  events: { onReady(event: { target: YouTubePlayer }): void; onError(): void };
}

declare global {
  interface Window {
    YT?: { Player?: new (host: HTMLElement, options: PlayerOptions) => YouTubePlayer };
    onYouTubeIframeAPIReady?: () => void;
  }
}

let loading: Promise<void> | undefined;

/** Once; after a failure it can be tried again. @throws AppError `youtube/unreachable` */
export function loadYouTube(): Promise<void> {
  loading ??= scriptLoaded().catch((error: unknown) => {
    loading = undefined;
    throw error;
  });
  return loading;
}

function scriptLoaded(): Promise<void> {
  if (window.YT?.Player) return Promise.resolve();
  const script = document.createElement('script');
  return new Promise((resolve, reject) => {
    const fail = (cause: unknown) => {
      clearTimeout(timer);
      script.remove();
      reject(new AppError('youtube/unreachable', cause));
    };
    const timer = setTimeout(fail, playerTimeoutMs, 'no answer');
    // YouTube's script calls this when it is ready: it loads another script first.
    window.onYouTubeIframeAPIReady = () => {
      clearTimeout(timer);
      resolve();
    };
    script.onerror = fail;
    script.src = youtubeScript;
    document.head.append(script);
  });
}

/** From a hidden player, in whole seconds. @throws AppError `youtube/unreachable`, `youtube/unavailable` */
export async function askDuration(id: string): Promise<number> {
  await loadYouTube();
  const Player = window.YT?.Player;
  if (!Player) throw new AppError('youtube/unreachable');
  const hidden = document.createElement('div');
  const host = document.createElement('div');
  hidden.className = 'vh';
  hidden.inert = true;
  hidden.append(host);
  document.body.append(hidden);
  let player: YouTubePlayer | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let waiting: typeof timer;
  try {
    return await new Promise<number>((resolve, reject) => {
      const fail = (code: 'youtube/unavailable' | 'youtube/unreachable') => reject(new AppError(code));
      timer = setTimeout(fail, playerTimeoutMs, 'youtube/unreachable');
      player = new Player(host, {
        host: youtubeHost,
        videoId: id,
        events: {
          onReady: ({ target }) => {
            // YouTube says 0 until the metadata have come; there are none if there is no such video.
            const until = performance.now() + metadataTimeoutMs;
            const ask = () => {
              const seconds = Math.round(target.getDuration());
              if (seconds > 0) resolve(seconds);
              else if (performance.now() >= until) fail('youtube/unavailable');
              else waiting = setTimeout(ask, metadataPauseMs);
            };
            ask();
          },
          onError: () => fail('youtube/unavailable'),
        },
      });
    });
  } finally {
    clearTimeout(timer);
    clearTimeout(waiting);
    player?.destroy();
    hidden.remove();
  }
}
