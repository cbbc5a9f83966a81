import { widths } from '#support/float-gutter.ts';
import { expect, test } from '#support/site.ts';

// That it covers nothing is checked in accessibility.spec.ts, on every public page.
test('@QUICK-1 the button can be clicked at the top, in the middle and at the end of a page', async ({
  page,
}) => {
  await page.goto('/lessons');
  const button = page.getByRole('button', { name: 'Sürətli axtarış' });
  for (const width of widths) {
    await page.setViewportSize({ width, height: 800 });
    for (const part of [0, 0.5, 1]) {
      // It comes back when the reader scrolls up.
      await page.evaluate(async (share) => {
        scrollTo(0, document.documentElement.scrollHeight * share);
        await new Promise((seen) => requestAnimationFrame(() => requestAnimationFrame(seen)));
        scrollBy(0, -20);
      }, part);
      // No element covers the button, and it has at least the minimum target size (WCAG 2.5.8).
      await button.click({ trial: true });
      const box = await button.boundingBox();
      expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(24);
      expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(width);
    }
  }
});
