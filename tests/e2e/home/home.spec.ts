import { expectAccessible } from '#support/axe.ts';
import { leading, seen, startedCarousel } from '#support/carousel.ts';
import { held } from '#support/lost-requests.ts';
import { expect, test } from '#support/site.ts';

test('@HOME-1 @HOME-2 @HOME-3 @HOME-4 the page opens at its top with the hero, six courses and the latest six posts; on a phone the courses are a carousel', async ({
  page,
}) => {
  await page.goto('/');
  await expect(page).toHaveTitle('Kodyol');
  expect(await page.evaluate(() => scrollY)).toBe(0);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Kodu və dizaynı ilmə-ilmə öyrənin.');
  await expect(page.getByRole('img', { name: 'Yarıya qədər toxunmuş xalça çeşnisi' })).toBeVisible();

  const lessons = page.locator('.lesson');
  await expect(lessons).toHaveCount(6);
  await expect(lessons.first().getByRole('link').first()).toHaveAttribute('href', '/lessons/fullstack');
  await expect(page.getByRole('link', { name: 'Daha çox göstər' })).toHaveAttribute('href', '/lessons');
  await expect(page.locator('[data-carousel=lessons] [data-controls]')).toBeHidden();
  await expect(page.getByRole('heading', { name: 'Son bloqlarımız' })).toBeVisible();
  const onFront = await page.locator('.front .post h3').allTextContents();

  await page.setViewportSize({ width: 390, height: 844 });
  await expect.poll(async () => seen(await startedCarousel(page, 'lessons'))).toBe(1);
  await page.getByRole('link', { name: 'Öyrənməyə başla' }).click();
  await expect(page).toHaveURL('/lessons');
  await page.goto('/blogs?page=1');
  expect(onFront).toEqual(await page.locator('.posts .post h3').allTextContents());
  expect(onFront).toHaveLength(6);
});

test.describe('the partners', () => {
  test('@HOME-5 shows one partner, two from 567 px, three from 767 px; for assistive technology there are three, the copies are inert and hidden', async ({
    page,
  }) => {
    const widths = [
      [400, 1],
      [566, 1],
      [567, 2],
      [766, 2],
      [767, 3],
      [1280, 3],
    ] as const;
    await page.goto('/');
    for (const [width, shown] of widths) {
      await page.setViewportSize({ width, height: 800 });
      expect(await seen(page.locator('[data-carousel=partners]')), `at ${width} px, before it moves`).toBe(
        shown,
      );
    }
    const partners = await startedCarousel(page, 'partners');
    for (const [width, shown] of widths) {
      await page.setViewportSize({ width, height: 800 });
      await expect.poll(async () => seen(partners), `at ${width} px`).toBe(shown);
    }
    await expect(partners.getByRole('img', { includeHidden: false })).toHaveCount(3);
    const copies = partners.locator('[data-copy]');
    await expect(copies).toHaveCount(6);
    for (const copy of await copies.all()) {
      await expect(copy).toHaveAttribute('aria-hidden', 'true');
      await expect(copy).toHaveJSProperty('inert', true);
    }
  });

  test('@HOME-5 moves every 2.5 s, also after a touch, until it is paused', async ({ page }) => {
    await page.clock.install();
    await page.goto('/');
    const partners = await startedCarousel(page, 'partners');
    const name = async () => leading(partners).getByRole('img', { includeHidden: true }).getAttribute('alt');
    const first = await name();
    await page.clock.runFor(2600);
    await expect.poll(name).not.toBe(first);
    const second = await name();
    await partners.getByRole('button', { name: 'Növbəti slayd' }).click();
    await expect.poll(name).not.toBe(second);
    const third = await name();
    await page.clock.runFor(3500);
    await expect.poll(name).not.toBe(third);
    await partners.getByRole('button', { name: 'Karuseli dayandır' }).click();
    await expect(partners.getByRole('button', { name: 'Karuseli davam etdir' })).toBeVisible();
    await page.clock.runFor(1000);
    const last = await name();
    await page.clock.runFor(20_000);
    expect(await name()).toBe(last);
  });
});

test('@HOME-5 @READ-7 the focus stays on the partners when the code that moves them comes, and goes on from there', async ({
  page,
}) => {
  const release = await held(page, /\/carousel\.[\w-]+\.js/);
  await page.goto('/');
  const partners = page.locator('[data-carousel=partners]');
  const viewport = partners.locator('[data-viewport]');
  await viewport.focus();
  release();
  await expect(partners).toHaveAttribute('aria-roledescription');
  await expect(viewport).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.locator('[data-install=android]')).toBeFocused();
  await page.keyboard.press('Shift+Tab');
  await expect(partners.locator('[data-next]')).toBeFocused();
});

test('@HOME-6 @READ-7 the app: the steps open if the browser offers no installation, otherwise the Android button installs it', async ({
  page,
}) => {
  await page.goto('/');
  for (const [system, label, step] of [
    ['Android', 'Saytı Android telefonuna quraşdır', 'Saytı Chrome brauzerində açın.'],
    ['IOS', 'IOS: saytı iPhone telefonuna quraşdır', 'Saytı Safari brauzerində açın.'],
  ] as const) {
    const button = page.getByRole('button', { name: label });
    await expect(button).toHaveText(system);
    // The second click of a double one does not close them.
    await button.dblclick();
    const dialog = page.getByRole('dialog', { name: `Saytı necə quraşdırmalı: ${system}` });
    await expect(dialog.getByText(step)).toBeVisible();
    if (system === 'IOS') await expectAccessible(page);
    await expect(page.locator('dialog.steps:modal')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(button).toBeFocused();
    await button.click();
    await dialog.getByRole('button', { name: 'Bağla' }).click();
    await expect(dialog).toBeHidden();
  }
  await page.evaluate(() => {
    const offer = Object.assign(new Event('beforeinstallprompt', { cancelable: true }), {
      prompt: async () => ({ outcome: 'accepted' }),
    });
    dispatchEvent(offer);
  });
  await page.getByRole('button', { name: 'Saytı Android telefonuna quraşdır' }).click();
  await expect(page.locator('.toast')).toContainText('Sayt quraşdırıldı.');
});
