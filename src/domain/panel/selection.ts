/** How many rows of a list can be selected at once (PANEL-15): what is done with them stays easy to look over. */
export const mostSelected = 50;

/** The ids from one to the other, in the order of the list; only the second when the first isn't there. */
export function idsBetween(ids: readonly string[], one: string | null, other: string): string[] {
  const from = one === null ? -1 : ids.indexOf(one);
  const to = ids.indexOf(other);
  if (from === -1 || to === -1) return [other];
  return ids.slice(Math.min(from, to), Math.max(from, to) + 1);
}
