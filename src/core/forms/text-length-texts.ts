import { grouped } from '#core/views/common-texts.ts';

/** By itself, because every page has the texts beside it. */
export const textLength = {
  left: (letters: number) => `${grouped(letters)} işarə qalıb`,
  tooLong: (count: number, most: number) =>
    `Çox uzundur: ${grouped(count)} işarə. Ən çoxu ${grouped(most)} işarə ola bilər, mətni qısaldın.`,
} as const;
