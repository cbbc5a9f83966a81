import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { startAutosave } from '#stack/data/autosave.ts';
import { Exports } from '#stack/data/exports.ts';
import { lockDataDir } from '#stack/data/lock.ts';
import { startOf } from '#stack/process/identity.ts';
import { temporaryDir, writeFiles } from '#support/temporary.ts';

const metadata = 'firebase-export-metadata.json';

const fill = (text: string) => async (dir: string) =>
  writeFiles(dir, { 'data/output-0': text, [metadata]: '{}' });
const read = (dir: string | null) => (dir === null ? null : readFileSync(join(dir, 'data/output-0'), 'utf8'));

test('the newest complete export is used, and older ones are deleted', async () => {
  const dir = temporaryDir();
  const exports = new Exports(dir);
  expect(exports.newest()).toBeNull();
  expect(await exports.add(fill('one'))).toBe(true);
  expect(await exports.add(fill('two'))).toBe(true);
  expect(read(exports.newest())).toBe('two');
  expect(readdirSync(join(dir, 'exports'))).toEqual(['000002']);
});

test('an export of the same data changes nothing', async () => {
  const exports = new Exports(temporaryDir());
  await exports.add(fill('one'));
  const before = exports.newest();
  expect(await exports.add(fill('one'))).toBe(false);
  expect(exports.newest()).toBe(before);
});

test('an export that was unfinished when the stack was killed is never used', async () => {
  const dir = temporaryDir();
  const exports = new Exports(dir);
  await exports.add(fill('one'));
  writeFiles(join(dir, 'exports'), {
    '000002.partial/data/output-0': 'half',
    '000003/data/output-0': 'no metadata',
  });
  expect(read(new Exports(dir).newest())).toBe('one');
  await expect(exports.add(async (to) => writeFiles(to, { 'data/output-0': 'half' }))).rejects.toThrow(
    'incomplete',
  );
  await expect(
    exports.add(() => {
      throw new Error('disk full');
    }),
  ).rejects.toThrow('disk full');
  expect(read(exports.newest())).toBe('one');
  await exports.add(fill('two'));
  expect(read(exports.newest())).toBe('two');
});

test('saves never overlap, and the last one is made at the end', async () => {
  let running = 0;
  let count = 0;
  let thrice = () => {};
  const saved = new Promise<void>((resolve) => {
    thrice = resolve;
  });
  const save = async () => {
    expect(running++).toBe(0);
    await new Promise((resolve) => setImmediate(resolve));
    running--;
    if (++count === 3) thrice();
  };
  const autosave = startAutosave(save, () => {}, 1);
  await saved;
  const before = count;
  await autosave.finish();
  expect(count).toBeGreaterThan(before);
});

test('a failed save is reported, and the next save still happens', async () => {
  const lines: string[] = [];
  const failing = async () => {
    throw new Error('disk full');
  };
  await new Promise<void>((resolve) => {
    const autosave = startAutosave(
      failing,
      (line) => {
        lines.push(line);
        if (lines.length === 2) autosave.finish().catch(() => resolve());
      },
      1,
    );
  });
  expect(lines[0]).toContain('disk full');
});

test('a second stack on the same folder is refused until the first releases it', () => {
  const dir = temporaryDir();
  const unlock = lockDataDir(dir);
  expect(() => lockDataDir(dir)).toThrow(`already running on ${dir} (process ${process.pid})`);
  unlock();
  lockDataDir(dir)();
  expect(readdirSync(dir)).toEqual([]);
});

test.for([
  { what: 'a dead process', pid: 2 ** 22 + 1, started: 'long ago' },
  { what: 'another process under the same number', pid: process.pid, started: 'long ago' },
])('the lock of $what is stale', ({ pid, started }) => {
  const dir = temporaryDir();
  writeFileSync(join(dir, 'lock'), JSON.stringify({ pid, started }));
  lockDataDir(dir);
  expect(JSON.parse(readFileSync(join(dir, 'lock'), 'utf8'))).toEqual({
    pid: process.pid,
    started: startOf(process.pid),
  });
  expect(existsSync(join(dir, `lock.stale.${process.pid}`))).toBe(false);
});
