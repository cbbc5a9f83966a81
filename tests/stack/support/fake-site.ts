/**
 * Replaces Astro: takes its arguments and writes a page at once. `FAKE_SITE=broken` makes the build
 * fail; with `FAKE_SITE=stubborn` the server ignores signals, with `FAKE_SITE=hanging` it stops for ever when it gets one. */
import { writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { parseArgs } from 'node:util';

const { values } = parseArgs({
  options: { outDir: { type: 'string' }, port: { type: 'string' }, host: { type: 'string' } },
  allowPositionals: true,
});
const { FAKE_SITE, PUBLIC_FIREBASE_PROJECT_ID } = process.env;
// The stack sets the variables of a missing backend to empty strings.
const project = PUBLIC_FIREBASE_PROJECT_ID || 'no backend';
const page = `<!doctype html><title>Kodyol</title><p>${project}`;

if (FAKE_SITE === 'broken') {
  console.error('content/blogs/x.md: title is missing');
  process.exit(1);
}
if (FAKE_SITE === 'stubborn') process.on('SIGTERM', () => console.log('No.'));
if (FAKE_SITE === 'hanging')
  process.on('SIGTERM', () => Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0));

if (values.outDir !== undefined) {
  writeFileSync(join(values.outDir, 'index.html'), page);
} else {
  createServer((_request, response) => response.end(page)).listen(Number(values.port), values.host, () => {
    console.log(`Local http://localhost:${values.port}/`);
  });
}
