// @vitest-environment jsdom
import { describe, expect, test } from 'vitest';
import { consoleText } from './playground-tools.ts';

const text = (...values: unknown[]) => consoleText(values, 2000);

/** An arguments object, as sloppy code makes one. */
const argumentsOf: (...values: unknown[]) => IArguments = new Function(
  'return arguments',
) as () => IArguments;
class Point {
  x = 1;
  #hidden = 2;
  get y() {
    return this.#hidden;
  }
}
const circle: Record<string, unknown> = { name: 'dairə' };
circle.self = circle;
circle.list = [circle];

describe('[CODE-5] a console line has the format of a browser console', () => {
  test.each<[string, unknown, string]>([
    ['a word', 'salam', 'salam'],
    ['an empty word', '', ''],
    ['undefined', undefined, 'undefined'],
    ['null', null, 'null'],
    ['no number', Number.NaN, 'NaN'],
    ['minus zero', -0, '-0'],
    ['zero', 0, '0'],
    ['without end', -1 / 0, '-Infinity'],
    ['a truth', true, 'true'],
    ['a large whole number', 10n ** 20n, '100000000000000000000n'],
    ['a symbol', Symbol('a'), 'Symbol(a)'],
    ['a list', [1, 'a', null, undefined, Number.NaN, [2]], "[1, 'a', null, undefined, NaN, [2]]"],
    ['an empty list', [], '[]'],
    ['a list with holes', Object.assign(new Array(5), { 1: 1 }), '[empty × 1, 1, empty × 3]'],
    ['a list of holes', new Array(1e9), '[empty × 1000000000]'],
    ['a match', /b/.exec('abc'), "['b', index: 1, input: 'abc', groups: undefined]"],
    ['an object', { b: null, c: undefined, 'd e': "it's" }, `{b: null, c: undefined, 'd e': "it's"}`],
    ['an empty object', {}, '{}'],
    ['an object without a class', Object.create(null), '{}'],
    ['a key that is a symbol', { [Symbol('a')]: 1 }, '{[Symbol(a)]: 1}'],
    ['an object of a class', new Point(), 'Point {x: 1}'],
    [
      'a getter',
      {
        get a() {
          throw new Error('called');
        },
      },
      '{a: [Getter]}',
    ],
    ['a circle', circle, "{name: 'dairə', self: [Circular], list: [[Circular]]}"],
    [
      'one object twice',
      [circle, circle].map(({ name }) => ({ name })),
      "[{name: 'dairə'}, {name: 'dairə'}]",
    ],
    ['what is deep', { a: { b: { c: { d: { e: 1 } } } } }, '{a: {b: {c: {d: {…}}}}}'],
    [
      'a map',
      new Map<unknown, unknown>([
        [1, 2],
        ['a', { b: 1 }],
      ]),
      "Map(2) {1 => 2, 'a' => {b: 1}}",
    ],
    ['an empty map', new Map(), 'Map(0) {}'],
    ['a set', new Set([1, '1']), "Set(2) {1, '1'}"],
    ['a weak map', new WeakMap(), 'WeakMap {}'],
    ['a promise', Promise.resolve(1), 'Promise {}'],
    ['a day', new Date(Number.NaN), 'Invalid Date'],
    ['a pattern', /a+/gi, '/a+/gi'],
    ['an error', new TypeError('olmaz'), 'TypeError: olmaz'],
    ['an error inside', { error: new Error('x') }, '{error: Error: x}'],
    ['bytes', new Uint8Array([1, 255]), 'Uint8Array(2) [1, 255]'],
    ['a buffer', new ArrayBuffer(8), 'ArrayBuffer(8)'],
    ['a boxed word', Object('a'), "String {'a'}"],
    ['arguments', argumentsOf(1, 'a'), "Arguments(2) [1, 'a']"],
    ['a generator', (function* () {})(), 'Generator {}'],
    ['functions inside', { f() {}, g: () => 1, H: class H {} }, '{f: ƒ f(), g: ƒ g(), H: class H}'],
    ['a method without a name', [() => 1], '[ƒ ()]'],
    ['an address', new URL('https://a.example/b'), "URL 'https://a.example/b'"],
    ['a window', window, 'Window'],
  ])('%s', (_, value, expected) => {
    expect(text(value)).toBe(expected);
  });

  test('a function is shown as its source', () => {
    expect(text((a: number) => a + 1)).toBe('(a) => a + 1');
    expect(text(class A {})).toMatch(/^class A\s*\{/);
  });

  test('elements are shown as HTML, nested ones as their selector', () => {
    document.body.innerHTML = '<p id="a" class="b c">Salam</p><!--x-->';
    const paragraph = document.querySelector('p');
    expect(text(paragraph)).toBe('<p id="a" class="b c">Salam</p>');
    expect(text([paragraph, document])).toBe('[p#a.b.c, #document]');
    expect(text(document.querySelectorAll('p'))).toBe('NodeList(1) [p#a.b.c]');
    expect(text(document.body.children)).toBe('HTMLCollection(1) [p#a.b.c]');
    expect(text(paragraph?.classList)).toBe("DOMTokenList(2) ['b', 'c']");
    expect(text(document.body.childNodes[1])).toBe("#comment 'x'");
    let event: Event | undefined;
    paragraph?.addEventListener('click', (one) => {
      event = one;
      expect(text(one)).toBe("MouseEvent {type: 'click', target: p#a.b.c}");
    });
    paragraph?.dispatchEvent(new MouseEvent('click'));
    expect(event).toBeDefined();
  });

  test('several values are separated by spaces; no value gives an empty line', () => {
    expect(text('a', 1, [2], { b: null })).toBe('a 1 [2] {b: null}');
    expect(text()).toBe('');
  });

  test.each([
    [['%s: %d bal', 'Aysel', '95.7'], 'Aysel: 95 bal'],
    [['%f %i', 1.5, 1.5], '1.5 1'],
    [['%cqırmızı', 'color: red'], 'qırmızı'],
    [['%o və %O', 'a', { a: 1 }], "'a' və {a: 1}"],
    [['100%% %s', 'a', 'b'], '100% a b'],
    [['%s'], '%s'],
    [['50% endirim', 1], '50% endirim 1'],
    [['%d', Symbol('a')], 'NaN'],
  ])('%j', (values, expected) => {
    expect(text(...values)).toBe(expected);
  });
});

describe('[CODE-5] no logged value breaks the console', () => {
  test('objects that throw when they are inspected', () => {
    const { proxy, revoke } = Proxy.revocable({}, {});
    revoke();
    const hostile = new Proxy(
      {},
      {
        ownKeys: () => {
          throw new Error('no');
        },
      },
    );
    expect(text([proxy, hostile, { toString: 1 }])).toBe('[[?], [?], {toString: 1}]');
  });

  test('long values are cut without visiting all of their parts', () => {
    expect(text('a'.repeat(3000))).toBe(`${'a'.repeat(1999)}…`);
    expect(text(Array.from({ length: 1000 }, (_, n) => n))).toMatch(/^\[0, 1, .*99, …\]$/);
    let looked = 0;
    const wide = (deep: number): object =>
      new Proxy(
        Object.fromEntries(Array.from({ length: 100 }, (_, n) => [`k${n}`, deep > 0 ? wide(0) : n])),
        {
          getOwnPropertyDescriptor(target, key) {
            looked += 1;
            return Reflect.getOwnPropertyDescriptor(target, key);
          },
        },
      );
    const line = text(wide(1), wide(1));
    expect(line.length).toBeLessThanOrEqual(2000);
    expect(line).toContain('…');
    expect(looked).toBeLessThan(1000);
  });
});
