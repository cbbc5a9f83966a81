import type { Page } from '@playwright/test';
import { codeEditor, writeCode } from '#support/code-editor.ts';
import { expect, stack, test } from '#support/site.ts';

const js = '/code/js/massivi-qruplara-ayırmaq';
const draft = '/code/js/qaralamanı-brauzerdə-saxlamaq';
const css = '/code/css/grid-ilə-çevik-kart-toru';

const run = (page: Page) => page.getByRole('button', { name: 'İşə sal' }).click();
const result = (page: Page) => page.locator('[data-result]');
const body = (page: Page) => page.frameLocator('.frames iframe:not([data-coming])').locator('body');
const log = (page: Page) => page.getByRole('log', { name: 'Konsol' });

test('@CODE-5 css styles its html block after the user starts it; edits show at once and can be reset', async ({
  page,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await page.goto(css);
  await expect(page.getByText('Kodu işə salın, dəyişin və nəticəni yerindəcə görün.')).toBeVisible();
  expect(asked.filter((url) => /playground|\/preview$/.test(url))).toEqual([]);
  expect(await page.locator('iframe').count(), 'no frame before it is asked for').toBe(0);

  await run(page);
  const card = body(page).getByText('Backend', { exact: true });
  await expect(card).toHaveCSS('padding-top', '20px');
  await writeCode(page, '.kart { padding: 3px }');
  await expect(card).toHaveCSS('padding-top', '3px');
  await expect(page.locator('.frames iframe')).toHaveCount(1);
  await page.getByRole('button', { name: 'İlkin koda qayıt' }).click();
  await expect(card).toHaveCSS('padding-top', '20px');
  await expect(codeEditor(page)).toContainText('repeat(auto-fill');
  // Tab leaves the editor, so keyboard users are not trapped.
  await codeEditor(page).press('Tab');
  await expect(codeEditor(page)).not.toBeFocused();
});

test('@CODE-5 html runs with its scripts and handlers', async ({ page, refused }) => {
  await page.goto('/code/html/semantik-teqlərlə-məqalə');
  await run(page);
  await expect(body(page).getByRole('heading', { level: 1 })).toHaveText('Şəki halvası necə hazırlanır?');
  await writeCode(
    page,
    '<button onclick="console.log(\'basıldı\')">Bas</button><a href="/lessons">Dərslər</a><script>document.body.append("yazıldı")</script>',
  );
  await expect(body(page)).toContainText('yazıldı');
  await body(page).getByRole('button').click();
  await expect(log(page)).toHaveText('basıldı');
  // A link in the frame cannot navigate away.
  await body(page).getByRole('link').click();
  await body(page).getByRole('button').click();
  await expect(log(page)).toHaveText('basıldıbasıldı');
  // The page itself only parses the code; its policy blocks the event handlers.
  expect(refused.splice(0).join()).toContain('inline event handler');
});

test('@CODE-5 js writes to its page and to the console: an error with its line number, functions with their source, and the text of dialogs, which do not open', async ({
  page,
}) => {
  await page.goto(js);
  await run(page);
  await expect(body(page)).toContainText('UI/UX dizayn (1)');
  await expect(log(page)).toHaveAttribute('data-empty');
  await writeCode(
    page,
    'console.log("a", 1, [2], { b: null });\nconsole.warn(new Map([[1, 2]]));\nyoxdur();',
  );
  await expect(log(page).locator('> *')).toHaveText(['a 1 [2] {b: null}', 'Map(1) {1 => 2}']);
  const status = result(page).getByRole('status');
  await expect(status).toHaveText('Kodda xəta var: ReferenceError: yoxdur is not defined. Sətir: 3');
  await writeCode(page, 'console.log("b"); console.log("c")');
  await expect(log(page).locator('> *')).toHaveText(['b', 'c']);
  await expect(status).toBeEmpty();
  await writeCode(page, 'let a = ;');
  await expect(status).toContainText("Kodda xəta var: SyntaxError: Unexpected token ';'. Sətir: 1");
  await expect(log(page).locator('> *')).toHaveCount(0);

  await writeCode(
    page,
    `function salam(ad) { 'use strict'; for (;;) { return ad } }
console.log(salam);
console.group('qrup');
console.count();
console.assert(1 > 2, 'olmadı');
console.groupEnd();
throw { kod: 7 };`,
  );
  // What other values look like: src/features/snippets/preview-console.test.ts.
  await expect(log(page).locator('> *')).toHaveText(
    [
      "function salam(ad) { 'use strict'; for (;;) { return ad } }",
      'qrup',
      '  default: 1',
      '  Assertion failed olmadı',
    ],
    { useInnerText: true },
  );
  await expect(result(page).getByRole('status')).toHaveText('Kodda xəta var: {kod: 7}. Sətir: 7');

  let opened = 0;
  page.on('dialog', (dialog) => {
    opened += 1;
    return dialog.dismiss();
  });
  await writeCode(
    page,
    'alert("Salam!"); console.log(confirm("Silinsin?"), prompt("Adınız?", "Aysel"), prompt("Yaş?"))',
  );
  await expect(log(page).locator('> *')).toHaveText([
    'alert bu pəncərəni açardı: «Salam!»',
    'confirm bu sualı verərdi: «Silinsin?». Burada cavab həmişə belədir: true',
    'prompt bu sualı verərdi: «Adınız?». Burada cavab ikinci arqumentdir: «Aysel»',
    'prompt bu sualı verərdi: «Yaş?». Burada cavab ikinci arqumentdir: «»',
    'true Aysel ',
  ]);
  await writeCode(page, 'while (true) alert(1)');
  await expect(result(page).getByRole('status')).toContainText('çox sətir yazır');
  expect(opened).toBe(0);
});

test('@CODE-5 localStorage works in the frame, separately from the site; the frame cannot access the site, its storage or the network', async ({
  page,
  refused,
}) => {
  // Blocked requests are also sent, but they get no response.
  const elsewhere: string[] = [];
  page.on('response', (response) => {
    const isOurs = response.frame() === page.mainFrame() || response.url().endsWith('/preview');
    if (!isOurs) elsewhere.push(response.url());
  });
  await page.goto(draft);
  await run(page);
  await body(page).getByRole('textbox', { name: 'Qeydiniz' }).fill('Salam');
  await expect(body(page).getByRole('status')).toHaveText('Qaralama saxlanıldı.');
  await writeCode(
    page,
    "localStorage.ad = 1; console.log(localStorage.length, localStorage.getItem('ad'), sessionStorage.length)",
  );
  await expect(log(page)).toHaveText('1 1 0');
  expect(await page.evaluate(() => localStorage.getItem('ad'))).toBeNull();

  await writeCode(
    page,
    `
    const attempt = async (name, what) => console.log(name, await Promise.resolve().then(what).then(() => 'OPEN', () => 'closed'));
    all();
    async function all() {
      await attempt('page', () => parent.document.title);
      await attempt('top', () => { top.location = '/lessons' });
      await attempt('local', () => { if (localStorage.length === 0) throw 'its own' });
      await attempt('cookie', () => document.cookie);
      await attempt('database', () => new Promise((ok, no) => { const r = indexedDB.open('a'); r.onsuccess = ok; r.onerror = no; }));
      await attempt('fetch', () => fetch('/'));
      await attempt('elsewhere', () => fetch('http://${stack.firestore}/', { mode: 'no-cors' }));
      await attempt('picture', () => new Promise((ok, no) => Object.assign(new Image(), { onload: ok, onerror: no, src: '/favicon.svg' })));
      await attempt('eval', () => eval('1'));
      await attempt('worker', () => new Promise((ok, no) => Object.assign(new Worker('data:text/javascript,postMessage(1)'), { onmessage: ok, onerror: no })));
      console.log(origin);
    }`,
  );
  await expect(log(page).locator('> *')).toHaveCount(11);
  expect(await log(page).textContent()).not.toContain('OPEN');
  await expect(log(page).locator('> *').last()).toHaveText('null');
  await expect(page).toHaveURL(encodeURI(draft));
  expect(elsewhere).toEqual([]);

  // This server responds to everyone, but the page does not let the frame navigate.
  await writeCode(page, `location = "http://${stack.firestore}/"`);
  // Not every browser fires `load` for a blocked page; without it the frame counts as not responding.
  await expect(result(page).getByRole('status')).toHaveText(/başqa səhifəyə keçmək istədi|cavab vermədiyi/);
  await expect(page.locator('.frames iframe')).toHaveCount(0);
  expect(elsewhere).toEqual([]);
  expect(refused.splice(0).join()).toContain("Framing 'http://127.0.0.1");
});

test('@CODE-5 endless loops and thousands of lines end the frame; the tab keeps working and runs the next code', async ({
  page,
}) => {
  await page.goto(js);
  await run(page);
  const status = result(page).getByRole('status');
  for (const [code, words] of [
    ['document.body.textContent = "iz"; while (true) {}', 'dövr bitmir'],
    ['const f = () => Promise.resolve().then(f); f()', 'dövr bitmir'],
    ['setInterval(() => { for (let i = 0; i < 99; i++) console.log(i) })', 'çox sətir yazır'],
  ] as const) {
    await writeCode(page, code);
    await expect(status).toContainText(words);
    await expect(page.locator('.frames iframe')).toHaveCount(0);
    await writeCode(page, 'document.body.textContent = "yaxşı"');
    await expect(body(page)).toHaveText('yaxşı');
    await expect(status).toBeEmpty();
  }
});

test.describe('the page of the frame', () => {
  // The page has no storage, so it cannot remember that the loader was shown.
  test.use({ loaderSeen: false });

  test('@CODE-5 does nothing when it is opened alone, and has its own policy', async ({ page }) => {
    const answer = await page.goto('/preview');
    const policy = answer?.headers()['content-security-policy'] ?? '';
    expect(policy).toContain('sandbox allow-scripts allow-forms;');
    expect(policy).toContain("default-src 'none'");
    expect(policy).not.toContain('allow-same-origin');
    expect(await page.evaluate(() => origin)).toBe('null');
    await page.evaluate(() => postMessage('<p id="written">', '*', [new MessageChannel().port2]));
    await expect(page.locator('#written')).toHaveCount(0);
  });
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('@CODE-5 shows either code or result', async ({ page }) => {
    await page.goto(css);
    await expect(page.locator('.playground pre')).toBeVisible();
    await run(page);
    await expect(body(page).getByText('Backend', { exact: true })).toBeVisible();
    await expect(codeEditor(page)).toBeHidden();
    await page.getByRole('radio', { name: 'Kod' }).check({ force: true });
    await expect(result(page)).toBeHidden();
    await writeCode(page, '.kart { padding: 3px }');
    await page.getByRole('radio', { name: 'Nəticə' }).check({ force: true });
    await expect(body(page).getByText('Backend', { exact: true })).toHaveCSS('padding-top', '3px');
  });
});
