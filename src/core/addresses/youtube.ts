import { cleanLine } from '#core/words/letters.ts';
import { videoIdPattern } from '#core/words/limits.ts';
import { parseUrl } from './readable-address.ts';

/** The address of the player's script. */
export const youtubeScript = 'https://www.youtube.com/iframe_api';

/** YouTube's list of the videos of a playlist, for installations with a key (VIDEO-11). */
export const youtubeLists = 'https://www.googleapis.com/youtube/v3/';

/** The host that sets no cookies before a video is played. */
export const youtubeHost = 'https://www.youtube-nocookie.com';

/** The video on YouTube's own site, for readers who can't play it here. */
export const watchAddress = (id: string): string => `https://www.youtube.com/watch?v=${id}`;

/** The address of the video's player, starting at `seconds`. */
export const embedAddress = (id: string, seconds: number): string =>
  `${youtubeHost}/embed/${id}?t=${Math.floor(seconds)}`;

/** The part of YouTube's player object that we use. */
export interface YouTubePlayer {
  getDuration(): number;
  loadVideoById(video: { videoId: string; startSeconds: number }): void;
  destroy(): void;
}

export const isYouTubePlayer = (value: unknown): value is YouTubePlayer =>
  typeof value === 'object' && value !== null && 'loadVideoById' in value && 'destroy' in value;

/** Hosts that play YouTube's videos, without their 'www.', 'm.' or 'music.'. */
const hosts = ['youtube.com', 'youtube-nocookie.com'];

/** Folders of addresses with the id in their path: youtube.com/shorts/{id}; `video` is Studio's. */
const folders = ['embed', 'shorts', 'live', 'v', 'video'];

/** What stands in the place of an id and looks like one. */
const noIds = ['videoseries', 'live_stream'];

/** An address that was pasted, perhaps with invisible signs, without 'https://', or as the code of a frame. */
function addressIn(link: string): URL | null {
  const pasted = cleanLine(link);
  const typed = /^<iframe\s[^>]*?\bsrc="([^"]+)"/i.exec(pasted)?.[1] ?? pasted;
  return parseUrl(/^https?:\/\//i.test(typed) ? typed : `https://${typed.replace(/^\/\//, '')}`);
}

/** Without what stands before the name of the site. */
const hostOf = (address: URL): string => address.hostname.replace(/^(www|m|music|studio)\./, '');

/**
 * The id of the video in a link (PANEL-4): from its v parameter, from youtu.be, embed, shorts, live and Studio links, or
 * from the code of a frame, with or without 'https://'. `null` for everything else.
 */
export function videoIdIn(link: string): string | null {
  const address = addressIn(link);
  if (!address) return null;
  const host = hostOf(address);
  const [first = '', second = ''] = address.pathname.split('/').slice(1);
  const id = host === 'youtu.be' ? first : hosts.includes(host) ? idIn(address, first, second) : null;
  return id !== null && videoIdPattern.test(id) && !noIds.includes(id) ? id : null;
}

/** The page of the playlist in a link to it or to its frame; `null` for everything else. */
export function playlistAddress(link: string): string | null {
  const address = addressIn(link);
  const list = address?.searchParams.get('list');
  return address && list && hosts.includes(hostOf(address)) && videoIdIn(link) === null
    ? `https://www.youtube.com/playlist?list=${encodeURIComponent(list)}`
    : null;
}

const idIn = (address: URL, folder: string, name: string): string | null =>
  folder === 'watch' ? address.searchParams.get('v') : folders.includes(folder) ? name : null;

/** The start in a link (`t` or `start`), in seconds: 90, 90s, 1m30s. */
function startIn(link: string): number {
  const parameters = parseUrl(link)?.searchParams;
  const [, hours = 0, minutes = 0, seconds = 0] =
    /^(?:(\d{1,2})h)?(?:(\d{1,3})m)?(?:(\d{1,5})s?)?$/.exec(
      parameters?.get('t') ?? parameters?.get('start') ?? '',
    ) ?? [];
  return Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds);
}

/** The address of the player for a link to a video, playing from the link's start; `null` for another link. */
export function playedAddress(link: string): string | null {
  const id = /^https?:\/\//i.test(link) ? videoIdIn(link) : null;
  if (id === null) return null;
  const start = startIn(link);
  return `${youtubeHost}/embed/${id}?autoplay=1${start > 0 ? `&start=${start}` : ''}`;
}
