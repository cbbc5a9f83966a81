import { momentAddress } from '#core/time/duration.ts';

/** The query parameter of a question, behind those of its place (duration.ts). */
const name = 'q';

/** The address of a question under its video, which opens there (ASK-1). */
export const questionAddress = (course: string, video: string, seconds: number, id: string): string =>
  `${momentAddress(course, video, seconds)}&${name}=${encodeURIComponent(id)}`;

/** The question that the query names; `null` when there is none. */
export const questionInQuery = (query: string): string | null => new URLSearchParams(query).get(name) || null;
