// A visit during which every part that the page loads later fails to come once. The parts are those of the build: whatever a file
// of the site imports when it is needed.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { builtFolder, expect } from './site.ts';

const files = new Map<string, string>();

function built(): Map<string, string> {
  if (files.size > 0) return files;
  const folder = join(builtFolder(), '_astro');
  for (const name of readdirSync(folder).filter((file) => file.endsWith('.js')))
    files.set(name, readFileSync(join(folder, name), 'utf8'));
  return files;
}

const found = (text: string, what: RegExp): string[] => [...text.matchAll(what)].map(([, name = '']) => name);
const stem = (file: string): string => file.replace(/\.[\w-]{8}\.js$/, '').replace(/\.astro_.*/, '');

let known: Map<string, string> | undefined;

/** What the site loads when it is needed: files with their names; of two with the same name each says by what it is loaded. */
export function laterParts(): Map<string, string> {
  if (known) return known;
  const importers = new Map<string, string[]>();
  for (const [importer, text] of built())
    for (const file of found(text, /\bimport\(\s*[`"']\.\/([^`"']+)[`"']/g))
      importers.set(file, [...(importers.get(file) ?? []), stem(importer)]);
  const named = Object.groupBy(importers.keys(), stem);
  known = new Map(
    [...importers].map(([file, by]) => {
      const name = stem(file);
      return [file, named[name]?.length === 1 ? name : `${name} of ${by.toSorted()[0]}`];
    }),
  );
  return known;
}

/** What comes with a page: the scripts that it names, and what these import at once. */
function firstOf(html: string): Set<string> {
  const first = new Set(found(html, /\/_astro\/([^"/]+\.js)/g));
  // The set grows while it is walked.
  for (const file of first)
    for (const next of found(built().get(file) ?? '', /(?:\bfrom|\bimport)\s*["']\.\/([^"']+)["']/g))
      first.add(next);
  return first;
}

/** What a visitor does, and the parts that it needs. */
export interface Step {
  parts: readonly string[];
  act?(page: Page): Promise<unknown>;
}

export interface Visit {
  address: string;
  steps: readonly Step[];
}

/** How long, in ms, a part or a word about it may take. */
const patience = 10_000;

/**
 * Makes a visit on which each part fails to come once. What is missing is said, and comes at the next try: by the button of the
 * message, when the network is back, or by the same press.
 * @param optional parts without which the page works.
 * @returns what was wrong
 */
export async function losing(
  page: Page,
  { address, steps }: Visit,
  open: () => Promise<unknown>,
  optional: readonly string[],
): Promise<string[]> {
  const first = firstOf(await (await page.request.get(address)).text());
  const asked = new Set<string>();
  const came = new Set<string>();
  await page.route('**/_astro/*.js', (route) => {
    const file = new URL(route.request().url()).pathname.split('/').pop() ?? '';
    const name = first.has(file) ? undefined : laterParts().get(file);
    if (name === undefined) return route.fallback();
    if (asked.has(name)) came.add(name);
    asked.add(name);
    return came.has(name) ? route.fallback() : route.abort();
  });
  page.setDefaultTimeout(patience / 2);
  const again = page.getByRole('button', { name: 'Yenidən cəhd et', exact: true }).filter({ visible: true });
  const words = page.getByText('Səhifənin bu hissəsi yüklənmədi').filter({ visible: true });
  const wrong: string[] = [];
  await open();
  for (const { parts, act } of steps) {
    const missing = () => parts.filter((name) => !(optional.includes(name) ? asked : came).has(name));
    const isSaid = async () => (await again.or(words).count()) > 0;
    try {
      await act?.(page);
      for (let tries = 0; missing().length > 0; tries += 1) {
        await expect
          .poll(async () => missing().length === 0 || (await isSaid()), {
            timeout: patience,
            intervals: [50],
          })
          .toBe(true);
        const before = missing().length;
        if (before === 0) break;
        if (tries === 30) throw new Error('It is said again and again.');
        const buttons = await again.all();
        if (buttons.length > 0)
          // Every one: the first may belong to another part. A message goes by itself when what it says is over.
          for (const button of buttons.toReversed()) await button.click({ timeout: 1000 }).catch(() => {});
        else if ((await page.locator('[data-toasts]').filter({ has: words }).count()) > 0)
          await page.evaluate(() => dispatchEvent(new Event('online')));
        // The same press again, where there is still something to press.
        else await act?.(page).catch(() => {});
        // A busy machine needs its time until what was tried shows: thirty tries would be over before.
        await expect
          .poll(() => missing().length < before, { timeout: 500, intervals: [50] })
          .toBe(true)
          .catch(() => {});
      }
    } catch (error) {
      const [reason] = String(error).split('\n');
      wrong.push(`${address}: ${missing().join(' ')} of ${parts.join(' ')}: ${reason}`);
    }
  }
  await page.unroute('**/_astro/*.js');
  return wrong;
}
