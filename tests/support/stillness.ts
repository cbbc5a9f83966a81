// What jumps on a page that nobody touches. Used by the test that limits it and by the benchmark that reports it.
import type { Page, Route } from '@playwright/test';
import { facesKey } from '#core/device/storage-keys.ts';

declare global {
  interface Window {
    shifts?: Shift[];
    pendingFrames?: Set<number>;
  }
}

interface Shift {
  value: number;
  /** What has moved, and by how many pixels. */
  moved: string[];
}

/** Notes all layout shifts of pages that are opened afterwards, each as by a device that has no typefaces yet. */
export async function noteShifts(page: Page): Promise<void> {
  await page.addInitScript((key) => {
    if (window === top) localStorage.removeItem(key);
    const shifts: Shift[] = [];
    window.shifts = shifts;
    interface Entry extends PerformanceEntry {
      value: number;
      sources: { node?: Node; previousRect: DOMRect; currentRect: DOMRect }[];
    }
    new PerformanceObserver((list) => {
      for (const { value, sources } of list.getEntries() as Entry[]) {
        const moved = sources.map(({ node, previousRect, currentRect }) => {
          const name = node instanceof Element ? `${node.tagName}.${node.className}` : node?.nodeName;
          return `${name} ${currentRect.y - previousRect.y}`;
        });
        shifts.push({ value, moved });
      }
    }).observe({ type: 'layout-shift', buffered: true });
  }, facesKey);
}

/** Notes the frames that pages opened afterwards have asked for and not got. */
export const noteFrames = (page: Page) =>
  page.addInitScript(() => {
    const frames = new Set<number>();
    window.pendingFrames = frames;
    const { requestAnimationFrame, cancelAnimationFrame } = window;
    window.requestAnimationFrame = (draw) => {
      const id = requestAnimationFrame.call(window, (time) => {
        frames.delete(id);
        draw(time);
      });
      frames.add(id);
      return id;
    };
    window.cancelAnimationFrame = (id) => {
      frames.delete(id);
      cancelAnimationFrame.call(window, id);
    };
  });

/** A processor four times slower than this one. */
export async function slowDown(page: Page): Promise<void> {
  const client = await page.context().newCDPSession(page);
  await client.send('Emulation.setCPUThrottlingRate', { rate: 4 });
}

/** What comes last: the network decides it, and the page must stand still in both orders. */
export const orders = ['typefaces', 'modules'] as const;
export type Order = (typeof orders)[number];

const files: Record<Order, string> = { typefaces: '**/_astro/*.woff2', modules: '**/_astro/*.js' };

const isReady = { typefaces: haveTypefaces, modules: haveModules };

async function haveTypefaces(page: Page): Promise<void> {
  await page.waitForFunction(() => [...document.fonts].some(({ status }) => status === 'loaded'));
  await page.evaluate(() => document.fonts.ready);
}

async function haveModules(page: Page): Promise<void> {
  await page.waitForFunction(() => document.documentElement.dataset.script === 'ready');
  // Islands that have not come yet. One that waits for a touch has its HTML from the build.
  await page.waitForFunction(() => document.querySelector('astro-island[client=only][ssr]') === null);
}

const twoFrames = (page: Page) =>
  page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));

/**
 * Opens a page whose typefaces and modules come when all the rest has come: first those, then these, or the other way round.
 * @returns the sum of its shifts
 */
export async function shiftsOf(
  page: Page,
  address: string,
  last: Order,
): Promise<{ sum: number; shifts: Shift[] }> {
  const releases: (() => Promise<void>)[] = [];
  for (const kind of orders.toSorted((one) => (one === last ? 1 : -1))) {
    const waiting: Route[] = [];
    let isHeld = true;
    const hold = (route: Route) => {
      if (isHeld) waiting.push(route);
      else route.continue();
    };
    await page.route(files[kind], hold);
    releases.push(async () => {
      isHeld = false;
      for (const route of waiting) route.continue();
      await isReady[kind](page);
      await twoFrames(page);
      await page.unroute(files[kind], hold);
    });
  }
  // Without waiting for the modules, as tests/support/site.ts otherwise does.
  await page.goto(address, { waitUntil: 'domcontentloaded' });
  await page.waitForLoadState('load');
  await twoFrames(page);
  for (const release of releases) await release();
  await page.waitForLoadState('networkidle');
  await twoFrames(page);
  const shifts = await page.evaluate(() => window.shifts);
  if (!shifts) throw new Error('noteShifts has to come before the visit.');
  return { sum: shifts.reduce((sum, { value }) => sum + value, 0), shifts };
}
