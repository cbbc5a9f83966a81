/** Separate from the other texts of the playground, because every snippet loads it. */
export const runCode = {
  title: 'Nəticə',
  run: 'İşə sal',
  invitation: 'Kodu işə salın, dəyişin və nəticəni yerindəcə görün.',
} as const;
