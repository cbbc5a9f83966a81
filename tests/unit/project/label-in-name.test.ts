import { globSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, test } from 'vitest';

/** As axe reads them: words in any case, without what stands around them. */
const words = (text: string): string =>
  ` ${text
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{M}\p{N}]+/gu, ' ')
    .trim()} `;

interface Pair {
  /** Where it stands. */
  label: string;
  seen: string;
  name: string;
}

/** Each text of a button, `open`, with what it is called, `openLabel` or `openFor`. */
function pairsIn(texts: object, place: string): Pair[] {
  const all = new Map<string, unknown>(Object.entries(texts));
  return [...all].flatMap(([key, value]): Pair[] => {
    if (typeof value === 'object' && value !== null) return pairsIn(value, `${place}.${key}`);
    const seen = all.get(key.replace(/(Label|For)$/, ''));
    if (typeof value !== 'function' || typeof seen !== 'string') return [];
    return [{ label: `${place}.${key}`, seen, name: String(value('Ad', 1)) }];
  });
}

// Whoever speaks to the device says what stands on the button (WCAG 2.5.3).
test('[READ-7] the name of a button has the words that stand on it', async () => {
  const modules = await Promise.all(
    globSync('src/**/*texts.ts').map(async (file) => [file, await import(resolve(file))] as const),
  );
  const pairs = modules.flatMap(([file, texts]) => pairsIn({ ...texts }, file));
  expect(pairs.length).toBeGreaterThan(30);
  expect(pairs.filter(({ seen, name }) => !words(name).includes(words(seen)))).toEqual([]);
});
