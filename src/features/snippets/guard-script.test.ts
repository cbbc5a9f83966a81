import { runInNewContext } from 'node:vm';
import { describe, expect, test } from 'vitest';
import { guardScript } from './guard-script.ts';
import { inserted } from './playground.ts';

/** Runs guarded code for at most 1,000 turns. @returns its value, or 'ended' */
async function run(code: string): Promise<unknown> {
  let turns = 0;
  const turn = () => {
    turns += 1;
    if (turns > 1000) throw new Error('ended');
  };
  try {
    return await runInNewContext(guardScript(code), { __kodyolTurn: turn }, { timeout: 2000 });
  } catch (error) {
    return error instanceof Object && 'message' in error ? error.message : error;
  }
}

describe('[CODE-5] code that would run for ever is stopped', () => {
  test.each([
    'while (true) {}',
    'while (true);',
    'do {} while (true)',
    'do ; while (true)',
    'for (;;) {}',
    'for (;;) for (;;);',
    'let n = 0; for (const x of (function* () { for (;;) yield 1; })()) n += x;',
    'for (;;) { try { for (;;); } catch {} }',
    'outer: for (;;) { for (;;) continue outer; }',
    'const f = () => Promise.resolve().then(f); f()',
    'const f = async () => { await null; return f(); }; f()',
    'const a = (n) => b(n), b = (n) => { try { a(n) } finally { a(n) } }; a(1)',
    'class A { static run() { for (;;) {} } } A.run()',
    'const o = { get x() { while (true) if (0) break } }; o.x',
  ])('%s', async (code) => {
    expect(await run(code)).toBe('ended');
  });
});

describe('[CODE-5] code that ends behaves as without the guard', () => {
  test.each([
    ['let s = 0; for (let i = 0; i < 5; i++) s += i; s', 10],
    ['let s = 0; for (const k in { a: 1, b: 2 }) s += k.length\ns', 2],
    ['let i = 0; while (i < 3) i++\ni', 3],
    ['let i = 0; do i++; while (i < 3)\ni', 3],
    ['(() => ({ a: 1 }))().a', 1],
    ['((a) => (b) => a + b)(1)(2)', 3],
    ['((a) => (a, 5))(1)', 5],
    ['[3, 1, 2].sort((a, b) => a - b).map((n) => n * 2).join()', '2,4,6'],
    ['(function () { "use strict"; return this === undefined })()', true],
    ['(() => { "use strict"; return (function () { return this })() === undefined })()', true],
    [
      'let s = ""; a: for (const x of [1, 2, 3]) { for (const y of [1, 2]) { if (y > x) continue a; s += x; } }\ns',
      '12233',
    ],
    ['(async () => await 7)()', 7],
    [
      'class A { constructor() { this.x = 1 } } class B extends A { constructor() { super(); this.y = 2 } } new B().y',
      2,
    ],
    ['let n = 0; for (const x of [1, 2]) if (x > 1) n = (() => x)()\nn', 2],
  ])('%s', async (code, value) => {
    expect(await run(code)).toEqual(value);
  });
});

test('[CODE-5] line numbers do not change', () => {
  const code = 'for (const a of []) {\n  f();\n}\n\nconst g = () =>\n  1;\n';
  expect(guardScript(code).split('\n')).toHaveLength(code.split('\n').length);
});

test('[CODE-5] code with a syntax error is unchanged, so that the browser reports the error', () => {
  expect(guardScript('for (;;) {')).toBe('for (;;) {');
});

test('[CODE-5] guards modules and bodies of event handlers', () => {
  expect(guardScript('await 1; for (;;) {}', 'module')).toContain('__kodyolTurn();');
  expect(guardScript('for (;;) return false')).toContain('__kodyolTurn();');
});

test("[CODE-5] without the text between the marks the code is the author's", () => {
  const code = `const f = () => 1, g = (a) => ({ a }), h = function () { 'use strict'; for (;;); };
class A { b() { do { if (0) continue } while (1) } get c() { return async () => { for (const x of []) x } } }`;
  const guarded = guardScript(code);
  expect(guarded).not.toBe(code);
  const pattern = new RegExp(inserted.pattern, 'g');
  expect(guarded.replace(pattern, '')).toBe(code);
  // The source text of an arrow function ends with its expression, before the last mark.
  const arrow: unknown = runInNewContext(guardScript('(n) => n + 1'), { __kodyolTurn() {} });
  expect(String(arrow).replace(pattern, '')).toBe('(n) => n + 1');
});
