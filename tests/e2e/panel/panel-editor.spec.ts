import type { Locator, Page } from '@playwright/test';
import { expectAccessible } from '#support/axe.ts';
import { moveCaret } from '#support/caret.ts';
import { openPanel } from '#support/panel.ts';
import { pastedFrames, spreadsheet } from '#support/pasted.ts';
import { drawn } from '#support/pictures.ts';
import { expect, test } from '#support/site.ts';
import { stubYouTube } from '#support/youtube.ts';

const tabPanel = (page: Page) => page.getByRole('tabpanel');
const writing = (page: Page) => tabPanel(page).getByRole('textbox', { name: 'Mətn' });
const tool = (page: Page, name: string) =>
  page.getByRole('toolbar', { name: 'Mətn alətləri' }).getByRole('button', { name, exact: true });
const tableTool = (page: Page, name: string) =>
  page.getByRole('group', { name: 'Cədvəl alətləri' }).getByRole('button', { name });

async function openNew(page: Page): Promise<Locator> {
  await openPanel(page, 'teacher', 'blog');
  await page.getByRole('button', { name: 'Yeni yazı', exact: true }).click();
  const area = writing(page);
  await area.click();
  return area;
}

const paste = (page: Page, data: Record<string, string>) =>
  writing(page).evaluate((area, given) => {
    const clipboardData = new DataTransfer();
    for (const [type, value] of Object.entries(given)) clipboardData.setData(type, value);
    area.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
  }, data);
const pasteText = (page: Page, text: string) => paste(page, { 'text/plain': text });

test('@PANEL-3 addresses become links when they are typed or pasted; undo takes only the link away', async ({
  page,
}) => {
  const area = await openNew(page);
  const links = area.locator('a');
  await page.keyboard.type('Baxın (https://kodyol.example/blogs/git), ');
  await expect(links).toHaveText(['https://kodyol.example/blogs/git']);
  await page.keyboard.press('Control+z');
  await expect(links).toHaveCount(0);
  await expect(area).toHaveText('Baxın (https://kodyol.example/blogs/git),');
  await page.keyboard.type('və http://a.az/b.');
  await page.keyboard.press('Enter');
  await expect(links).toHaveText(['http://a.az/b']);
  await pasteText(page, 'https://b.az/c');
  await expect(links).toHaveText(['http://a.az/b', 'https://b.az/c']);
  await page.keyboard.press('Control+z');
  await expect(links).toHaveCount(1);
  await expect(area.locator('p').last()).toHaveText('https://b.az/c');

  // Enter behind an address links it; an address on selected text links that.
  await page.keyboard.press('Enter');
  await expect(links).toHaveCount(2);
  await page.keyboard.type('söz javascript:alert(1) ');
  await moveCaret(page, 'Home');
  await moveCaret(page, 'Shift+Control+ArrowRight', false);
  await pasteText(page, 'https://c.az/d');
  await expect(area.locator('a[href="https://c.az/d"]')).toHaveText('söz');
  await page.keyboard.press('Control+z');
  await expect(links).toHaveCount(2);
  await expect(area.locator('p').last()).toHaveText('söz javascript:alert(1)');

  // Code stays code.
  await moveCaret(page, 'Control+End');
  await page.keyboard.press('Enter');
  await page.keyboard.type('```');
  await page.keyboard.press('Space');
  await pasteText(page, 'https://youtu.be/nu_pCVPKzTk');
  await page.keyboard.type(' https://d.az ');
  await expect(area.locator('pre')).toHaveText('https://youtu.be/nu_pCVPKzTk https://d.az ');
  await expect(links).toHaveCount(2);

  // VS Code says the language beside the text.
  await area.press('Control+a');
  await paste(page, {
    'text/plain': 'def a():\n    b()',
    'text/html': '<div><div>def a():</div><div>b()</div></div>',
    'vscode-editor-data': '{"version":1,"mode":"javascript"}',
  });
  await expect(area.locator('pre code')).toHaveText('def a():\n    b()', { useInnerText: true });
  await expect(page.getByLabel('Kodun dili')).toHaveValue('js');
});

