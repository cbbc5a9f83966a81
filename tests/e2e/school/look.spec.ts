import { writeFileSync } from 'node:fs';
import { expect, stack, test } from '#support/site.ts';

test('look', async ({ page }) => {
  const code = 'Q'.repeat(26);
  const put = (over: object) =>
    stack.write({
      [`certificates/${code}`]: {
        name: 'Aytən Şükürova-Məmmədzadə',
        course: 'frontend',
        title: 'Frontend proqramlaşdırma',
        issuedAt: new Date('2026-11-23T08:00:00Z'),
        audit: 'seed',
        ...over,
      },
    });
  const shots: [string, object][] = [
    ['plain', {}],
    ['long', { name: `${'Ə'.repeat(60)} ${'Ğ'.repeat(60)}`, title: 'Ş'.repeat(200), revokedAt: new Date() }],
    [
      'revoked',
      { name: 'Əli Quliyev', course: 'backend', title: 'Backend proqramlaşdırma', revokedAt: new Date() },
    ],
  ];
  for (const [name, over] of shots) {
    await put(over);
    for (const scheme of ['light', 'dark'] as const)
      for (const width of [390, 1280]) {
        await page.emulateMedia({ colorScheme: scheme, media: 'screen' });
        await page.setViewportSize({ width, height: 900 });
        await page.goto(`/certificate/${code}`);
        await expect(page.locator('[data-sheet]')).toBeVisible();
        await page.waitForLoadState('networkidle');
        await page.evaluate(() => document.fonts.ready);
        await page.screenshot({
          path: `/tmp/certificate-shots/${name}-${scheme}-${width}.png`,
          fullPage: width === 390,
        });
      }
    writeFileSync(`/tmp/certificate-shots/${name}.pdf`, await page.pdf({ preferCSSPageSize: true }));
  }
  await page.goto('/certificate/yoxdur');
  await expect(page.getByText('Belə sertifikat yoxdur.')).toBeVisible();
  await page.screenshot({ path: `/tmp/certificate-shots/unknown-1280.png` });
});
