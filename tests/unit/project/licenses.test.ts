import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { temporaryDir } from '#support/temporary.ts';
import { licensesOf, lockFiles } from '../../../scripts/licenses.ts';

test('every package has a licence that somebody has read and accepted', () => {
  const licenses = licensesOf(lockFiles);
  expect(licenses.find(({ license }) => license === 'MIT')?.packages.length).toBeGreaterThan(500);
  expect(licenses.filter(({ isAccepted }) => !isAccepted)).toEqual([]);
});

test('a licence that is new, or missing, is not accepted', () => {
  const file = join(temporaryDir(), 'lock.json');
  const packages = {
    '': { license: 'SSPL-1.0' },
    'node_modules/a': { license: '(MIT OR GPL-3.0)' },
    'node_modules/b/node_modules/@c/d': {},
    'node_modules/e': { license: 'MIT AND ISC' },
  };
  writeFileSync(file, JSON.stringify({ packages }));
  expect(licensesOf([file])).toEqual([
    { license: '(MIT OR GPL-3.0)', packages: ['a'], isAccepted: false },
    { license: 'none', packages: ['@c/d'], isAccepted: false },
    { license: 'MIT AND ISC', packages: ['e'], isAccepted: true },
  ]);
});
