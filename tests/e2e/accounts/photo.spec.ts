import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { accountsOf, registered } from '#support/accounts.ts';
import { drawn, type Picture } from '#support/pictures.ts';
import { enter, expect, test } from '#support/site.ts';

const choose = (page: Page, picture: Picture) => page.locator('[name=photo]').setInputFiles(picture);
const upload = (page: Page) => page.getByRole('button', { name: 'Şəkli yüklə' });
const photoOf = async (email: string) =>
  ((await accountsOf(email))[0] as { photoUrl?: string } | undefined)?.photoUrl;
const toasts = (page: Page) => page.getByRole('region', { name: 'Bildirişlər' });

test.describe('the profile photo', () => {
  test('@USER-3 a photo is previewed and uploaded in one request, then the profile opens; a failed upload keeps it', async ({
    page,
    context,
  }) => {
    const person = await registered();
    await enter(page, person, `/user/${person.username}`);
    await page.getByRole('link', { name: 'Tənzimləmələr' }).click();
    // The file name must not matter; only the content decides the type.
    await choose(page, await drawn(page, 'image/webp', { name: 'menim.jpg' }));
    await expect(page.getByRole('img', { name: 'Seçdiyiniz şəklin ilkin baxışı' })).toBeVisible();
    const sent: string[] = [];
    page.on('request', (request) => {
      if (request.url().includes('/o?name=') && request.method() !== 'OPTIONS') sent.push(request.method());
    });
    await upload(page).click();
    await expect(page).toHaveURL(`/user/${person.username}`);
    await expect(toasts(page)).toContainText('Profil şəkli uğurla yükləndi!');
    expect(sent).toEqual(['POST']);
    const photo = page.getByRole('img', { name: 'Profil şəkliniz' });
    await expect(photo).toHaveAttribute('src', /profile-images%2F[^/?]+\.webp\?alt=media&v=\w+$/);
    const address = (await photo.getAttribute('src')) ?? '';
    expect(address).not.toContain('token');
    expect((await fetch(address)).headers.get('content-type')).toBe('image/webp');
    expect(await photoOf(person.email)).toBe(address);
    expect(await page.evaluate(() => localStorage.getItem('kodyol:session'))).toContain(address);

    const before = await (await fetch(address)).text();
    await page.goto('/settings');
    await context.route('**/v0/b/**', (route) =>
      route.request().method() === 'POST' ? route.fulfill({ status: 403, json: {} }) : route.fallback(),
    );
    await choose(page, await drawn(page, 'image/webp', { colour: '#a3122e' }));
    await upload(page).click();
    await expect(page.getByRole('alert')).toHaveText('Profil şəkli yükləmə xətası');
    await expect(upload(page)).toBeVisible();
    expect(await photoOf(person.email)).toBe(address);
    expect(await (await fetch(address)).text()).toBe(before);
    await context.unroute('**/v0/b/**');
    await upload(page).click();
    await expect(page).toHaveURL(`/user/${person.username}`);
    expect(await photoOf(person.email)).not.toBe(address);
    expect(await (await fetch(address)).text(), 'replaced in its place').not.toBe(before);
  });

  test('@USER-3 a picture that is too large is refused, and can be made smaller', async ({ page }) => {
    const person = await registered();
    const alert = page.getByRole('alert');
    const sent = async () => await fetch((await photoOf(person.email)) ?? '');
    await enter(page, person, '/settings');
    await choose(page, await drawn(page, 'image/jpeg', { bytes: 900_000 }));
    await expect(alert).toContainText('Seçilən şəklin ölçüsü 500 kilobaytdan az olmalıdır.');
    await expect(upload(page)).toHaveCount(0);
    await page.getByRole('button', { name: 'Şəkli kiçilt' }).click();
    await expect(alert).toHaveCount(0);
    await upload(page).click();
    await expect(toasts(page)).toContainText('Profil şəkli uğurla yükləndi!');
    expect((await (await sent()).arrayBuffer()).byteLength).toBeLessThan(512_000);
  });

  test('@USER-3 place and camera stay on the device, the photo stays upright; a picture of another type is converted', async ({
    page,
  }) => {
    const person = await registered();
    const stored = async (file: Picture) => {
      await enter(page, person, '/settings');
      await choose(page, file);
      await upload(page).click();
      await expect(toasts(page)).toContainText('Profil şəkli uğurla yükləndi!');
      const answer = await fetch((await photoOf(person.email)) ?? '');
      const bytes = Buffer.from(await answer.arrayBuffer());
      return { said: answer.headers.get('content-type'), bytes, is: await sharp(bytes).metadata() };
    };
    // Held sideways: 32 by 24 as it is stored, 24 by 32 as it is seen.
    const { buffer } = await drawn(page, 'image/jpeg');
    const photo = await sharp(buffer)
      .withExif({
        IFD0: { Make: 'SinaqTelefon' },
        IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '40/1 22/1 30/1' },
      })
      .withMetadata({ orientation: 6 })
      .toBuffer();
    expect((await sharp(photo).metadata()).exif?.toString('latin1')).toContain('SinaqTelefon');
    const sent = await stored({ name: 'foto.jpg', mimeType: 'image/jpeg', buffer: photo });
    expect(sent.bytes.toString('latin1')).not.toMatch(/SinaqTelefon|Exif|EXIF|GPS/);
    expect(sent.is).toMatchObject({ width: 24, height: 32 });
    expect(sent.is.exif ?? sent.is.xmp ?? sent.is.orientation).toBeUndefined();

    for (const format of ['png', 'gif', 'avif'] as const) {
      const made = await sharp(buffer).toFormat(format).toBuffer();
      const { said, is } = await stored({
        name: `ekran.${format}`,
        mimeType: `image/${format}`,
        buffer: made,
      });
      expect([said, is.format, is.width], format).toEqual(['image/webp', 'webp', 32]);
    }
  });
});
