// A stub of YouTube's script and embedded page, as far as our player uses them. The page's requests to YouTube get the
// stub instead. Time does not pass by itself: the test moves the video.
import type { BrowserContext, Page } from '@playwright/test';

/** Every YouTube host that a page could request. */
const youtubeHosts =
  /^https?:\/\/([a-z0-9-]+\.)*(youtube|youtube-nocookie|ytimg|googlevideo|doubleclick)\.(com|net)\//;

interface StubOptions {
  /** Duration of every video in seconds, or durations by video id. */
  duration?: number | Record<string, number>;
  /** The script cannot be loaded: blocked or offline. */
  blocked?: boolean;
  /** Players are created but report that they are ready only when the test calls `YT.stub.answer()`. */
  silent?: boolean;
  /** Videos that YouTube does not play, by id, with the number of its error. */
  refused?: Record<string, number>;
}

/** Serves the stub instead of YouTube. @returns the YouTube addresses that the page has requested since then */
export async function stubYouTube(context: BrowserContext, options: StubOptions = {}): Promise<string[]> {
  const asked: string[] = [];
  await context.route(youtubeHosts, (route) => {
    const url = route.request().url();
    asked.push(url);
    if (options.blocked) return route.abort('blockedbyclient');
    if (url.endsWith('/iframe_api')) {
      return route.fulfill({ contentType: 'text/javascript', body: scriptOf(options) });
    }
    return route.fulfill({ contentType: 'text/html', body: '<title>YouTube</title><p>video' });
  });
  return asked;
}

const scriptOf = (options: StubOptions) =>
  `(${script.toString()})(${JSON.stringify(options)}); onYouTubeIframeAPIReady();`;

interface StubPlayer {
  id: string;
  time: number;
  state: number;
}

/** Moves the playing video to a second, as if time had passed. */
export const playTo = (page: Page, seconds: number) =>
  page.evaluate((to) => {
    (window as unknown as { YT: { stub: { player(): StubPlayer } } }).YT.stub.player().time = to;
  }, seconds);

/** Makes YouTube change its state without an action in our page: pause, end, play. */
export const changeState = (page: Page, state: 'ended' | 'paused' | 'playing') =>
  page.evaluate((name) => {
    const codes = { ended: 0, playing: 1, paused: 2 };
    (window as unknown as { YT: { stub: { player(): { become(state: number): void } } } }).YT.stub
      .player()
      .become(codes[name]);
  }, state);

/** The state of the stub's player. */
export const playing = (page: Page) =>
  page.evaluate(() => {
    const { player } = (
      window as unknown as { YT: { stub: { player(): StubPlayer & { rate: number; muted: boolean } } } }
    ).YT.stub;
    const { id, time, state, rate, muted } = player();
    return { id, time, isPlaying: state === 1, rate, muted };
  });

/** Makes silent players report that they are ready. */
export const answer = (page: Page) =>
  page.evaluate(() => (window as unknown as { YT: { stub: { answer(): void } } }).YT.stub.answer());

/** Runs in the page. */
function script({ duration = 600, silent = false, refused = {} }: StubOptions): void {
  type Listener = (event: { target: unknown; data?: unknown }) => void;
  // Like YouTube's own script, keeps every player until it is destroyed.
  const players = new Set<Player>();
  const waiting: (() => void)[] = [];

  class Player {
    id: string;
    time = 0;
    rate = 1;
    state = -1;
    frame: HTMLIFrameElement;
    events: Record<string, Listener>;
    listeners: Record<string, Listener[]> = {};
    constructor(
      place: HTMLElement,
      { host, videoId, events }: { host?: string; videoId?: string; events: Record<string, Listener> },
    ) {
      this.events = events;
      if (place instanceof HTMLIFrameElement) this.frame = place;
      else {
        this.frame = document.createElement('iframe');
        this.frame.src = `${host}/embed/${videoId}?enablejsapi=1`;
        place.replaceWith(this.frame);
      }
      const address = new URL(this.frame.src);
      this.id = address.pathname.split('/').at(-1) ?? '';
      this.time = Number(address.searchParams.get('start') ?? 0);
      players.add(this);
      const ready = () => {
        if (refused[this.id]) return this.say('onError', refused[this.id]);
        this.say('onReady');
        if (address.searchParams.get('autoplay') === '1') this.become(1);
      };
      if (silent) waiting.push(ready);
      else setTimeout(ready);
    }
    say(event: string, data?: unknown) {
      this.events[event]?.({ target: this, data });
      for (const listener of this.listeners[event] ?? []) listener({ target: this, data });
    }
    become(state: number) {
      this.state = state;
      if (state === 0) this.time = this.getDuration();
      this.say('onStateChange', state);
    }
    addEventListener(event: string, listener: Listener) {
      this.listeners[event] = [...(this.listeners[event] ?? []), listener];
    }
    loadVideoById({ videoId, startSeconds }: { videoId: string; startSeconds: number }) {
      this.id = videoId;
      this.time = startSeconds;
      this.state = -1;
      setTimeout(() => (refused[videoId] ? this.say('onError', refused[videoId]) : this.become(1)));
    }
    getDuration = () => (typeof duration === 'number' ? duration : (duration[this.id] ?? 600));
    getCurrentTime = () => this.time;
    getPlayerState = () => this.state;
    getPlaybackRate = () => this.rate;
    setPlaybackRate(rate: number) {
      this.rate = rate;
      this.say('onPlaybackRateChange', rate);
    }
    getVolume = () => 100;
    setVolume() {}
    muted = false;
    isMuted = () => this.muted;
    mute() {
      this.muted = true;
    }
    unMute() {
      this.muted = false;
    }
    getVideoLoadedFraction = () => 1;
    getOption = () => [];
    setOption() {}
    seekTo(seconds: number) {
      this.time = seconds;
    }
    playVideo() {
      this.become(1);
    }
    pauseVideo() {
      this.become(2);
    }
    destroy() {
      this.frame.remove();
      players.delete(this);
    }
  }
  const stub = {
    player: () => [...players].at(-1),
    count: () => players.size,
    answer: () => {
      for (const ready of waiting.splice(0)) ready();
    },
  };
  Object.assign(window, {
    YT: { Player, PlayerState: { ENDED: 0, PLAYING: 1, PAUSED: 2, BUFFERING: 3 }, stub },
  });
}
