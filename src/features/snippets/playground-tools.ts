// CODE-5. Used as text: nothing outside is in scope. A proxy prints as native code like the original.

import type { CheckResult, Dialog } from './playground.ts';

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
