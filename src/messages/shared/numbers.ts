import { limits } from '#domain/shared/limits.ts';

/** Thousands are separated by a space: 200 000. */
export const grouped = (n: number): string => String(n).replace(/\B(?=(\d{3})+$)/g, ' ');

export const imageKilobytes = limits.imageBytes / 1024;
