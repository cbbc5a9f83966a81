const freeDay = 50_000; // documents that a day's reading costs nothing for (docs/costs.md)
const felt = freeDay / 1000; // less is not worth a word (PANEL-20)

/** '' where nobody would feel it. @param isLeast it may become more. */
export function priceOf(reads: number, isLeast = false): string {
  if (reads <= felt) return '';
  const percent = String(Math.round((reads / freeDay) * 1000) / 10).replace('.', ',');
  return `Bunun üçün saytın pulsuz günlük limitindən ${isLeast ? 'ən azı ' : ''}${percent} faiz gedir.`;
}
