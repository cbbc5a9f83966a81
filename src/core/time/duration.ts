import { fitting, mapOf, positiveInteger } from '#core/cloud/schema-parts.ts';

export type Durations = Record<string, number>; // seconds by YouTube id (VIDEO-3)

const Durations = mapOf(positiveInteger);

/** Empty when they can't be read: every duration can be asked for again. */
export const readDurations = (stored: unknown): Durations => fitting(Durations, stored) ?? {};

const two = (value: number): string => String(value).padStart(2, '0');

const parts = (seconds: number) => {
  const whole = Math.floor(seconds);
  return { h: Math.floor(whole / 3600), m: Math.floor((whole % 3600) / 60), s: whole % 60 };
};

export function clock(seconds: number): string {
  const { h, m, s } = parts(seconds);
  return `${h}:${two(m)}:${two(s)}`;
}

export const shortClock = (seconds: number): string => clock(seconds).replace(/^0:0?(?=\d)/, ''); // 5:00 or 1:05:00

export function isoDuration(seconds: number): string {
  const { h, m, s } = parts(seconds);
  return `PT${h}H${m}M${s}S`;
}
