/** Separate from the other texts of the playground, because every snippet loads it. */
export const runCode = {
  title: 'Nəticə',
  run: 'İşə sal',
  invitation: 'Kodu işə salın, dəyişin və nəticəni yerindəcə görün.',
  /** In place of the invitation, when this device has the reader's own version of the code. */
  draft: 'Kodu burada dəyişmisiniz: işə salanda sizin kodunuz açılacaq.',
} as const;
