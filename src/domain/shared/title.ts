/** A longer title would fill the whole screen of a phone in the display size, so it is set in a smaller one. */
export const isLongTitle = (title: string): boolean => title.length > 70;

/** A piece of a title; `isWhole`: no line may end inside it. */
export interface TitlePiece {
  text: string;
  isWhole: boolean;
}

/** Longer words may break, because they could be wider than a phone. */
const longestWhole = 20;

/**
 * Splits a title so that no line ends between a word and its suffix («callback-dən»), where browsers may break because
 * of the hyphen. The pieces joined are the title.
 */
export function titlePieces(title: string): TitlePiece[] {
  const pieces: TitlePiece[] = [];
  for (const text of title.match(/\s|\S+/g) ?? []) {
    const isWhole = /\S-\p{Letter}/u.test(text) && text.length <= longestWhole;
    const last = pieces.at(-1);
    if (last && !isWhole && !last.isWhole) last.text += text;
    else pieces.push({ text, isWhole });
  }
  return pieces;
}
