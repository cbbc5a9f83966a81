// CODE-5. Used as text: nothing outside is in scope. A proxy prints as native code like the original.

import type { CheckResult, Dialog } from './playground.ts';

/** As browsers write it, in the time of `limit` characters; no getter is called (CODE-5). Used as text: nothing outside is in scope. */
export function consoleText(values: readonly unknown[], limit: number): string {
  const deepest = 4;
  const mostItems = 100;
  let room = limit;

  function spend(text: string): string {
    room -= text.length + 2;
    return text.slice(0, limit);
  }

  function quoted(text: string): string {
    const quote = text.includes("'") ? '"' : "'";
    return quote + text.slice(0, limit).replaceAll('\n', '\\n') + quote;
  }

  function inList(open: string, items: Iterable<string>, close: string): string {
    const taken: string[] = [];
    for (const item of items) {
      if (taken.length < mostItems && room > 0) taken.push(item);
      else {
        taken.push('…');
        break;
      }
    }
    return open + taken.join(', ') + close;
  }

  function nameOf(value: object): string {
    const tag = Object.prototype.toString.call(value).slice(8, -1);
    let parent: object | null = Object.getPrototypeOf(value);
    while (parent) {
      const maker: unknown = Object.getOwnPropertyDescriptor(parent, 'constructor')?.value;
      if (typeof maker === 'function' && maker.name !== 'Object' && maker.name) return maker.name;
      parent = Object.getPrototypeOf(parent);
    }
    return tag === 'Object' ? '' : tag;
  }

  function* properties(value: object, keys: Iterable<string | symbol>, above: object[]): Iterable<string> {
    for (const key of keys) {
      const property = Object.getOwnPropertyDescriptor(value, key);
      if (!property?.enumerable) continue;
      const isPlain = typeof key === 'string' && /^[\p{L}_$][\p{L}\p{N}_$]*$/u.test(key);
      const name = typeof key === 'symbol' ? `[${String(key)}]` : isPlain ? key : quoted(key);
      yield `${spend(name)}: ${'value' in property ? inner(property.value, above) : '[Getter]'}`;
    }
  }

  function* items(list: ArrayLike<unknown>, above: object[]): Iterable<string> {
    let holes = 0;
    const end = Math.min(list.length, mostItems + 1);
    for (let index = 0; index < end; index++) {
      if (index in list) {
        if (holes > 0) yield `empty × ${holes}`;
        holes = 0;
        yield inner(list[index], above);
      } else holes += 1;
    }
    if (holes > 0) yield `empty × ${holes + list.length - end}`;
    if (Array.isArray(list) && list.length <= mostItems) {
      const isNamed = (key: string) => !/^\d+$/.test(key);
      yield* properties(list, Object.keys(list).filter(isNamed), above);
    }
  }

  const isList = (value: object): value is ArrayLike<unknown> =>
    Array.isArray(value) ||
    (ArrayBuffer.isView(value) && !(value instanceof DataView)) ||
    value instanceof NodeList ||
    value instanceof HTMLCollection ||
    value instanceof DOMTokenList ||
    Object.prototype.toString.call(value) === '[object Arguments]';

  function objectText(value: object, outer: boolean, above: object[]): string {
    if (above.includes(value)) return '[Circular]';
    if (value instanceof Error || value instanceof Date || value instanceof RegExp) return String(value);
    if (value instanceof Element) {
      if (outer) return value.outerHTML;
      const classes = [...value.classList].map((one) => `.${one}`);
      return value.localName + (value.id && `#${value.id}`) + classes.join('');
    }
    if (value instanceof CharacterData) return `${value.nodeName} ${quoted(value.data)}`;
    if (value instanceof Node) return value.nodeName;
    if (value === window) return 'Window';

    const name = nameOf(value);
    const within = [...above, value];
    const isDeep = above.length >= deepest;
    if (isList(value)) {
      const prefix = name === 'Array' ? '' : `${name}(${value.length}) `;
      return isDeep && value.length > 0 ? `${prefix}[…]` : inList(`${prefix}[`, items(value, within), ']');
    }
    const prefix = name && `${name} `;
    if (value instanceof Map || value instanceof Set) {
      const open = `${name}(${value.size}) {`;
      return isDeep && value.size > 0 ? `${open}…}` : inList(open, members(value, within), '}');
    }
    if (value instanceof ArrayBuffer) return `${name}(${value.byteLength})`;
    if (value instanceof Number || value instanceof String || value instanceof Boolean)
      return `${prefix}{${inner(value.valueOf(), within)}}`;
    if (value instanceof Event)
      return `${prefix}{type: ${quoted(value.type)}, target: ${inner(value.target, within)}}`;
    const keys = Reflect.ownKeys(value);
    // Browser objects such as DOMRect and URL have their values on the class.
    const toData: unknown = keys.length === 0 ? Reflect.get(value, 'toJSON') : undefined;
    if (typeof toData === 'function' && !isDeep) return prefix + inner(toData.call(value), within);
    return isDeep && keys.length > 0
      ? `${prefix}{…}`
      : inList(`${prefix}{`, properties(value, keys, within), '}');
  }

  function* members(value: Map<unknown, unknown> | Set<unknown>, above: object[]): Iterable<string> {
    if (value instanceof Set) for (const item of value) yield inner(item, above);
    else for (const [key, item] of value) yield `${inner(key, above)} => ${inner(item, above)}`;
  }

  function shown(value: unknown, outer: boolean, above: object[]): string {
    if (typeof value === 'string') return outer ? value : quoted(value);
    if (Object.is(value, -0)) return '-0';
    if (typeof value === 'bigint') return `${value}n`;
    if (typeof value === 'function') {
      const source = Function.prototype.toString.call(value);
      return outer ? source : source.startsWith('class') ? `class ${value.name}` : `ƒ ${value.name}()`;
    }
    if (typeof value !== 'object' || value === null) return String(value);
    try {
      return objectText(value, outer, above);
    } catch {
      // A proxy or a method that throws.
      return '[?]';
    }
  }

  function inner(value: unknown, above: object[]): string {
    const isObject = typeof value === 'object' && value !== null;
    const text = shown(value, false, above);
    // The parts of an object are counted already.
    return isObject ? text : spend(text);
  }

  function filled([first, ...rest]: readonly unknown[]): unknown[] {
    if (typeof first !== 'string' || rest.length === 0) return [first, ...rest];
    const text = first.replace(/%[sdifoOc%]/g, (mark) => {
      if (mark === '%%') return '%';
      if (rest.length === 0) return mark;
      const value = rest.shift();
      if (mark === '%c') return '';
      if (mark === '%s') return shown(value, true, []);
      if (mark === '%o' || mark === '%O') return shown(value, false, []);
      const number = typeof value === 'symbol' ? Number.NaN : Number(value);
      return shown(mark === '%f' ? number : Math.trunc(number), false, []);
    });
    return [text, ...rest];
  }

  const line = (values.length > 0 ? filled(values) : []).map((value) => shown(value, true, [])).join(' ');
  return line.length > limit ? `${line.slice(0, limit - 1)}…` : line;
}

