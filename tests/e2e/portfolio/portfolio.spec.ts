import type { Locator, Page } from '@playwright/test';
import { expectAccessible } from '#support/axe.ts';
import { expect, test } from '#support/site.ts';

const sites = ['Saxsı Fincan', 'Kəpənək İpək Evi', 'Çiskin Qonaq Evi'];

async function open(page: Page, alt: string): Promise<Locator> {
  await page.goto('/portfolio');
  await page.getByRole('link', { name: `Şəkli böyüt: ${alt}` }).click();
  const viewer = page.getByRole('dialog', { name: alt, exact: true });
  await expect(viewer.getByRole('img', { name: alt }).last()).toBeVisible();
  return viewer;
}

/** Whether the picture is wider than it is high on the screen. */
const lies = async (picture: Locator): Promise<boolean> => {
  const box = await picture.boundingBox();
  return (box?.width ?? 0) > (box?.height ?? 0);
};

/** The least contrast of a button or the counter of the viewer against its ground, where that lies on white. */
const weakest = (page: Page) =>
  page.locator('.pswp__icn, .pswp__counter').evaluateAll((parts) => {
    const pen = document.createElement('canvas').getContext('2d');
    if (!pen) throw new Error('no canvas');
    const luminance = (...layers: string[]) => {
      for (const layer of ['white', ...layers]) {
        pen.fillStyle = layer;
        pen.fillRect(0, 0, 1, 1);
      }
      const [r = 0, g = 0, b = 0] = [...pen.getImageData(0, 0, 1, 1).data].map((part) => {
        const share = part / 255;
        return share <= 0.04 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
      });
      return 0.2126 * r + 0.7152 * g + 0.0722 * b;
    };
    return Math.min(
      ...parts.map((part) => {
        const { color, backgroundColor } = getComputedStyle(part);
        const [ground, sign] = [luminance(backgroundColor), luminance(backgroundColor, color)];
        return (Math.max(ground, sign) + 0.05) / (Math.min(ground, sign) + 0.05);
      }),
    );
  });

test.describe('the portfolio', () => {
  test('@PORT-1 shows three sites, each with logo and two screenshots in modern formats and sizes, loaded lazily; two have a live link', async ({
    page,
  }) => {
    await page.goto('/portfolio');
    await expect(page).toHaveTitle('Portfolio | Kodyol');
    const pictures = page.locator('.screen picture');
    for (const picture of await pictures.all()) {
      await expect(picture.locator('source[type="image/avif"]')).toHaveCount(1);
      await expect(picture.locator('img')).toHaveAttribute('width', /\d/);
    }
    await expect(page.locator('.screen img[loading=lazy]')).toHaveCount(6);
    const clients = page.locator('.client');
    await expect(clients).toHaveCount(3);
    for (const [index, name] of sites.entries()) {
      const client = clients.nth(index);
      await client.scrollIntoViewIfNeeded();
      for (const picture of [
        name,
        `${name} saytının kompüter görünüşü`,
        `${name} saytının telefon görünüşü`,
      ]) {
        const image = client.getByRole('img', { name: picture, exact: true });
        await image.scrollIntoViewIfNeeded();
        await expect
          .poll(() => image.evaluate((img: HTMLImageElement) => img.naturalWidth))
          .toBeGreaterThan(0);
      }
    }
    const live = page.getByText('Sayta keç');
    await expect(live).toHaveCount(2);
    for (const link of await live.all()) await expect(link).toHaveAttribute('href', /^https:/);
  });

  test('@PORT-2 Back, Escape and Enter close the lightbox, also one that was opened by keyboard; the focus returns, and it leaves no entry', async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto('/lessons');
    const viewer = await open(page, 'Saxsı Fincan saytının kompüter görünüşü');
    const link = page.getByRole('link', { name: 'Şəkli böyüt: Saxsı Fincan saytının kompüter' });
    await page.goBack();
    await expect(viewer).toHaveCount(0);
    await expect(page).toHaveURL('/portfolio');
    for (const close of ['Escape', 'Enter']) {
      await link.click();
      await expect(viewer).toBeVisible();
      await page.keyboard.press(close);
      await expect(viewer, close).toHaveCount(0);
      await expect(link, close).toBeFocused();
    }
    await page.keyboard.press('Enter');
    await expect(viewer.getByRole('button', { name: 'Bağla' })).toBeVisible();
    await page.keyboard.press('Enter');
    await expect(viewer).toHaveCount(0);
    await page.goBack();
    await expect(page).toHaveURL('/lessons');
  });

  test('@phone @PORT-2 @READ-7 a picture can be turned by 90 degrees any number of times and stays on the screen; zoom is a toggle, also for a turned one; its buttons are seen on white', async ({
    page,
    viewport,
  }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    for (const alt of [
      'Kəpənək İpək Evi saytının telefon görünüşü',
      'Saxsı Fincan saytının kompüter görünüşü',
    ]) {
      const viewer = await open(page, alt);
      const picture = viewer
        .locator('img.pswp__img:not(.pswp__img--placeholder)')
        .and(viewer.getByAltText(alt));
      await expect(picture).toBeVisible();
      const before = await lies(picture);
      const turn = viewer.getByRole('button', { name: '90° döndər' });
      for (let quarter = 1; quarter <= 5; quarter++) {
        await turn.click();
        await expect(picture).toHaveAttribute('data-turned', String((quarter * 90) % 360));
        expect(await lies(picture)).toBe(quarter % 2 === 0 ? before : !before);
        const box = await picture.boundingBox();
        expect(Math.round(box?.x ?? -1)).toBeGreaterThanOrEqual(0);
        expect(Math.round((box?.x ?? 0) + (box?.width ?? 0))).toBeLessThanOrEqual(viewport?.width ?? 0);
      }
    }

    const alt = 'Saxsı Fincan saytının kompüter görünüşü';
    const viewer = await open(page, alt);
    const picture = viewer.getByAltText(alt).last();
    const width = async () => Math.round((await picture.boundingBox())?.width ?? 0);
    const fitted = await width();
    const zoom = viewer.getByRole('button', { name: 'Yaxınlaşdır' });
    await zoom.click();
    await expect.poll(width).toBeGreaterThan(fitted);
    await viewer.getByRole('button', { name: '90° döndər' }).click();
    await expect(picture).toHaveAttribute('data-turned', '90');
    await expectAccessible(page);
    expect(await weakest(page)).toBeGreaterThan(4.5);
    await zoom.click();
    const turned = await width();
    await zoom.click();
    await expect.poll(width).not.toBe(turned);
  });
});
