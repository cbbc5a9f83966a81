import { expect, test } from '#support/site.ts';

// A file of its own, because the browser is started in another way: the headless shell gives frames no process of their
// own, as browsers on a desk do.
test.use({
  launchOptions: ({ launchOptions }, use) =>
    use({ ...launchOptions, args: [...(launchOptions.args ?? []), '--site-per-process'] }),
});

test('@CODE-5 what the counting does not see is ended when it no longer answers; the tab lives on', async ({
  page,
}) => {
  await page.goto('/code/js/massivi-qruplara-ayırmaq');
  await page.getByRole('button', { name: 'İşə sal' }).click();
  const editor = page.getByRole('textbox', { name: 'Kodu burada dəyişin' });
  await editor.fill(
    'const s = document.createElement("script"); s.textContent = "while (true) {}"; document.body.append(s)',
  );
  const result = page.locator('[data-result]');
  await expect(result).toHaveAttribute('data-state', 'running');
  // Meanwhile the page answers.
  await editor.press('End');
  await expect(result.getByRole('status')).toContainText('Kod cavab vermədiyi üçün dayandırıldı.');
  await expect(page.locator('.frames iframe')).toHaveCount(0);
});
