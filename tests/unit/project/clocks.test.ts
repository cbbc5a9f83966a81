import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { sourceFiles } from '#support/source-files.ts';

// A device's clock can be wrong, and set while a page is open: core/time/clock.ts alone asks it.

/** What a file of src asks instead, and why it may. */
const allowed: Record<string, string[]> = {
  // The clock itself.
  'src/core/time/clock.ts': ['Date.now()', 'performance.now()'],
  // A script in the page itself, before anything else is loaded.
  'src/features/announcements/announcement-box.ts': ['Date.now()'],
  // Two moments of one sign-out, in either direction.
  'src/core/device/unsaved.ts': ['Date.now()'],
  // How long something takes or waits, which no setting changes.
  'src/features/snippets/playground-tools.ts': ['performance.now()'],
  'src/features/snippets/playground-script.ts': ['performance.now()'],
  'src/features/portfolio/lightbox.ts': ['performance.now()'],
  'src/core/page/not-found.ts': ['performance.now()'],
  'src/features/videos/youtube-gateway.ts': ['performance.now()'],
  'src/core/cloud/service-time.ts': ['performance.now()'],
  'src/panel/reload.ts': ['performance.now()'],
  'src/features/quizzes/store.ts': ['performance.now()'],
  // The build, on a server whose clock is kept: the day of a course's start, what it reports, copies of pictures, and its token. What
  // is published is decided by the service's time (core/build/firestore-at-build.ts), and by this one where there is no service.
  'src/build/config-documents.ts': ['new Date()'],
  'src/features/courses/query.ts': ['new Date()'],
  'src/core/build/firestore-at-build.ts': ['new Date()'],
  'src/core/build/service-account.ts': ['Date.now()'],
  'src/core/build/stored-pictures.ts': ['Date.now()', 'new Date()'],
};

/** Also what is given to somebody else who asks. */
const asking =
  /\b(?:Date\.now|performance\.now)\b(?:\(\))?|\bnew Date(?:\(\)|\b(?!\())|\bperformance\.timeOrigin\b/g;

test('no page asks the device for the time by itself', () => {
  const asked = sourceFiles(/\.(?:[jt]sx?|mjs|astro)$/).flatMap((file) => {
    const found = readFileSync(file, 'utf8').match(asking) ?? [];
    const all = found.map((one) => `${one.replace(/\(\)$/, '')}()`);
    return all.length > 0 ? [[file, [...new Set(all)].sort()]] : [];
  });
  expect(Object.fromEntries(asked)).toEqual(allowed);
});
