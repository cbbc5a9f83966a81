// Drags as a user does: button down, some moves, button up.
import { expect, type Locator, type Page } from '@playwright/test';

export async function placeOf(locator: Locator): Promise<{ x: number; y: number }> {
  const box = await locator.boundingBox();
  if (!box) throw new Error('It is not on the screen.');
  return { x: Math.round(box.x), y: Math.round(box.y) };
}

export async function centreOf(locator: Locator): Promise<{ x: number; y: number }> {
  const box = await locator.boundingBox();
  if (!box) throw new Error('It is not on the screen.');
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

export async function drag(page: Page, from: Locator, by: { x: number; y: number }): Promise<void> {
  const { x, y } = await centreOf(from);
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x + by.x / 2, y + by.y / 2);
  await page.mouse.move(x + by.x, y + by.y);
  await page.mouse.up();
}

/** The script for dragging is loaded when the pointer comes near; this waits for it. */
export async function comeNear(thing: Locator, dragged = thing): Promise<void> {
  await thing.hover();
  await expect(dragged).toHaveAttribute('data-movable');
}
