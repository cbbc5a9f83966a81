import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { Pack } from '#queries/pack.ts';

let dir: string;
let file: string;
beforeEach(() => {
  dir = mkdtempSync(join(tmpdir(), 'kodyol-pack-'));
  file = join(dir, 'a', 'values.pack');
});
afterEach(() => rmSync(dir, { recursive: true }));

function saved(values: Record<string, string>, asked: string[] = []): void {
  const pack = new Pack(file);
  for (const key of asked) pack.get(key);
  for (const [key, value] of Object.entries(values)) pack.add(key, value);
  pack.save();
}

function read(...keys: string[]): (string | undefined)[] {
  const pack = new Pack(file);
  const values = keys.map((key) => pack.get(key)?.toString());
  pack.close();
  return values;
}

test('the next build reads what was added, an empty value too', () => {
  saved({ a: 'bir', b: '', ə: 'ö' });
  expect(read('a', 'b', 'ə', 'c')).toEqual(['bir', '', 'ö', undefined]);
});

test('values of every size are read as they were added, also in parts: as large as a block, larger, only empty ones', () => {
  const sizes = { small: 10, nearly: 999_990, block: 1_000_000, larger: 2_500_000, empty: 0 };
  const pack = new Pack(file);
  for (const [key, size] of Object.entries(sizes))
    pack.add(key, 'a'.repeat(size / 2), Buffer.alloc(size / 2, 'b'));
  pack.save();
  for (const [key, size] of Object.entries(sizes)) {
    const [value = ''] = read(key);
    expect(value.length, key).toBe(size);
    expect(/^(a*)(b*)$/.exec(value)?.[1]?.length, key).toBe(size / 2);
  }
  rmSync(file);
  saved({ a: '', b: '' });
  expect(read('a', 'b')).toEqual(['', '']);
});

test('what was not asked for is gone, more than a block of it too', () => {
  const large = (letter: string) => letter.repeat(600_000);
  saved({ a: large('a'), b: large('b'), c: large('c'), d: 'd', e: 'e' });
  saved({ f: 'f' }, ['a', 'b', 'd']);
  expect(read('a', 'b', 'd', 'f')).toEqual([large('a'), large('b'), 'd', 'f']);
  expect(read('c', 'e')).toEqual([undefined, undefined]);
});

test('a build that fails leaves the old file as it was, and nothing beside it', () => {
  saved({ a: 'bir' });
  const pack = new Pack(file);
  pack.add('b', 'x'.repeat(2_000_000));
  pack.close();
  expect(read('a', 'b')).toEqual(['bir', undefined]);
  expect(readdirSync(join(dir, 'a'))).toEqual(['values.pack']);
});

test('two builds at once: each reads what was there, the last one’s file stays', () => {
  saved({ a: 'bir' });
  const [one, other] = [new Pack(file), new Pack(file)];
  one.add('b', 'iki');
  one.save();
  expect(other.get('a')?.toString()).toBe('bir');
  other.add('c', 'üç');
  other.save();
  expect(read('a', 'b', 'c')).toEqual(['bir', undefined, 'üç']);
});

test.each([
  ['cut off', (bytes: Buffer) => bytes.subarray(0, bytes.length - 5)],
  ['empty', () => Buffer.alloc(0)],
  ['of something else', () => Buffer.from('<html>'.repeat(100))],
])('a file that is %s is none', (_, broken) => {
  saved({ a: 'bir' });
  writeFileSync(file, broken(readFileSync(file)));
  expect(read('a')).toEqual([undefined]);
});

test('a value whose bytes have changed is none', () => {
  saved({ a: 'bir'.repeat(1000) });
  const bytes = readFileSync(file);
  bytes[10] = (bytes[10] ?? 0) ^ 1;
  writeFileSync(file, bytes);
  expect(read('a')).toEqual([undefined]);
});
