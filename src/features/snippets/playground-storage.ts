/** Without an origin the browser's own throws (CODE-5). Used as text: nothing outside is in scope. */
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
