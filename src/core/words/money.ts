// Money is a whole number of qəpik; only files of content/ have manat.

const noBreakSpace = '\u00a0';

export function qepikIn(manat: number): number | null {
  const qepik = Math.round(manat * 100);
  return Math.abs(manat * 100 - qepik) < 1e-4 ? qepik : null; // 149.49 * 100 is 14949.000000000002
}

export const manatIn = (qepik: number): number => qepik / 100; // for machines: 149.5

export const manatCell = (qepik: number): string => String(manatIn(qepik)).replace('.', ','); // of a table: 149,5

/** «1 490,50 ₼». Not Chromium's format: a dot between thousands reads like a decimal point here. */
export function shownMoney(qepik: number): string {
  const rest = qepik % 100;
  const manat = String((qepik - rest) / 100).replace(/\B(?=(\d{3})+$)/g, noBreakSpace);
  const decimals = rest === 0 ? '' : `,${String(rest).padStart(2, '0')}`;
  return `${manat}${decimals}${noBreakSpace}₼`;
}

/** Together exactly the price: the first one has the qəpik that can't be divided. */
export function instalmentsOf(price: number, count: number): { first: number; each: number } {
  const each = Math.floor(price / count);
  return { first: price - each * (count - 1), each };
}
