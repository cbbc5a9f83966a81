import { bakuZone, isoDay } from './dates.ts';

export function lastMonths(now: Date, count: number): string[] {
  const [year = 0, month = 0] = isoDay(now).split('-').map(Number);
  return Array.from({ length: count }, (_, back) => {
    const at = year * 12 + month - 1 - back;
    return `${Math.floor(at / 12)}-${String((at % 12) + 1).padStart(2, '0')}`;
  });
}

export const shownMonth = (month: string): string => month.split('-').reverse().join('.');

/** Behind the last moment before a month of Baku, to its last moment. */
export function spanOf(month: string): [from: Date, to: Date] {
  const [year = 0, number = 0] = month.split('-').map(Number);
  const next = number === 12 ? `${year + 1}-01` : `${year}-${String(number + 1).padStart(2, '0')}`;
  const before = (one: string) => new Date(new Date(`${one}-01T00:00:00${bakuZone}`).getTime() - 1);
  return [before(month), before(next)];
}
