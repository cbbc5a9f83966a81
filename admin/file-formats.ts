import type { Field } from './fields.ts';

/** As wide as the lines of the source (biome.json). */
const lineWidth = 110;

/** What an entry is read from and written to; Decap's `Formatter`. */
export interface FileFormat {
  fromFile(text: string): unknown;
  toFile(data: object): string;
}

/**
 * JSON as it lies in content/: keys in the order of the fields, a short list in one line. Decap's own writes the keys of a
 * large entry in the order of a hash and every item on a line, so that a change of one field would change the whole file.
 */
export const jsonOf = (fields: readonly Field[]): FileFormat => ({
  fromFile: JSON.parse,
  toFile: (data) => `${json(inOrder(data, fields), 0)}\n`,
});

/** Front matter as it lies in content/blogs, for the same reason: every text in quotation marks, none folded. */
export const frontMatterOf = (fields: readonly Field[], fromFile: FileFormat['fromFile']): FileFormat => ({
  fromFile,
  toFile: (data) => {
    const { body = '', ...meta } = Object.fromEntries(Object.entries(inOrder(data, fields) ?? {}));
    const text = String(body);
    const head = Object.entries(meta).map(([name, value]) => `${name}:${yaml(value)}\n`);
    return `---\n${head.join('')}---\n${text.startsWith('\n') ? '' : '\n'}${text}${text.endsWith('\n') ? '' : '\n'}`;
  },
});

/** A JSON text is a YAML text. */
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

/** `used` are the characters that stand on the line already, or come after the value. */
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
