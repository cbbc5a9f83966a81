// What a device keeps stands in one registry (core/device/device-keys.ts): a key that it does not know is nobody's, and stays for ever.
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { cacheKeys, goingKeys, inTabKeys, keysOf, onDeviceKeys } from '#core/device/device-keys.ts';
import { keptCaches } from '#core/device/worker-caches.ts';
import { notesKind } from '#features/notes/notes.ts';
import { doneKind } from '#features/progress/done.ts';
import { progressKind } from '#features/progress/progress.ts';
import { reviewKind } from '#features/progress/review.ts';
import { sourceFiles } from '#support/source-files.ts';

/** Events, and the text of keys that a function makes. */
const noKeys = ['kodyol:failure', 'kodyol:turn', 'kodyol:part-failed', 'kodyol:take-code', 'kodyol:'];
const records = [notesKind, doneKind, progressKind, reviewKind].map(({ key }) =>
  key('', '').replace(/::$|:$/, ':'),
);

const registered = [...Object.keys(onDeviceKeys), ...Object.keys(inTabKeys)];

test('[USER-4] every key that the code names is in the registry, and the registry names no other', () => {
  const named = sourceFiles()
    .filter((name) => !name.endsWith('device-keys.ts'))
    .flatMap((name) => [...readFileSync(name, 'utf8').matchAll(/['"`](kodyol:[\w:-]*)/g)])
    .map(([, key = '']) => key)
    .filter((key) => !noKeys.includes(key));
  expect(named.length).toBeGreaterThan(20);
  const known = (key: string) => registered.some((one) => key.startsWith(one));
  expect([...new Set(named.filter((key) => !known(key)))]).toEqual([]);
  const used = [...named, ...records];
  const unused = registered.filter((one) => !used.some((key) => key.startsWith(one)));
  // Keys of older builds, which are only removed.
  expect(unused).toEqual(['kodyol:code:', 'kodyol:question-draft:', 'kodyol:work-draft:']);
});

test('[USER-4] no key begins with another one that ends differently', () => {
  const keys = Object.keys(onDeviceKeys);
  const double = keys.filter((key) => keys.some((other) => other !== key && key.startsWith(other)));
  expect(double).toEqual([]);
});

test('[USER-6] what is one user’s is found by the uid, and what goes with a session names everything of the device that is a person’s', () => {
  expect(keysOf('me')).toContain('kodyol:draft:me');
  expect(keysOf('me').every((key) => key.endsWith(':me'))).toBe(true);
  expect(goingKeys).toContain('kodyol:session');
});

test('[READ-5] [USER-4] the registry has every cache of the service worker: a session takes along what was read and saved', () => {
  for (const name of Object.values(keptCaches)) expect(cacheKeys[name], name).toEqual(['device', 'goes']);
});
