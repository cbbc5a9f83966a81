/** An adult's, code included. */
const wordsPerMinute = 190;

/** Whole minutes, at least one (READ-3). */
export const readingMinutes = (text: string): number =>
  Math.max(1, Math.round(text.split(/\s+/).length / wordsPerMinute));

export function excerptOf(text: string, most = 155): string {
  if (text.length <= most) return text;
  return `${text.slice(0, most - 1).replace(/\s+\S*$/, '')}…`;
}
