import { routes } from '#domain/shared/routes.ts';

/** The query parameters of a video's address: its id, and the place in whole seconds (LEARN-4). */
const names = { video: 'v', seconds: 't' } as const;

/** The address of a place in a video, which can be shared with others who may watch it. */
export function momentAddress(lesson: string, id: string, seconds = 0): string {
  const place = seconds >= 1 ? `&${names.seconds}=${Math.floor(seconds)}` : '';
  return `${routes.videos(lesson)}?${names.video}=${encodeURIComponent(id)}${place}`;
}

/** The video that the query names; `null` when there is none. */
export const videoInQuery = (query: string): string | null =>
  new URLSearchParams(query).get(names.video) || null;

/** The place in that video, in seconds; 0 when there is none that can be read. */
export function secondsInQuery(query: string): number {
  const seconds = new URLSearchParams(query).get(names.seconds) ?? '';
  return /^\d{1,6}$/.test(seconds) ? Number(seconds) : 0;
}
