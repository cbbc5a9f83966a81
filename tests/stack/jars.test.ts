import { expect, test } from 'vitest';
import { canDownload } from '#stack/emulators/google-jars.ts';
import { chooseJars } from '#stack/emulators/prepare-jars.ts';

const jar = {
  remoteUrl: 'https://storage.googleapis.com/x.jar',
  expectedSize: 1,
  downloadPathRelativeToCacheDir: 'x.jar',
};

test.for([
  { what: 'cached', java: 21, missing: [], isOnline: false, sdkJar: '/sdk.jar', choice: 'google' },
  { what: 'online', java: 25, missing: [jar], isOnline: true, sdkJar: '/sdk.jar', choice: 'google' },
  {
    what: 'offline with an SDK',
    java: 21,
    missing: [jar],
    isOnline: false,
    sdkJar: '/sdk.jar',
    choice: 'sdk',
  },
  { what: 'old Java with an SDK', java: 17, missing: [], isOnline: true, sdkJar: '/sdk.jar', choice: 'sdk' },
  { what: 'old Java without one', java: 17, missing: [], isOnline: true, sdkJar: null, choice: 'google' },
])('$what: $choice', async ({ java, missing, isOnline, sdkJar, choice }) => {
  const sources = { missing, canDownload: async () => isOnline, sdkJar };
  expect(await chooseJars({ bin: '/bin', major: java }, sources)).toBe(choice);
});

test('without internet and SDK one sentence says what to do', async () => {
  const sources = { missing: [jar], canDownload: async () => false, sdkJar: null };
  await expect(chooseJars({ bin: '/bin', major: 21 }, sources)).rejects.toThrow(
    /^The emulators' programs can neither/,
  );
});

test('an address that does not respond counts as offline after a short timeout', async () => {
  const begin = performance.now();
  expect(await canDownload({ ...jar, remoteUrl: 'http://127.0.0.1:1/x.jar' })).toBe(false);
  expect(performance.now() - begin).toBeLessThan(4_500);
});
