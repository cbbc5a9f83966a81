// YouTube at the edge of the network: its script and its embedded page, as far as our player uses them. What it does with
// time is told by the test, which moves the video by hand.
import type { BrowserContext, Page } from '@playwright/test';

/** Every host of YouTube's that a page could ask. */
const youtubeHosts =
  /^https?:\/\/([a-z0-9-]+\.)*(youtube|youtube-nocookie|ytimg|googlevideo|doubleclick)\.(com|net)\//;

interface StubOptions {
  /** Seconds of every video, or of some by id. */
  duration?: number | Record<string, number>;
  /** The script does not come: blocked or offline. */
  blocked?: boolean;
  /** Players are made and never say that they are ready, until the test says `YT.stub.answer()`. */
  silent?: boolean;
  /** Videos that YouTube does not have. */
  gone?: string[];
}

/** Puts the stub in YouTube's place and returns the addresses that the page has asked for since. */
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

/** Moves the playing video to a second, as time does. */
export const playTo = (page: Page, seconds: number) =>
  page.evaluate((to) => {
    (window as unknown as { YT: { stub: { player(): StubPlayer } } }).YT.stub.player().time = to;
  }, seconds);

/** YouTube changes its state by itself: pauses, ends. */
export const changeState = (page: Page, state: 'ended' | 'paused' | 'playing') =>
  page.evaluate((name) => {
    const codes = { ended: 0, playing: 1, paused: 2 };
    (window as unknown as { YT: { stub: { player(): { become(state: number): void } } } }).YT.stub
      .player()
      .become(codes[name]);
  }, state);

/** What the stub's player is doing. */
export const playing = (page: Page) =>
  page.evaluate(() => {
    const { player } = (window as unknown as { YT: { stub: { player(): StubPlayer & { rate: number } } } }).YT
      .stub;
    const { id, time, state, rate } = player();
    return { id, time, isPlaying: state === 1, rate };
  });

/** A player that was silent says that it is ready. */
export const answer = (page: Page) =>
  page.evaluate(() => (window as unknown as { YT: { stub: { answer(): void } } }).YT.stub.answer());

/** Runs in the page. */
function script({ duration = 600, silent = false, gone = [] }: StubOptions): void {
  type Listener = (event: { target: unknown; data?: unknown }) => void;
  // Like YouTube's own script it holds every player until it is destroyed.
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
        if (gone.includes(this.id)) return this.say('onError', 100);
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
      setTimeout(() => (gone.includes(videoId) ? this.say('onError', 100) : this.become(1)));
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
    isMuted = () => false;
    mute() {}
    unMute() {}
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
