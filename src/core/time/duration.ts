import * as v from 'valibot';
import { routes } from '#core/addresses/routes.ts';
import { mapOf, positiveInteger } from '#core/cloud/schema-parts.ts';

export type Durations = Record<string, number>; // seconds by YouTube id (VIDEO-3)

const Durations = mapOf(positiveInteger);

/** Empty when they can't be read: every duration can be asked for again. */
export function readDurations(stored: unknown): Durations {
  const parsed = v.safeParse(Durations, stored);
  return parsed.success ? parsed.output : {};
}

const two = (value: number): string => String(value).padStart(2, '0');

const parts = (seconds: number) => {
  const whole = Math.floor(seconds);
  return { h: Math.floor(whole / 3600), m: Math.floor((whole % 3600) / 60), s: whole % 60 };
};

/** VIDEO-3. */
export function clock(seconds: number): string {
  const { h, m, s } = parts(seconds);
  return `${h}:${two(m)}:${two(s)}`;
}

export const shortClock = (seconds: number): string => clock(seconds).replace(/^0:0?(?=\d)/, ''); // 5:00 or 1:05:00

export function isoDuration(seconds: number): string {
  const { h, m, s } = parts(seconds);
  return `PT${h}H${m}M${s}S`;
}

const names = { video: 'v', seconds: 't' } as const; // LEARN-4

export function momentAddress(course: string, id: string, seconds = 0): string {
  const place = seconds >= 1 ? `&${names.seconds}=${Math.floor(seconds)}` : '';
  return `${routes.videos(course)}?${names.video}=${encodeURIComponent(id)}${place}`;
}

export const videoInQuery = (query: string): string | null =>
  new URLSearchParams(query).get(names.video) || null;

export function secondsInQuery(query: string): number {
  const seconds = new URLSearchParams(query).get(names.seconds) ?? '';
  return /^\d{1,6}$/.test(seconds) ? Number(seconds) : 0;
}

const name = 'q';

export const questionAddress = (course: string, video: string, seconds: number, id: string): string =>
  `${momentAddress(course, video, seconds)}&${name}=${encodeURIComponent(id)}`;

export const questionInQuery = (query: string): string | null => new URLSearchParams(query).get(name) || null;
