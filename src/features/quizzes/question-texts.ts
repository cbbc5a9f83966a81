import { exercises } from '#features/exercises/texts.ts';

/** QUIZ-1. */
export const question = {
  title: exercises.question,
  several: exercises.several,
  verdicts: { right: 'Düzgün cavab verilib', wrong: 'Səhv cavab verilib', none: 'Cavab verilməyib' },
  right: 'düzgündür',
  /** Behind an option that is right and was not chosen. */
  missed: 'düzgündür, seçilməyib',
  wrong: 'səhvdir',
  changes: { out: 'Bu sual sayılmır.', corrected: 'Bu sualın düzgün cavabına müəllim düzəliş edib.' },
} as const;
