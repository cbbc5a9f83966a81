import type { Page } from '@playwright/test';
import { codeEditor } from '#support/code-editor.ts';
import { expect, test } from '#support/site.ts';

const js = '/code/js/massivi-qruplara-ayırmaq';
const run = (page: Page) => page.getByRole('button', { name: 'İşə sal' }).click();
const body = (page: Page) => page.frameLocator('.frames iframe:not([data-coming])').locator('body');

test('@CODE-5 a press on the code opens its editor at that place, with highlighting and wrapped lines; code that is selected to be copied does not become one', async ({
  page,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await page.goto(js);
  expect(asked.filter((url) => url.includes('code-editor'))).toEqual([]);
  await page.locator('.playground pre').selectText();
  await page.locator('.playground pre').dispatchEvent('click');
  await expect(codeEditor(page)).toHaveCount(0);
  await page.evaluate(() => getSelection()?.removeAllRanges());
  await page.locator('.playground pre').click({ position: { x: 60, y: 30 } });
  await expect(codeEditor(page)).toBeFocused();
  await expect(page.locator('.frames iframe'), 'nothing runs before an edit').toHaveCount(0);
  const colours = () =>
    codeEditor(page)
      .locator('.cm-line span')
      .evaluateAll((words) => new Set(words.map((word) => getComputedStyle(word).color)).size);
  await expect.poll(colours).toBeGreaterThan(1);
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.insertText(`document.body.textContent = 'uzun ${'sətir '.repeat(60)}';`);
  await expect(body(page)).toContainText('uzun sətir');
  const { scrollWidth, clientWidth } = await page
    .locator('.cm-scroller')
    .evaluate(({ scrollWidth, clientWidth }) => ({ scrollWidth, clientWidth }));
  expect(scrollWidth).toBeLessThanOrEqual(clientWidth);
  // Tab leaves the editor, and Shift+Tab comes back.
  await page.keyboard.press('Tab');
  await expect(codeEditor(page)).not.toBeFocused();
  await page.keyboard.press('Shift+Tab');
  await expect(codeEditor(page)).toBeFocused();
});

test('@CODE-5 a part that fails to load is reported, and a retry works; the result does not wait for an editor that fails to load', async ({
  page,
}) => {
  const toast = page.locator('.toast');
  await page.goto(js);
  await page.route('**/playground*', (route) => route.abort());
  await run(page);
  await expect(toast).toBeVisible();
  await toast.getByRole('button', { name: 'Bildirişi bağla' }).click();
  await page.unroute('**/playground*');
  await page.route('**/code-editor*', (route) => route.abort());
  await run(page);
  await expect(body(page)).toContainText('Frontend (2)');
  await expect(body(page)).toContainText('UI/UX dizayn (1)');
  await expect(toast).toBeVisible();
  await page.unroute('**/code-editor*');
  await toast.getByRole('button', { name: 'Yenidən cəhd et' }).click();
  await expect(codeEditor(page)).toBeVisible();
});

test('@CODE-1 @CODE-5 a language’s own page shows its newest snippet with the result, and the editor when it is pressed', async ({
  page,
}) => {
  await page.goto('/code/css');
  await expect(page.getByRole('heading', { level: 2, name: 'Qradiyentlə xalça haşiyəsi' })).toBeVisible();
  await page.locator('[data-result]').scrollIntoViewIfNeeded();
  await expect(body(page).getByRole('heading', { name: 'Naxışlı başlıq' })).toBeVisible();
  await expect(codeEditor(page)).toHaveCount(0);
  await run(page);
  await expect(codeEditor(page)).toBeVisible();
  await page.locator('main').getByRole('heading', { level: 2 }).getByRole('link').click();
  await expect(page).toHaveURL(encodeURI('/code/css/qradiyentlə-xalça-haşiyəsi'));
});
