import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { frontPage } from '../../../scripts/illustrations/front-page.ts';

test('[HOME-2] [HOME-6] the file of the pictures is what is drawn, and nothing in it refers to another part', () => {
  const file = readFileSync('src/features/home/front-page.svg', 'utf8');
  expect(file, 'npm run draw').toBe(frontPage());
  // In a picture that `use` takes from another file, browsers look for such parts in the page.
  expect(file).not.toMatch(/<use|url\(|class=/);
});
