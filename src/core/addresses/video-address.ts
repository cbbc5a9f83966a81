import { routes } from './routes.ts';

const names = { video: 'v', seconds: 't', question: 'q' } as const; // LEARN-4

export function momentAddress(course: string, id: string, seconds = 0): string {
  const place = seconds >= 1 ? `&${names.seconds}=${Math.floor(seconds)}` : '';
  return `${routes.videos(course)}?${names.video}=${encodeURIComponent(id)}${place}`;
}

export const questionAddress = (course: string, video: string, seconds: number, id: string): string =>
  `${momentAddress(course, video, seconds)}&${names.question}=${encodeURIComponent(id)}`;

const valueIn = (query: string, name: string): string | null => new URLSearchParams(query).get(name) || null;

export const videoInQuery = (query: string): string | null => valueIn(query, names.video);

export const questionInQuery = (query: string): string | null => valueIn(query, names.question);

export function secondsInQuery(query: string): number {
  const seconds = valueIn(query, names.seconds) ?? '';
  return /^\d{1,6}$/.test(seconds) ? Number(seconds) : 0;
}