type Write = (level: string, values: readonly unknown[], indent: string) => void;

export function replaceConsole(write: Write, clear: () => void): void {
  const counts = new Map<string, number>();
  const timers = new Map<string, number>();
  let indent = '';
  const say =
    (level: string) =>
    (...values: unknown[]) =>
      write(level, values, indent);
  const log = say('log');
  const group = (...values: unknown[]) => {
    if (values.length > 0) log(...values);
    indent += '  ';
  };
  const time = (label: unknown = 'default', ...values: unknown[]) => {
    const began = timers.get(String(label));
    if (began !== undefined) log(`${label}: ${(performance.now() - began).toFixed(1)} ms`, ...values);
  };
  const methods: Record<string, (...values: unknown[]) => void> = {
    log,
    dir: (value) => log(value),
    dirxml: log,
    table: (value) => log(value),
    trace: log,
    info: say('info'),
    debug: say('debug'),
    warn: say('warn'),
    error: say('error'),
    clear,
    group,
    groupCollapsed: group,
    groupEnd() {
      indent = indent.slice(2);
    },
    assert(holds, ...values) {
      if (!holds) say('error')('Assertion failed', ...values);
    },
    count(label = 'default') {
      const times = (counts.get(String(label)) ?? 0) + 1;
      counts.set(String(label), times);
      log(`${label}: ${times}`);
    },
    countReset(label = 'default') {
      counts.delete(String(label));
    },
    time(label = 'default') {
      timers.set(String(label), performance.now());
    },
    timeLog: time,
    timeEnd(label = 'default') {
      time(label);
      timers.delete(String(label));
    },
  };
  for (const [name, method] of Object.entries(methods)) {
    const native: unknown = Reflect.get(console, name);
    if (typeof native !== 'function') continue;
    Reflect.set(console, name, new Proxy(native, { apply: (_, __, values) => method(...values) }));
  }
}

/** Dialogs would block the page around the frame; the code goes on as if OK had been pressed. */
export function replaceDialogs(tell: (name: Dialog, message: string, answer: string) => void): void {
  const answers: Record<Dialog, (initial: string) => unknown> = {
    alert: () => undefined,
    confirm: () => true,
    prompt: (initial) => initial,
    print: () => undefined,
  };
  for (const [name, answer] of Object.entries(answers)) {
    const native: unknown = Reflect.get(window, name);
    if (typeof native !== 'function') continue;
    const apply = (_: unknown, __: unknown, [message = '', initial = '']: unknown[]) => {
      const given = answer(String(initial));
      tell(name as Dialog, String(message), String(given));
      return given;
    };
    Reflect.set(window, name, new Proxy(native, { apply }));
  }
}

/** Without an origin the browser's own throws (CODE-5). */
export function memoryStorage(): Storage {
  const items = new Map<string, string>();
  const methods = new Map<string | symbol, unknown>([
    ['getItem', (key: unknown) => items.get(String(key)) ?? null],
    ['setItem', (key: unknown, value: unknown) => void items.set(String(key), String(value))],
    ['removeItem', (key: unknown) => void items.delete(String(key))],
    ['clear', () => items.clear()],
    ['key', (index: unknown) => [...items.keys()][Number(index)] ?? null],
  ]);
  return new Proxy<Storage>(Object.create(Storage.prototype), {
    get(target, name) {
      if (name === 'length') return items.size;
      if (methods.has(name)) return methods.get(name);
      return name in target || typeof name === 'symbol' ? Reflect.get(target, name) : items.get(name);
    },
    set: (_, name, value) => items.set(String(name), String(value)) === items,
    deleteProperty(_, name) {
      items.delete(String(name));
      return true;
    },
    has: (target, name) => items.has(String(name)) || name in target,
    ownKeys: () => [...items.keys()],
    getOwnPropertyDescriptor(_, name) {
      const value = items.get(String(name));
      return value === undefined
        ? undefined
        : { value, writable: true, enumerable: true, configurable: true };
    },
  });
}

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
