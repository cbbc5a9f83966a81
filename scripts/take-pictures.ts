// Takes the pictures of README.md from the running product: `npm start`, then `npm run pictures` in another terminal.
// Each view in both themes, as small WebP files in docs/pictures.
import { existsSync, mkdirSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { type Browser, chromium, type Page } from '@playwright/test';
import sharp from 'sharp';
import { routes } from '#domain/shared/routes.ts';
import { accounts, emailOf, panelPasswords } from '#stack/seed/accounts.ts';
import { debianChromium } from '../tests/chromium.ts';

const { values } = parseArgs({ options: { site: { type: 'string', default: 'http://localhost:4321' } } });
const folder = 'docs/pictures';
const themes = ['light', 'dark'] as const;

interface View {
  name: string;
  /** Opens what the picture shows. */
  open(page: Page): Promise<void>;
}

async function signIn(page: Page, username: string): Promise<void> {
  const account = accounts.find((one) => one.username === username);
  if (!account) throw new Error(`The sample data has no ${username}.`);
  await page.goto(routes.signIn);
  await page.locator('[name=email]').fill(emailOf(username));
  await page.locator('[name=password]').fill(account.password);
  await page.locator('main form button[type=submit]').click();
  await page.waitForURL((address) => address.pathname !== routes.signIn);
  // «Welcome» would lie over the next page.
  await page.locator('.toast button').click();
}

const views: View[] = [
  {
    name: 'home',
    async open(page) {
      await page.goto(routes.home);
    },
  },
  {
    name: 'videos',
    async open(page) {
      await signIn(page, 'student');
      await page.goto(routes.videos('frontend'));
      await page.locator('main ol li').first().waitFor();
    },
  },
  {
    name: 'panel',
    async open(page) {
      await signIn(page, 'teacher');
      await page.goto(routes.panel);
      await page.locator('main input[type=password]').fill(panelPasswords.teacher);
      await page.locator('main form button[type=submit]').click();
      await page.getByRole('tabpanel').getByRole('listitem').first().waitFor();
    },
  },
];

async function take(browser: Browser, { name, open }: View, theme: (typeof themes)[number]): Promise<void> {
  const page = await browser.newPage({
    baseURL: values.site,
    viewport: { width: 1280, height: 800 },
    colorScheme: theme,
    locale: 'az-AZ',
    reducedMotion: 'reduce',
  });
  // The start loader covers the first page of a visit.
  await page.addInitScript(() => sessionStorage.setItem('kodyol:loader', ''));
  await open(page);
  await page.waitForLoadState('networkidle');
  await page.evaluate(() => document.fonts.ready);
  await sharp(await page.screenshot())
    .resize({ width: 960 })
    .webp({ quality: 72 })
    .toFile(`${folder}/${name}-${theme}.webp`);
  await page.context().close();
}

mkdirSync(folder, { recursive: true });
const browser = await chromium.launch({
  ...(existsSync(debianChromium) && { executablePath: debianChromium }),
  args: ['--no-sandbox'],
});
try {
  for (const view of views) for (const theme of themes) await take(browser, view, theme);
} finally {
  await browser.close();
}
console.log(`${views.length * themes.length} pictures in ${folder}`);
