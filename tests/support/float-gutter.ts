import type { Page } from '@playwright/test';
import { expect } from './site.ts';

export const widths = [320, 768, 1024, 1280, 1920];

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
        if (width === 0 || height === 0 || left >= button.right || right <= button.left) continue;
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

/** Checks the page in its current state at every width (QUICK-1). Leaves the widest one. */
export async function expectFreeGutter(page: Page): Promise<void> {
  for (const width of widths) {
    await page.setViewportSize({ width, height: 800 });
    expect(await inTheColumn(page), `${width} px`).toEqual([]);
  }
}
