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
