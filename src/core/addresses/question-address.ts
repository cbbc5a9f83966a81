import { momentAddress } from '#core/time/duration.ts';

const name = 'q';

export const questionAddress = (course: string, video: string, seconds: number, id: string): string =>
  `${momentAddress(course, video, seconds)}&${name}=${encodeURIComponent(id)}`;

export const questionInQuery = (query: string): string | null => new URLSearchParams(query).get(name) || null;
