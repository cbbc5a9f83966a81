// Takes the pictures of README.md and docs/panel.md from the running product: `npm start`, then `npm run pictures` in
// another terminal. README's views in both themes, those of the guide in the light one, as small WebP files in
// docs/pictures. `--only panel-list,panel-many` takes those; `--site` names a stack on another port. It
// writes one certificate into that stack.
import { existsSync, mkdirSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { type Browser, chromium, type Page } from '@playwright/test';
import sharp from 'sharp';
import { routes } from '#core/addresses/routes.ts';
import { accounts, emailOf } from '#stack/seed/accounts.ts';
import { debianChromium } from '../tests/chromium.ts';
import { openPanel, panelViews } from './pictures-of-panel.ts';

const { values } = parseArgs({
  options: {
    site: { type: 'string', default: 'http://localhost:4321' },
    only: { type: 'string' },
  },
});
const folder = 'docs/pictures';
const themes = ['light', 'dark'] as const;
type Theme = (typeof themes)[number];
/** The height of the site's header on a screen that is as wide as the guide's pictures. */
const header = 120;

interface View {
  name: string;
  /** Opens what the picture shows. */
  open(page: Page): Promise<void>;
  /** Of the part below the header that is shown; the whole screen where it is left out. */
  size?: { width: number; height: number };
  inThemes: readonly Theme[];
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
    inThemes: themes,
    async open(page) {
      await page.goto(routes.home);
    },
  },
  {
    name: 'videos',
    inThemes: themes,
    async open(page) {
      await signIn(page, 'student');
      await page.goto(routes.videos('frontend'));
      await page.locator('main ol li').first().waitFor();
    },
  },
  {
    name: 'panel',
    inThemes: themes,
    async open(page) {
      await signIn(page, 'teacher');
      await openPanel(page, 'blog');
    },
  },
  ...panelViews.map(
    (view): View => ({
      ...view,
      inThemes: ['light'],
      async open(page) {
        await signIn(page, 'teacher');
        await view.open(page);
      },
    }),
  ),
];

async function take(browser: Browser, { name, open, size }: View, theme: Theme): Promise<void> {
  const page = await browser.newPage({
    baseURL: values.site,
    viewport: size ? { ...size, height: size.height + header } : { width: 1280, height: 800 },
    colorScheme: theme,
    locale: 'az-AZ',
    timezoneId: 'Asia/Baku',
    reducedMotion: 'reduce',
  });
  // The start loader covers the first page of a visit.
  await page.addInitScript(() => {
    if (window === top) sessionStorage.setItem('kodyol:loader', '');
  });
  await open(page);
  await page.waitForLoadState('networkidle');
  await page.evaluate(() => document.fonts.ready);
  await page.evaluate(() => scrollTo(0, 0));
  const y = (await page.locator('main').boundingBox())?.y ?? 0;
  const picture = await page.screenshot(
    size && { clip: { x: 0, y, width: size.width, height: size.height + header - y } },
  );
  await sharp(picture)
    .resize({ width: size ? 800 : 960 })
    .webp({ quality: size ? 64 : 72 })
    .toFile(`${folder}/${name}-${theme}.webp`);
  await page.context().close();
}

mkdirSync(folder, { recursive: true });
const browser = await chromium.launch({
  ...(existsSync(debianChromium) && { executablePath: debianChromium }),
  args: ['--no-sandbox'],
});
const asked = values.only?.split(',');
const taken = views.filter(({ name }) => !asked || asked.includes(name));
try {
  for (const view of taken) for (const theme of view.inThemes) await take(browser, view, theme);
} finally {
  await browser.close();
}
console.log(`${taken.flatMap(({ inThemes }) => inThemes).length} pictures in ${folder}`);
