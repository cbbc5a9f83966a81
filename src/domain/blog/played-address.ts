import { parseUrl } from '#domain/shared/parse-url.ts';
import { videoIdIn, youtubeHost } from '#domain/shared/youtube.ts';

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
