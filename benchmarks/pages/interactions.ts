// The longest task of the main thread while a visitor does something, at a processor four times slower. Measured as the
// processor's time (cpu-time.ts), so that other programs of the machine don't count.
import type { Page } from '@playwright/test';
import { routes } from '#core/addresses/routes.ts';
import { openPanel } from '#support/panel.ts';
import { stack } from '#support/site.ts';
import { slowDown } from '#support/stillness.ts';
import { longOutline } from '#support/videos.ts';
import { mainThreadTasks, type TraceEvent } from './cpu-time.ts';

/** What is typed, letter by letter: titles and bodies of the sample posts contain it. */
const word = 'komponent';

/** The main thread's tasks (ms of processor) while something happens, and half a second longer. */
async function tasksDuring(page: Page, act: () => Promise<unknown>): Promise<number[]> {
  const browser = page.context().browser();
  if (!browser) throw new Error('no browser');
  await browser.startTracing(page, { categories: ['toplevel', 'disabled-by-default-devtools.timeline'] });
  try {
    await act();
    await page.waitForTimeout(500);
  } catch (error) {
    await browser.stopTracing();
    throw error;
  }
  const { traceEvents } = JSON.parse(String(await browser.stopTracing())) as { traceEvents: TraceEvent[] };
  return mainThreadTasks(traceEvents);
}

/** The longest task (ms) while something happens. */
export const longest = async (page: Page, act: () => Promise<unknown>): Promise<number> =>
  Math.round(Math.max(0, ...(await tasksDuring(page, act))));

async function open(page: Page, address: string): Promise<void> {
  await page.goto(address, { waitUntil: 'networkidle' });
  await page.waitForFunction(() => document.documentElement.dataset.script === 'ready');
}

const type = (page: Page) => page.keyboard.type(word, { delay: 150 });

interface Interaction {
  name: string;
  /** @returns what is measured */
  prepare(page: Page): Promise<() => Promise<unknown>>;
}

const press = (page: Page, id: string) => () => page.locator(`[commandfor=${id}]:visible`).first().click();

/** Opens the plan of 500 videos, its first module or what has no place. */
async function openPlan(page: Page, section: string): Promise<void> {
  await stack.write(longOutline('interior-designer', 'interior-designer'));
  await openPanel(page, 'admin', 'video');
  await page.getByRole('button', { name: 'Kursların planı' }).click();
  await page.getByRole('button', { name: 'İnteryer dizayn' }).click();
  await page.getByRole('button', { name: `«${section}»: ` }).click();
  await page.waitForLoadState('networkidle');
}

export const interactions: Interaction[] = [
  {
    name: 'quick search, opened',
    prepare: async (page) => {
      await open(page, '/blogs/git');
      return async () => {
        await page.keyboard.press('Control+b');
        await page.locator('#quick-search input').waitFor();
      };
    },
  },
  {
    name: 'quick search, typing with 1,000 posts',
    prepare: async (page) => {
      await open(page, '/blogs/git');
      await page.keyboard.press('Control+b');
      await page.locator('#quick-search input').fill('a');
      await page.locator('#quick-search .hit:visible').first().waitFor();
      await page.locator('#quick-search input').fill('');
      return () => type(page);
    },
  },
  {
    name: 'search page, typing a new term',
    prepare: async (page) => {
      await open(page, routes.search('react'));
      const field = page.locator('[data-results] [data-search] input');
      await field.fill('');
      return () => type(page);
    },
  },
  {
    name: 'side panel, opened',
    prepare: async (page) => {
      await open(page, '/');
      return press(page, 'side-panel');
    },
  },
  {
    name: 'site menu, opened',
    prepare: async (page) => {
      await open(page, '/');
      return press(page, 'site-menu');
    },
  },
  {
    name: 'theme, changed',
    prepare: async (page) => {
      await open(page, '/blogs/git');
      return () => page.locator('[data-theme-toggle]:visible').first().click();
    },
  },
  {
    name: 'panel, list of posts opened',
    prepare: async (page) => {
      await openPanel(page, 'admin', 'code');
      await page.waitForLoadState('networkidle');
      return async () => {
        await page.getByRole('tab', { name: 'Bloq', exact: true }).click();
        await page.getByRole('tabpanel').getByRole('listitem').first().waitFor();
      };
    },
  },
  {
    name: 'panel, plan of 500 videos, one step',
    prepare: async (page) => {
      await openPlan(page, 'Modul 1');
      const down = page.getByRole('button', { name: 'Dərs 3: Forma: aşağı' });
      await down.focus();
      return () => page.keyboard.press('Enter');
    },
  },
  {
    name: 'panel, plan of 500 videos, most of it unfolded',
    prepare: async (page) => {
      await openPlan(page, 'Modul 1');
      await page.getByRole('button', { name: '«Plana salınmayıb»: ' }).focus();
      return () => page.keyboard.press('Enter');
    },
  },
  {
    name: 'panel, typing in the editor',
    prepare: async (page) => {
      await openPanel(page, 'admin', 'blog');
      await page.getByRole('button', { name: 'Yeni yazı', exact: true }).click();
      await page.getByRole('textbox', { name: 'Mətn' }).click();
      await page.waitForLoadState('networkidle');
      return () => type(page);
    },
  },
];

/** The longest task (ms) of an interaction. */
export async function measureInteraction(page: Page, { prepare }: Interaction): Promise<number> {
  const act = await prepare(page);
  await slowDown(page);
  return longest(page, act);
}

/** The main thread's time (ms) from navigation until the page is idle and the loader would have gone. */
export async function visitCost(page: Page, address: string, withLoader: boolean): Promise<number> {
  await slowDown(page);
  if (!withLoader) await page.addInitScript(() => sessionStorage.setItem('kodyol:loader', ''));
  const tasks = await tasksDuring(page, async () => {
    await open(page, address);
    // The loader takes two seconds from the first paint.
    await page.waitForTimeout(2500);
  });
  return tasks.reduce((sum, task) => sum + task, 0);
}
