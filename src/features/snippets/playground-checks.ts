import type { CheckResult } from './playground.ts';

/** Without an expected value any true value passes. */
type Test = readonly [test: () => unknown, expected?: () => unknown];

/** Compared as a console shows values (LEARN-7). Used as text: nothing outside is in scope. */
export async function runChecks(
  tests: readonly Test[],
  wait: (time: number) => Promise<void>,
  longest: number,
  textOf: (value: unknown) => string,
): Promise<CheckResult[]> {
  const results: CheckResult[] = [];
  for (const [test, expected] of tests) {
    // Each check has a turn of its own: the guard measures how long one lasts.
    await wait(0);
    const wanted = expected ? textOf(expected()) : '';
    try {
      const late = async () => {
        await wait(longest);
        throw new Error(`Promise: ${longest} ms`);
      };
      const value = await Promise.race([(async () => test())(), late()]);
      const got = textOf(value);
      results.push({
        passed: expected ? got === wanted : Boolean(value),
        expected: wanted,
        got: expected ? got : '',
        error: '',
      });
    } catch (error) {
      results.push({ passed: false, expected: wanted, got: '', error: textOf(error) });
    }
  }
  return results;
}
