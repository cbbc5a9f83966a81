export interface CheckSource {
  test: string;
  expected: string; // '' if any true value passes
}

/** The script that hands the checks of an exercise to the frame (features/snippets/playground-tools.ts, LEARN-7). */
export const checkScript = (checks: readonly CheckSource[]): string =>
  `__kodyolCheck([${checks.map(({ test, expected }) => `[() => (${test})${expected && `, () => (${expected})`}]`).join(',\n')}])`;