test('@PANEL-3 signs around words work as in Markdown while they are typed; Backspace and undo give the signs back', async ({
  page,
}) => {
  const area = await openNew(page);
  const line = area.locator('p').last();
  await page.keyboard.type(
    'Bu **qalın söz**, (*əyri*), ~~köhnə~~ və `const a = **b**`, [Git](https://a.az/b)!',
  );
  await expect(line.locator('strong')).toHaveText(['qalın söz']);
  await expect(line.locator('em')).toHaveText(['əyri']);
  await expect(line.locator('s')).toHaveText(['köhnə']);
  await expect(line.locator('code')).toHaveText(['const a = **b**']);
  await expect(line.locator('a[href="https://a.az/b"]')).toHaveText('Git');
  await expect(line).toHaveText('Bu qalın söz, (əyri), köhnə və const a = **b**, Git!');
  await page.keyboard.press('Enter');
  // Signs with another meaning stay.
  const plain = '2 * 3 * 4, a*b*c, ** bir **, snake_case_ad, [x](y) ';
  await page.keyboard.type(plain);
  await expect(line).toHaveText(plain);
  await expect(line.locator('strong, em, a')).toHaveCount(0);
  await page.keyboard.type('**iki**');
  await expect(line.locator('strong')).toHaveText('iki');
  await page.keyboard.press('Backspace');
  await expect(line).toHaveText(`${plain}**iki**`);
  await page.keyboard.press('Enter');
  await page.keyboard.type('**üç**');
  await page.keyboard.press('Control+z');
  await expect(line).toHaveText('**üç**');

  // Links through Google lead where they say; code stays as it is.
  const redirect = 'https://www.google.com/url?q=https://a.az/c&sa=D';
  await page.keyboard.press('Enter');
  await pasteText(page, redirect);
  await expect(line.locator('a[href="https://a.az/c"]')).toHaveText('https://a.az/c');
  await page.keyboard.press('Enter');
  await page.keyboard.type('```');
  await page.keyboard.press('Space');
  await pasteText(page, redirect);
  await expect(area.locator('pre')).toHaveText(redirect);
});

