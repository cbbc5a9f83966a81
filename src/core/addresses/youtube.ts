import { cleanLine } from '#core/words/letters.ts';
import { videoIdPattern } from '#core/words/limits.ts';
import { parseUrl } from './readable-address.ts';

export const youtubeScript = 'https://www.youtube.com/iframe_api';

/** For installations with a key (VIDEO-11). */
export const youtubeLists = 'https://www.googleapis.com/youtube/v3/';

/** Sets no cookies before a video is played. */
export const youtubeHost = 'https://www.youtube-nocookie.com';

export const watchAddress = (id: string): string => `https://www.youtube.com/watch?v=${id}`;

export const embedAddress = (id: string, seconds: number): string =>
  `${youtubeHost}/embed/${id}?t=${Math.floor(seconds)}`;

export interface YouTubePlayer {
  getDuration(): number;
  loadVideoById(video: { videoId: string; startSeconds: number }): void;
  destroy(): void;
}

export const isYouTubePlayer = (value: unknown): value is YouTubePlayer =>
  typeof value === 'object' && value !== null && 'loadVideoById' in value && 'destroy' in value;

const hosts = ['youtube.com', 'youtube-nocookie.com'];

const folders = ['embed', 'shorts', 'live', 'v', 'video']; // `video` is Studio's

const noIds = ['videoseries', 'live_stream'];

function addressIn(link: string): URL | null {
  const pasted = cleanLine(link);
  const typed = /^<iframe\s[^>]*?\bsrc="([^"]+)"/i.exec(pasted)?.[1] ?? pasted;
  return parseUrl(/^https?:\/\//i.test(typed) ? typed : `https://${typed.replace(/^\/\//, '')}`);
}

const hostOf = (address: URL): string => address.hostname.replace(/^(www|m|music|studio)\./, '');

/** The video's id in any link to it, or in the code of a frame (PANEL-4). */
export function videoIdIn(link: string): string | null {
  const address = addressIn(link);
  if (!address) return null;
  const host = hostOf(address);
  const [first = '', second = ''] = address.pathname.split('/').slice(1);
  const id = host === 'youtu.be' ? first : hosts.includes(host) ? idIn(address, first, second) : null;
  return id !== null && videoIdPattern.test(id) && !noIds.includes(id) ? id : null;
}

export function playlistAddress(link: string): string | null {
  const address = addressIn(link);
  const list = address?.searchParams.get('list');
  return address && list && hosts.includes(hostOf(address)) && videoIdIn(link) === null
    ? `https://www.youtube.com/playlist?list=${encodeURIComponent(list)}`
    : null;
}

const idIn = (address: URL, folder: string, name: string): string | null =>
  folder === 'watch' ? address.searchParams.get('v') : folders.includes(folder) ? name : null;

/** In seconds, from `t` or `start`: 90, 90s, 1m30s. */
function startIn(link: string): number {
  const parameters = parseUrl(link)?.searchParams;
  const [, hours = 0, minutes = 0, seconds = 0] =
    /^(?:(\d{1,2})h)?(?:(\d{1,3})m)?(?:(\d{1,5})s?)?$/.exec(
      parameters?.get('t') ?? parameters?.get('start') ?? '',
    ) ?? [];
  return Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds);
}

export function playedAddress(link: string): string | null {
  const id = /^https?:\/\//i.test(link) ? videoIdIn(link) : null;
  if (id === null) return null;
  const start = startIn(link);
  return `${youtubeHost}/embed/${id}?autoplay=1${start > 0 ? `&start=${start}` : ''}`;
}
