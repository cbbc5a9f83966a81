import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { frontMatter } from '#core/markup/markdown.ts';
import { checkedBy } from '../../../admin/check.ts';
import { collections } from '../../../admin/collections.ts';
import { frontMatterOf, jsonOf } from '../../../admin/file-formats.ts';

const files = collections.flatMap((collection) =>
  'files' in collection
    ? collection.files.map(({ file }) => ({ name: collection.name, file }))
    : readdirSync(collection.folder, { recursive: true, encoding: 'utf8' })
        .filter((file) => file.endsWith(`.${collection.extension}`))
        .map((file) => ({ name: collection.name, file: join(collection.folder, file) })),
);
const fieldsOf = (name: string) => checkedBy(name)?.fields ?? [];

/** Decap keeps large entries in maps that do not preserve the order of keys. */
function reversed(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(reversed);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .reverse()
      .map(([name, inner]) => [name, reversed(inner)]),
  );
}
const shuffled = (value: unknown): object => Object(reversed(value));

describe('[CMS-2] saving without a change writes the same bytes', () => {
  test.each(files.filter(({ file }) => file.endsWith('.json')))('$file', ({ name, file }) => {
    const text = readFileSync(file, 'utf8');
    const format = jsonOf(fieldsOf(name));
    expect(format.toFile(shuffled(format.fromFile(text)))).toBe(text);
  });

  test.each(files.filter(({ file }) => file.endsWith('.md')))('$file', ({ name, file }) => {
    const text = readFileSync(file, 'utf8');
    const format = frontMatterOf(fieldsOf(name));
    expect(format.toFile(shuffled(format.fromFile(text)))).toBe(text);
  });

  test('there are files of every collection', () => {
    expect(new Set(files.map(({ name }) => name)).size).toBe(collections.length);
  });
});

describe('the written file', () => {
  const fields = fieldsOf('courses');

  test('a change of one field changes one line', () => {
    const text = readFileSync('content/courses/backend.json', 'utf8');
    const format = jsonOf(fields);
    const course = shuffled(format.fromFile(text));
    const lines = format.toFile({ ...course, duration: '7 ay' }).split('\n');
    expect(lines.filter((line) => !text.split('\n').includes(line))).toEqual(['  "duration": "7 ay",']);
    expect(lines).toHaveLength(text.split('\n').length);
  });

  test('a list that is too long for one line has one line per item', () => {
    const hashtags = Array.from({ length: 12 }, (_, place) => `heşteq-${place}`);
    expect(jsonOf(fields).toFile({ hashtags })).toContain('"hashtags": [\n    "heşteq-0",\n');
    expect(jsonOf(fields).toFile({ hashtags: [] })).toBe('{\n  "hashtags": []\n}\n');
  });

  test('YAML preserves the typed text', () => {
    const typed = { title: 'Git: "ilk" #1\n- yes', hashtags: ['true', '3d', 'c#', 'null'], body: 'Mətn' };
    const text = frontMatterOf(fieldsOf('blogs')).toFile(typed);
    expect(frontMatter(text)).toEqual({
      data: { title: typed.title, hashtags: typed.hashtags },
      body: '\nMətn\n',
    });
  });

  test('[CMS-4] fields that name a language are not run when the editor opens them', () => {
    const { fromFile } = frontMatterOf([]);
    expect(() => fromFile('---js\n(globalThis.ran = true, { title: "x" })\n---\nbody\n')).toThrow();
    expect(globalThis).not.toHaveProperty('ran');
    expect(fromFile('---\ntitle: "x"\n---\n\n')).toEqual({ title: 'x' });
  });
});
