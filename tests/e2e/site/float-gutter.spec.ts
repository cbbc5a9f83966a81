import type { Page } from '@playwright/test';
import { openPanel } from '#support/panel.ts';
import { publicPages } from '#support/public-pages.ts';
import { expect, test } from '#support/site.ts';

const widths = [320, 390, 768, 1024, 1280, 1440, 1920];

/**
 * The texts and controls of a page in the column of the floating button, at any height. If there are none, the button
 * covers nothing at any scroll position. Of clipped elements and of elements in a scrolling box only the visible part
 * counts.
 */
const inTheColumn = (page: Page) =>
  page.evaluate(() => {
    const button = document.querySelector('[data-quick-search]')?.getBoundingClientRect();
    if (!button) return ['no button'];
    const shownRight = (right: number, from: Element | null): number => {
      let edge = right;
      for (let box = from; box && box !== document.body; box = box.parentElement) {
        if (getComputedStyle(box).overflowX !== 'visible')
          edge = Math.min(edge, box.getBoundingClientRect().right);
      }
      return edge;
    };
    const covered: string[] = [];
    const see = (rects: DOMRectList, parent: Element | null, name: string) => {
      if (parent?.closest('[data-quick-search], dialog, .vh')) return;
      if (!parent?.checkVisibility({ visibilityProperty: true })) return;
      for (const { left, right, width, height } of rects) {
        if (width === 0 || height === 0 || left >= button.right) continue;
        if (shownRight(right, parent) > button.left) covered.push(name);
      }
    };
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = texts.nextNode(); node; node = texts.nextNode()) {
      if (!node.textContent?.trim()) continue;
      const range = new Range();
      range.selectNodeContents(node);
      see(range.getClientRects(), node.parentElement, node.textContent.trim().slice(0, 40));
    }
    const controls = 'a, button, input, select, textarea, summary, iframe, video, [tabindex]';
    for (const control of document.querySelectorAll(controls)) {
      see(control.getClientRects(), control, control.outerHTML.slice(0, 80));
    }
    return covered;
  });

test.describe('@QUICK-1 at its default position the floating button covers no text and no control at any scroll position', () => {
  for (const address of [...publicPages, '/lessons/frontend/videos']) {
    test(address, async ({ page }) => {
      await page.goto(address);
      for (const width of widths) {
        await page.setViewportSize({ width, height: 800 });
        expect(await inTheColumn(page), `${width} px`).toEqual([]);
      }
    });
  }

  test("the panel's list and its form", async ({ page }) => {
    await openPanel(page, 'teacher', 'video');
    await expect(page.getByRole('tabpanel').getByRole('listitem').first()).toBeVisible();
    for (const width of widths) {
      await page.setViewportSize({ width, height: 800 });
      expect(await inTheColumn(page), `${width} px`).toEqual([]);
    }
    await page.getByRole('button', { name: 'Yeni video', exact: true }).click();
    await expect(page.locator('[name=url]')).toBeVisible();
    for (const width of widths) {
      await page.setViewportSize({ width, height: 800 });
      expect(await inTheColumn(page), `${width} px`).toEqual([]);
    }
  });
});

test('@QUICK-1 the button can be clicked at the top, in the middle and at the end of a page', async ({
  page,
}) => {
  for (const width of widths) {
    await page.setViewportSize({ width, height: 800 });
    await page.goto('/lessons');
    const button = page.getByRole('button', { name: 'Sürətli axtarış' });
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
