import { fullDate } from './dates.ts';

const months = [
  'yanvar',
  'fevral',
  'mart',
  'aprel',
  'may',
  'iyun',
  'iyul',
  'avqust',
  'sentyabr',
  'oktyabr',
  'noyabr',
  'dekabr',
];

/** The ending of a year as an ordinal, by its last spoken word: of 2027 «yeddi», of 2030 «otuz». */
const yearEnding = (year: number): string =>
  year % 10 > 0
    ? (['ci', 'ci', 'cü', 'cü', 'ci', 'cı', 'ci', 'ci', 'cu'][(year % 10) - 1] ?? '')
    : (['ci', 'cu', 'ci', 'cu', 'cı', 'ci', 'cı', 'ci', 'ci', 'cı'][(year % 100) / 10] ?? '');

/** «23 noyabr 2026-cı il», the day in Baku. */
export function dayInWords(time: Date): string {
  const [day = 0, month = 0, year = 0] = fullDate(time).split('.').map(Number);
  return `${day} ${months[month - 1]} ${year}-${yearEnding(year)} il`;
}

/** «noyabr 2026», the month in Baku. */
export function monthInWords(time: Date): string {
  const [, month = 0, year] = fullDate(time).split('.').map(Number);
  return `${months[month - 1]} ${year}`;
}
