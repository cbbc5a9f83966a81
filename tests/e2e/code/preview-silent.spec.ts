import { codeEditor, writeCode } from '#support/code-editor.ts';
import { expect, test } from '#support/site.ts';

// A separate file, because the browser needs another launch option: unlike desktop browsers, the headless shell does
// not run frames in separate processes.
test.use({
  launchOptions: ({ launchOptions }, use) =>
    use({ ...launchOptions, args: [...(launchOptions.args ?? []), '--site-per-process'] }),
});

test('@CODE-5 a loop that the guard cannot count is stopped when the frame does not respond, and the tab keeps working', async ({
  page,
}) => {
  await page.goto('/code/js/massivi-qruplara-ayırmaq');
  await page.getByRole('button', { name: 'İşə sal' }).click();
  const editor = codeEditor(page);
  await writeCode(
    page,
    'const s = document.createElement("script"); s.textContent = "while (true) {}"; document.body.append(s)',
  );
  const result = page.locator('[data-result]');
  await expect(result).toHaveAttribute('data-state', 'running');
  // The page responds meanwhile.
  await editor.press('End');
  await expect(result.getByRole('status')).toContainText('Kod cavab vermədiyi üçün dayandırıldı.');
  await expect(page.locator('.frames iframe')).toHaveCount(0);
});
