import { expect, test } from 'vitest';
import { inlineScript, minified } from './inline-script.ts';

/** What a script leaves behind, run as a page runs it. */
function ran(script: string): unknown {
  const target = { said: undefined };
  new Function('target', script)(target);
  return target.said;
}

test('[READ-1] a function becomes a script that is called with data', () => {
  const script = inlineScript(
    (words: { text: string; count: number; others: string[] }) => {
      Reflect.set(
        Reflect.get(globalThis, 'said'),
        'text',
        words.text.repeat(words.count) + words.others.join(),
      );
    },
    {
      text: 'salam',
      count: 2,
      // Between texts with backslashes nothing is taken for a text.
      others: ['\\s+', '\\d'],
    },
  );
  const said = { text: '' };
  Reflect.set(globalThis, 'said', said);
  new Function(script)();
  Reflect.deleteProperty(globalThis, 'said');
  expect(said.text).toBe('salamsalam\\s+,\\d');
});

test('[READ-1] it is minified: no comment, no line, no long name', () => {
  const script = minified(`(function (speaker) {
    // Says it.
    const greeting = 'salam ' + speaker;
    target.said = greeting;
  })('Aysel')`);
  expect(ran(script)).toBe('salam Aysel');
  expect(script).not.toMatch(/greeting|speaker|\/\/|\n/);
});

test('[READ-1] data with the end of a script in it stays data', () => {
  const end = '</script><!-- ';
  const script = inlineScript((text: string) => document.write(text), end.slice(0, 9));
  expect(script).not.toMatch(/<\/script/i);
  expect(() => inlineScript((text: string) => document.write(text), end)).toThrow(SyntaxError);
});

test('[READ-1] what is no script is refused', () => {
  expect(() => minified('(function ( {')).toThrow(SyntaxError);
});
