import type { Locator, Page } from '@playwright/test';
import { expect } from './site.ts';

/**
 * The structure of a page and the names in it as a screen reader says them, kept in a file for each page (READ-7); a wanted change
 * is written with `--update-snapshots`. Of things that repeat only the first is kept, of running text nothing.
 */
export async function expectNames(page: Page, address: string): Promise<void> {
  const hidden = await page.evaluateHandle(() => {
    const repeated = document.querySelectorAll(
      'main :is(li + li, article + article, a.tag + a.tag, .client ~ .client, [data-question]:nth-of-type(n + 3))',
    );
    const all = [...repeated, ...document.querySelectorAll('main .prose')];
    for (const one of all) one.ariaHidden = 'true';
    return all;
  });
  await expectSnapshot(page.locator('main'), address.replaceAll(/[^\p{L}\p{N}]+/gu, '-') || 'home');
  await hidden.evaluate((all) => {
    for (const one of all) one.removeAttribute('aria-hidden');
  });
}

/** The same for what stands around every page: header, side panel, and the footer, which is the same for all. */
export async function expectShellNames(page: Page, visitor: 'guest' | 'user'): Promise<void> {
  await expectSnapshot(page.getByRole('banner'), `${visitor}-header`);
  if (visitor === 'guest') await expectSnapshot(page.getByRole('contentinfo'), 'footer');
  await page.getByRole('button', { name: 'Hesab panelini aç' }).click();
  await expectSnapshot(page.locator('#side-panel'), `${visitor}-panel`);
  await page.keyboard.press('Escape');
}

/** What has no name: addresses, in which the port of the test's stack stands (so not `toMatchAriaSnapshot`), and texts. */
const nameless = /^\s*- (\/url:|text:|code:|mark:|time:|paragraph: )/;

async function expectSnapshot(part: Locator, name: string): Promise<void> {
  const lines = (await part.ariaSnapshot()).split('\n').filter((line) => !nameless.test(line));
  const tree = lines.map((line) =>
    line
      .replace(/(- '?link .*):$/, '$1')
      .replace(/© \d{4}/, '© …')
      // The bell may have its answer, or not yet.
      .replace(/(Bildirişlər), \d+ yeni/, '$1')
      .replace(/- status: .* bildiriş var\./, '- status'),
  );
  expect(`${tree.join('\n')}\n`).toMatchSnapshot(`${name.replaceAll(/^-|-$/g, '') || 'home'}.txt`);
}
