import { frontMatter } from '#core/markup/markdown.ts';
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

/** Front matter in the style of content/, for the same reason: texts are quoted, those of several lines stand as they are. */
export const frontMatterOf = (fields: readonly Field[]): FileFormat => ({
  // Decap's own reader runs what stands behind `---js`, here with the editor's token in reach.
  fromFile: (text) => {
    const { data, body } = frontMatter(text);
    return { ...Object(data), ...(body.trim() !== '' && { body }) };
  },
  toFile: (data) => {
    const { body = '', ...meta } = Object.fromEntries(Object.entries(inOrder(data, fields) ?? {}));
    const text = String(body);
    const head = Object.entries(meta).map(([name, value]) => `${name}:${yaml(value)}\n`);
    return `---\n${head.join('')}---\n${text.startsWith('\n') ? '' : '\n'}${text}${text.endsWith('\n') ? '' : '\n'}`;
  },
});

/**
 * How Decap writes Markdown: with the bullets and tables of content/, so that a changed sentence is a changed line. A cell is as
 * wide as three characters for it, or one word would draw the line below the head anew.
 */
export const markdownSettings: Record<string, unknown> = {
  bullet: '-',
  paddedTable: false,
  stringLength: () => 3,
};

const isMap = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Whether a text of several lines comes back unchanged from a YAML block: its ends and its first line could be read otherwise. */
const isBlock = (text: string): boolean =>
  /^[^\s].*\n/.test(text) && !/\s$/.test(text) && !/[^\S\n]\n|[^\P{C}\n]/u.test(text);

/** The fields of an item: the first one on the line of its sign. */
const fieldsOf = (item: object, depth: number): string =>
  Object.entries(item)
    .map(([name, value], index) => {
      const before = index === 0 ? ' ' : `\n${' '.repeat(depth)}`;
      return `${before}${name}:${yaml(value, depth + 2)}`;
    })
    .join('');

/** What follows a name and its colon, or the sign of an item. `depth` is the number of spaces before what is inside. */
function yaml(value: unknown, depth = 2): string {
  const before = `\n${' '.repeat(depth)}`;
  if (Array.isArray(value) && value.length > 0) {
    return value
      .map((item) => `${before}-${isMap(item) ? fieldsOf(item, depth + 2) : yaml(item, depth + 2)}`)
      .join('');
  }
  if (typeof value === 'string' && isBlock(value)) {
    return ` |-${value
      .split('\n')
      .map((line) => (line === '' ? '\n' : before + line))
      .join('')}`;
  }
  // Every JSON text is YAML.
  return ` ${JSON.stringify(value)}`;
}

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