test('@PANEL-3 @BLOG-10 tables and videos are made in the editor and shown to readers', async ({
  page,
  context,
}) => {
  const asked = await stubYouTube(context);
  const title = `Cədvəl və video ${Date.now().toString(36)}${process.env.TEST_WORKER_INDEX ?? ''}`;
  const area = await openNew(page);
  await tool(page, 'Cədvəl').click();
  await page.keyboard.type('Ad');
  await page.keyboard.press('Tab');
  await page.keyboard.type('Bal');
  await expect(area.locator('th')).toHaveText(['Ad', 'Bal', '']);
  await tableTool(page, 'Sütun əlavə et').click();
  await expect(area.locator('th')).toHaveText(['Ad', 'Bal', '', '']);
  await page.keyboard.type('Yer');
  await expect(area.locator('th').nth(2)).toHaveText('Yer');
  await page.keyboard.press('Tab');
  await tableTool(page, 'Sütunu sil').click();
  await expect(area.locator('th')).toHaveText(['Ad', 'Bal', 'Yer']);

  // The keyboard reaches the tools, and leaves the table at its end with a new row.
  await page.keyboard.press('Alt+F10');
  for (
    let at = 0;
    at < 20 && !(await tool(page, 'Cədvəl').evaluate((one) => one === document.activeElement));
    at++
  )
    await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Enter');
  await expect(tableTool(page, 'Sətir əlavə et')).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(area).toBeFocused();
  await area.locator('td').first().click();
  await page.keyboard.type('Aysel');
  for (let cell = 0; cell < 6; cell++) await page.keyboard.press('Tab');
  await page.keyboard.type('yeni');
  await expect(area.locator('tr')).toHaveCount(4);
  await page.keyboard.press('Shift+Tab');
  await tableTool(page, 'Sətri sil').click();
  await expect(area.locator('tr')).toHaveCount(3);
  await page.keyboard.press('ArrowUp');
  await expectAccessible(page);

  // Below the table: an address, a frame's code, other frames.
  await area.locator('> p').last().click();
  // The editor learns of the new caret a moment after the click; before that a paste goes into the table.
  await expect(tableTool(page, 'Sətir əlavə et')).toBeHidden();
  await pasteText(page, 'https://youtu.be/nu_pCVPKzTk?t=90');
  const cards = area.locator('.video-card');
  await expect(cards).toHaveCount(1);
  await page.keyboard.press('Control+z');
  await expect(cards).toHaveCount(0);
  await expect(area.locator('> p').last()).toHaveText('https://youtu.be/nu_pCVPKzTk?t=90');
  await page.keyboard.press('Control+y');
  await expect(cards).toHaveCount(1);
  await pasteText(page, '<iframe width="560" src="https://www.youtube.com/embed/abcdefghijk"></iframe>');
  await expect(cards).toHaveCount(2);
  await expect(page.getByText('pəncərələri götürülmədi')).toHaveCount(0);
  await paste(page, { 'text/html': pastedFrames, 'text/plain': 'x' });
  await expect(page.getByText('pəncərələri götürülmədi (3)')).toBeVisible();
  await expect(area.locator('a[href="https://codepen.io/a/embed/b"]')).toBeVisible();
  await expect(cards).toHaveCount(4);
  await paste(page, { 'text/html': spreadsheet, 'text/plain': 'x' });
  await expect(area.locator('table')).toHaveCount(2);

  // However long the text is, the tools and the button are in sight.
  await pasteText(page, Array.from({ length: 60 }, (_, at) => `Abzas ${at}`).join('\n\n'));
  await page.setViewportSize({ width: 320, height: 420 });
  await page.keyboard.type('!');
  const publish = page.getByRole('button', { name: 'Yazını dərc et' });
  await expect(publish).toBeInViewport({ ratio: 1 });
  await expect(tool(page, 'Başlıq')).toBeInViewport({ ratio: 1 });
  const overflow = () =>
    page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
  expect(await overflow()).toBeLessThanOrEqual(0);
  const [caret, bar, tools] = await Promise.all([
    page.evaluate(() => getSelection()?.getRangeAt(0).getBoundingClientRect().toJSON()),
    publish.boundingBox(),
    tool(page, 'Başlıq').boundingBox(),
  ]);
  expect(caret.bottom).toBeLessThanOrEqual(bar?.y ?? 0);
  expect(caret.top).toBeGreaterThanOrEqual((tools?.y ?? 0) + (tools?.height ?? 0));

  await tabPanel(page).getByRole('textbox', { name: 'Başlıq' }).fill(title);
  await tabPanel(page)
    .locator('.post-parts input[type=file]')
    .last()
    .setInputFiles(await drawn(page, 'image/webp'));
  await expect(tabPanel(page).getByRole('img', { name: 'Yazının şəkli' })).toBeVisible();
  await page.getByRole('button', { name: 'UI/UX' }).click();
  await publish.click();
  await expect(page.getByRole('region', { name: 'Bildirişlər' })).toContainText('Yazı dərc olundu.');
  expect(asked).toEqual([]);

  await page.goto(`/blogs/${encodeURIComponent(title.toLowerCase().replaceAll(' ', '-'))}`);
  const text = page.locator('.prose');
  await expect(text.locator('.wide-table')).toHaveCount(2);
  await expect(text.locator('thead th')).toHaveText(['Ad', 'Bal', 'Yer']);
  const card = text.locator('.video-card').first();
  await expect(card.getByRole('link')).toHaveAttribute('href', 'https://youtu.be/nu_pCVPKzTk?t=90');
  await expectAccessible(page);
  const play = card.getByRole('button', { name: 'Videonu oxut' });
  await context.setOffline(true);
  await play.click();
  await expect(card).toContainText('İnternet bağlantısı yoxdur.');
  await context.setOffline(false);
  expect(asked).toEqual([]);
  await play.press('Enter');
  await expect(card.locator('iframe')).toBeFocused();
  await expect(card.frameLocator('iframe').getByText('video')).toBeVisible();
  expect(asked).toEqual(['https://www.youtube-nocookie.com/embed/nu_pCVPKzTk?autoplay=1&start=90']);
});
