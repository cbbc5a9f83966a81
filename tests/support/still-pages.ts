// A page that comes without a jump, and asks for nothing while nothing moves on it.
import { expect, type Page, test } from '@playwright/test';
import { guestReadsNothing } from './read-budgets.ts';
import { stack } from './site.ts';
import { type Order, shiftsOf } from './stillness.ts';

/** The layout shift that a page may have, whether its typefaces or its modules come last. */
const limit = 0.01;

/** Modules on a desktop, typefaces on a phone: one visit has one order. */
const last = (): Order => (test.info().project.name === 'phone' ? 'typefaces' : 'modules');

/** Opens a page and checks that nothing on it jumps (READ-7). `noteShifts` comes before. */
export async function expectStillness(page: Page, address: string, order = last()): Promise<void> {
  const { sum, shifts } = await shiftsOf(page, address, order);
  expect.soft(sum, `${address}, ${order} last: ${JSON.stringify(shifts)}`).toBeLessThan(limit);
}

const motionless = ['/', '/blogs?page=1', '/blogs/git', '/lessons', '/code/html'];

/** The same for a guest, who makes some pages read nothing (SHELL-6), and some ask for no frame. `noteFrames` comes before. */
export async function expectStillGuest(page: Page, address: string): Promise<void> {
  const asked: string[] = [];
  const note = (request: { url(): string }) => {
    if (request.url().includes(stack.firestore)) asked.push(request.url());
  };
  page.on('request', note);
  await expectStillness(page, address);
  page.off('request', note);
  if (guestReadsNothing.includes(address)) expect.soft(asked, address).toEqual([]);
  if (motionless.includes(address)) await expectNoFrames(page, address);
}

/** Whoever asks for frames without end has always asked for the next one; an animation without end always runs. */
const expectNoFrames = (page: Page, address: string) =>
  expect
    .poll(
      () =>
        page.evaluate(() => ({
          asked: window.pendingFrames?.size,
          running: document.getAnimations().filter(({ playState }) => playState === 'running').length,
        })),
      address,
    )
    .toEqual({ asked: 0, running: 0 });
