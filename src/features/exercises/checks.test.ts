// @vitest-environment jsdom
import { describe, expect, test } from 'vitest';
import { consoleText, runChecks } from '#features/snippets/playground-tools.ts';
import { checkScript } from './check-script.ts';

const textOf = (value: unknown) => consoleText([[value]], 100).slice(1, -1);
/** Time passes at once, but after what is ready already. */
const wait = (time: number) =>
  new Promise<void>((resolve) => (time === 0 ? resolve() : setTimeout(resolve, 20)));

/** The results of checks that are written as in a file. */
function resultsOf(...checks: { test: string; expected?: string }[]) {
  const script = checkScript(checks.map(({ test, expected = '' }) => ({ test, expected })));
  const run = new Function('__kodyolCheck', `return ${script}`);
  return run((tests: Parameters<typeof runChecks>[0]) => runChecks(tests, wait, 2000, textOf));
}

describe('[LEARN-7] a check', () => {
  test('without an expected value passes for any true one', async () => {
    const results = await resultsOf({ test: '1 + 1 === 2' }, { test: "''" }, { test: 'undefined' });
    expect(results.map(({ passed }: { passed: boolean }) => passed)).toEqual([true, false, false]);
  });

  test.each([
    ['[1, { a: 2 }]', '[1, { a: 2 }]', true],
    ["'5'", '5', false],
    ['-0', '0', false],
    ['[1, 2]', '[2, 1]', false],
    ['Promise.resolve(3)', '3', true],
    ['new Map([[1, 2]])', 'new Map([[1, 2]])', true],
  ])('compares %s with %s', async (tested, expected, passed) => {
    expect(await resultsOf({ test: tested, expected })).toMatchObject([{ passed }]);
  });

  test('says what it expected and what it got', async () => {
    expect(await resultsOf({ test: "['a']", expected: "['b']" })).toEqual([
      { passed: false, expected: "['b']", got: "['a']", error: '' },
    ]);
  });

  test('fails with what the code throws, and the next one runs', async () => {
    expect(
      await resultsOf(
        { test: '(() => { throw new TypeError("x") })()', expected: '1' },
        { test: 'Promise.reject(new Error("y"))' },
        { test: 'true' },
      ),
    ).toMatchObject([
      { passed: false, error: 'TypeError: x' },
      { passed: false, error: 'Error: y' },
      { passed: true, error: '' },
    ]);
  });

  test('fails when its promise never settles', async () => {
    expect(await resultsOf({ test: 'new Promise(() => {})' })).toMatchObject([
      { passed: false, error: 'Error: Promise: 2000 ms' },
    ]);
  });
});
