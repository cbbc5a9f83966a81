import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { withTables } from '../../../scripts/costs.ts';

test('docs/costs.md has what its script computes: `npm run costs` writes it', () => {
  const document = readFileSync('docs/costs.md', 'utf8');
  expect(document).toBe(withTables(document));
});
