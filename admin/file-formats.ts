import type { Field } from './fields.ts';

/** The line width of the source (biome.json). */
const lineWidth = 110;

/** Reads and writes the file of an entry; Decap's `Formatter`. */
export interface FileFormat {
  fromFile(text: string): unknown;
  toFile(data: object): string;
}

/**
 * JSON in the style of content/: keys in the order of the fields, short lists on one line. Decap's own format writes
 * the keys of a large entry in random order and every item on its own line, so one change would change the whole file.
 */
export const jsonOf = (fields: readonly Field[]): FileFormat => ({
  fromFile: JSON.parse,
  toFile: (data) => `${json(inOrder(data, fields), 0)}\n`,
});

/** Front matter in the style of content/blogs, for the same reason: every text is quoted and none is folded. */
export const frontMatterOf = (fields: readonly Field[], fromFile: FileFormat['fromFile']): FileFormat => ({
  fromFile,
  toFile: (data) => {
    const { body = '', ...meta } = Object.fromEntries(Object.entries(inOrder(data, fields) ?? {}));
    const text = String(body);
    const head = Object.entries(meta).map(([name, value]) => `${name}:${yaml(value)}\n`);
    return `---\n${head.join('')}---\n${text.startsWith('\n') ? '' : '\n'}${text}${text.endsWith('\n') ? '' : '\n'}`;
  },
});

/** Every JSON string is a valid YAML string. */
const yaml = (value: unknown): string =>
  Array.isArray(value) && value.length > 0
    ? value.map((item) => `\n  - ${JSON.stringify(item)}`).join('')
    : ` ${JSON.stringify(value)}`;

function inOrder(value: unknown, fields: readonly Field[]): unknown {
  if (Array.isArray(value)) return value.map((item) => inOrder(item, fields));
  if (typeof value !== 'object' || value === null) return value;
  const place = (name: string) => {
    const found = fields.findIndex((field) => field.name === name);
    return found === -1 ? fields.length : found;
  };
  return Object.fromEntries(
    Object.entries(value)
      .sort(([one], [other]) => place(one) - place(other))
      .map(([name, inner]) => [name, inOrder(inner, fields[place(name)]?.fields ?? [])]),
  );
}

/** `used` is the number of characters on the line before and after the value. */
function json(value: unknown, depth: number, used = 0): string {
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  const inner = '  '.repeat(depth + 1);
  const isList = Array.isArray(value);
  const [open, close] = isList ? '[]' : '{}';
  if (isList && value.every((item) => typeof item !== 'object')) {
    const line = `[${value.map((item) => JSON.stringify(item)).join(', ')}]`;
    if (used + line.length <= lineWidth) return line;
  }
  const parts = isList
    ? value.map((item) => inner + json(item, depth + 1))
    : Object.entries(value).map(([name, item]) => {
        const key = `${inner}${JSON.stringify(name)}: `;
        return key + json(item, depth + 1, key.length + 1);
      });
  return parts.length === 0
    ? `${open}${close}`
    : `${open}\n${parts.join(',\n')}\n${'  '.repeat(depth)}${close}`;
}
