// Money is a whole number of qəpik everywhere in code; only files of content/ are written in manat.

const noBreakSpace = '\u00a0';

/** An amount in manat with at most two decimals as qəpik; `null` if it has more. */
export function qepikIn(manat: number): number | null {
  const qepik = Math.round(manat * 100);
  // 149.49 * 100 is 14949.000000000002.
  return Math.abs(manat * 100 - qepik) < 1e-4 ? qepik : null;
}

/** For machines: 149.5. */
export const manatIn = (qepik: number): number => qepik / 100;

/**
 * For readers: «149 ₼», «1 490,50 ₼». Without Intl, because Chromium has no Azerbaijani formats. Theirs has a dot between the
 * thousands, which reads like the decimal point of «149.50» here; our numbers have a space there.
 */
export function shownMoney(qepik: number): string {
  const rest = qepik % 100;
  const manat = String((qepik - rest) / 100).replace(/\B(?=(\d{3})+$)/g, noBreakSpace);
  const decimals = rest === 0 ? '' : `,${String(rest).padStart(2, '0')}`;
  return `${manat}${decimals}${noBreakSpace}₼`;
}

/**
 * What is paid in each month of so many: together exactly the price. What can't be divided is paid with the first one, a
 * few qəpik.
 */
export function instalmentsOf(price: number, count: number): { first: number; each: number } {
  const each = Math.floor(price / count);
  return { first: price - each * (count - 1), each };
}
