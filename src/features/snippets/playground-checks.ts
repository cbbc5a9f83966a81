import type { CheckResult } from './playground.ts';

/** The test of a check, and its expected value: without one, any true value passes. */
type Test = readonly [test: () => unknown, expected?: () => unknown];

/**
 * Runs the checks of an exercise one after another (LEARN-7). Values are compared as a console shows them, so what a
 * reader is told is what was compared. Put into the frame's page as text, so it uses nothing defined outside itself.
 */
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
