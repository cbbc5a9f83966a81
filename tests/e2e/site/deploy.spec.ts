// A deploy under an open page: the old build's files are gone from the host. The service worker is switched off, because
// it would still have some of them (offline.spec.ts has the deploy with it).
import { renameSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { registered } from '#support/accounts.ts';
import { codeEditor, writeCode } from '#support/code-editor.ts';
import { expect, laterBuild, test } from '#support/offline.ts';
import { openPanel } from '#support/panel.ts';
import { drawn } from '#support/pictures.ts';
import { openSignedIn } from '#support/sign-in.ts';
import { stack, testedPlace } from '#support/site.ts';
import { newGroup, videosOf } from '#support/videos.ts';
import { firstOf } from '#support/viewer.ts';
import { stubYouTube } from '#support/youtube.ts';

test.use({ serviceWorkers: 'block' });

const reloaded = 'Sayt yeniləndiyi üçün səhifə təzədən yükləndi.';
const dialog = (page: Page) => page.getByRole('dialog', { name: /Sürətli axtarış/ });

let later: ReturnType<typeof laterBuild>;
test.beforeAll(() => {
  later = laterBuild();
});
test.afterAll(() => later.remove());

const hasLoaded = (page: Page, part: string): Promise<boolean> =>
  page.evaluate(
    (name) => performance.getEntriesByType('resource').some((entry) => entry.name.includes(name)),
    part,
  );

/** Publishes the other build under the open page, and back the next time, which is a rollback. */
function deploys(page: Page, host: { show(folder: string): Promise<void>; folder: string }) {
  let isLater = false;
  let loads = 0;
  page.on('load', () => {
    loads += 1;
  });
  return {
    /** The page of the old build notices it at `press`, and is there once more, in the new build. */
    async under(press: () => Promise<unknown>): Promise<void> {
      await expect(page.locator(':root')).toHaveAttribute('data-script', 'ready');
      // The last part that a page loads by itself: what is missing later is missing because of the press.
      await expect.poll(() => hasLoaded(page, 'when-idle.client')).toBe(true);
      isLater = !isLater;
      await host.show(isLater ? later.folder : host.folder);
      loads = 0;
      await press();
      const root = page.locator(isLater ? ':root[data-build=b]' : ':root:not([data-build])');
      await expect(root).toHaveAttribute('data-script', 'ready');
      await expect(page.locator('.toast')).toContainText(reloaded);
      expect(loads).toBe(1);
    },
  };
}

test('@SHELL-14 a part whose file a deploy has removed: guests get the new page once, with what they have typed', async ({
  page,
  host,
}) => {
  const deploy = deploys(page, host);
  const menu = page.getByRole('button', { name: 'Menyunu aç' });
  const quick = () => page.keyboard.press('Control+KeyB');

  // Drawers and menus.
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/');
  // Not by the pointer: on a busy machine the new page is there before it is up again, and gets the press.
  await deploy.under(() => menu.dispatchEvent('click'));
  await menu.click();
  await expect(page.locator('#site-menu')).toBeVisible();

  // The carousel, in both directions: this deploy is a rollback.
  await page.goto('/lessons');
  await deploy.under(() => page.locator('[data-carousel] button').first().dispatchEvent('click'));
  await page.setViewportSize({ width: 1280, height: 900 });

  await page.goto('/portfolio');
  const picture = page.getByRole('link', { name: /^Şəkli böyüt: Saxsı Fincan/ }).first();
  await deploy.under(() => picture.click());
  await picture.click();
  await expect(page.getByRole('dialog').getByRole('img').last()).toBeVisible();

  // A form whose island comes when it is touched. Typing goes on while the new page is on its way.
  await page.goto('/contact');
  const message = page.locator('main [name=message]');
  const name = page.locator('main [name=from_name]');
  const typed = Promise.withResolvers<void>();
  await deploy.under(async () => {
    await page.route('/contact', async (route) => {
      if (route.request().isNavigationRequest()) await typed.promise;
      await route.fallback();
    });
    const reload = page.waitForRequest((request) => request.isNavigationRequest());
    await name.focus();
    await reload;
    // A locator would wait for the new page.
    await page.keyboard.insertText('Aysel');
    for (let field = 0; field < 4; field++) await page.keyboard.press('Tab');
    await page.keyboard.insertText('Salam!\nKurs haqqında yazıram.');
    typed.resolve();
  });
  await page.unroute('/contact');
  await expect(message).toHaveValue('Salam!\nKurs haqqında yazıram.');
  await expect(name).toHaveValue('Aysel');
  await expect(message).toBeFocused();
  await page.locator('main [name=from_subject]').fill('Kurs');
  await expect(page.locator('[data-mail-form]')).toHaveAttribute('data-alive');
  await expect(message).toHaveValue('Salam!\nKurs haqqında yazıram.');
  expect(await page.evaluate(() => sessionStorage.getItem('kodyol:typed'))).toBeNull();

  // A form that is rendered in the browser, with a choice and a password, whose gateways come with the answer.
  await page.goto('/order');
  const order = page.locator('main .form');
  await order.getByRole('radio').nth(1).check();
  await expect(page.locator('[data-mail-form]')).toHaveAttribute('data-alive');
  await order.locator('[name=from_number]').fill('994501234567');
  await deploy.under(quick);
  await expect(order.getByRole('radio').nth(1)).toBeChecked();
  await expect(order.locator('[name=from_number]')).toHaveValue('+994-50-123-45-67');
  await page.goto('/sign-in');
  await page.locator('[name=email]').fill('aysel@kodyol.example');
  await page.locator('[name=password]').fill('gizli-şifrə-1');
  await deploy.under(quick);
  await expect(page.locator('[name=email]')).toHaveValue('aysel@kodyol.example');
  await expect(page.locator('[name=password]')).toHaveValue('');
  await expect(page.locator('.toast')).toContainText('şifrəni yenidən yazın');

  // The quick search; its worker comes when it opens.
  await page.goto('/blogs/git');
  await deploy.under(quick);
  await quick();
  await dialog(page).getByRole('searchbox').fill('grid');
  await expect(dialog(page).locator('.hit:visible').first()).toContainText('Grid');
});

test('@SHELL-14 @PANEL-3 a deploy under the player, the panel’s tabs and its editor: the draft is there again', async ({
  page,
  context,
  host,
  refused,
}) => {
  await stubYouTube(context, {});
  const deploy = deploys(page, host);
  const group = newGroup();
  await stack.write(videosOf(group, 1));
  const person = await registered({ lessons: [group] });
  await openSignedIn(page, testedPlace(), person, firstOf(group));
  const play = page.getByRole('button', { name: '«Video 1»: videonu oxut' });
  await expect(play).toBeVisible();
  await deploy.under(() => play.click());
  await play.click();
  await expect(page.locator('.player .play')).toHaveCount(0);

  await openPanel(page, 'teacher', 'blog');
  await deploy.under(() => page.getByRole('tab', { name: 'Kod nümunələri', exact: true }).click());
  await expect(page.getByRole('tabpanel').getByRole('heading', { level: 1 })).toBeVisible();
  await page.getByRole('tab', { name: 'Bloq' }).click();
  const create = page.getByRole('button', { name: 'Yeni yazı', exact: true });
  await create.click();
  const title = page.getByRole('textbox', { name: /^Başlıq/ });
  await title.fill('Dərcdən əvvəl');
  await page.locator('.ProseMirror').click();
  await page.keyboard.type('Yarımçıq mətn.');
  await deploy.under(() => page.getByRole('button', { name: /lkin baxış/ }).click());
  await page
    .getByRole('button', { name: /Yeni yazı/ })
    .first()
    .click();
  await expect(title).toHaveValue('Dərcdən əvvəl');
  await expect(page.locator('.ProseMirror')).toContainText('Yarımçıq mətn.');
  // Covers of the sample data have the address of the run's own host.
  expect(refused.filter((text) => !text.includes('/images/covers/'))).toEqual([]);
  refused.length = 0;
});

test('@SHELL-14 a chosen file, which nothing can keep, keeps the page; code in a playground comes back', async ({
  page,
  host,
}) => {
  const deploy = deploys(page, host);
  const person = await registered();
  await openSignedIn(page, testedPlace(), person, '/settings');
  await page.locator('[name=photo]').setInputFiles(await drawn(page, 'image/webp', { name: 'menim.webp' }));
  const preview = page.getByRole('img', { name: 'Seçdiyiniz şəklin ilkin baxışı' });
  await expect(preview).toBeVisible();
  await expect.poll(() => hasLoaded(page, 'when-idle.client')).toBe(true);
  let loads = 0;
  page.on('load', () => {
    loads += 1;
  });
  await host.show(later.folder);
  await page.keyboard.press('Control+KeyB');
  await expect(page.locator('.toast')).toContainText('Səhifənin bu hissəsi yüklənmədi.');
  await expect(preview).toBeVisible();
  expect(loads).toBe(0);
  await host.show(host.folder);

  await page.goto('/code/js/massivi-qruplara-ayırmaq');
  await page.getByRole('button', { name: 'İşə sal' }).click();
  const editor = codeEditor(page);
  await writeCode(page, 'document.body.textContent = "mənim kodum"');
  await editor.blur();
  await deploy.under(() => page.keyboard.press('Control+KeyB'));
  await page.getByRole('button', { name: 'İşə sal' }).click();
  await expect(editor).toHaveText('document.body.textContent = "mənim kodum"');
});

test('@SHELL-14 where a new page does not help, the message stays: blocked, offline, or missing in the new build too', async ({
  page,
  context,
  host,
}) => {
  const failed = page.locator('.toast').getByRole('button', { name: 'Yenidən cəhd et' });
  const quick = () => page.keyboard.press('Control+KeyB');
  let loads = 0;
  await page.goto('/blogs/git');
  page.on('load', () => {
    loads += 1;
  });
  await context.route('**/_astro/quick-search.client*', (route) => route.abort('blockedbyclient'));
  await quick();
  await expect(failed).toBeVisible();
  await context.unroute('**/_astro/quick-search.client*');
  // Otherwise this message would be taken for that of the next failure.
  await page.getByRole('button', { name: 'Bildirişi bağla' }).click();
  await expect(failed).toHaveCount(0);
  await context.setOffline(true);
  await page.keyboard.press('Escape');
  await quick();
  await expect(failed).toBeVisible();
  expect(loads).toBe(0);

  // A build that lacks the file itself: one reload, and no circle. It is there before the network, which tries again by itself.
  const missing = later.scripts.find((name) => name.startsWith('quick-search.client')) ?? '';
  const file = join(later.folder, '_astro', missing);
  renameSync(file, `${file}.away`);
  try {
    await host.show(later.folder);
    await context.setOffline(false);
    await expect(page.locator(':root[data-build=b]')).toHaveAttribute('data-script', 'ready');
    await expect(page.locator('.toast')).toContainText(reloaded);
    await quick();
    await expect(failed).toBeVisible();
    expect(loads).toBe(1);
    // A rollback brings names back, whose absence no browser has kept.
    const carousel = later.scripts.find((name) => name.startsWith('carousel.'))?.replace('-b.js', '.js');
    const ask = () =>
      page.evaluate(async (name) => {
        const { status, headers } = await fetch(`/_astro/${name}`);
        return [status, headers.get('cache-control')];
      }, carousel);
    expect(await ask()).toEqual([404, 'public, max-age=0, must-revalidate']);
    await host.show(host.folder);
    expect(await ask()).toEqual([200, 'public, max-age=31536000, immutable']);
  } finally {
    renameSync(`${file}.away`, file);
  }
});
