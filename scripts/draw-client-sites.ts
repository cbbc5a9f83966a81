// Takes screenshots of the three sites of the sample portfolio (the pages of scripts/client-sites) on a desktop and a
// phone. Run it after a change there. The pictures are committed, because a build has no browser.
import { pathToFileURL } from 'node:url';
import { chromium } from '@playwright/test';
import sharp from 'sharp';

const sites = ['saxsi-fincan', 'kepenek-ipek', 'ciskin-qonaq-evi'];
const screens = [
  { name: 'desktop', width: 1440, height: 2000, scale: 1 },
  { name: 'mobile', width: 390, height: 1200, scale: 2 },
];

const executablePath = process.env.CHROMIUM_PATH;
const browser = await chromium.launch({ args: ['--no-sandbox'], ...(executablePath && { executablePath }) });
for (const { name, width, height, scale } of screens) {
  const page = await browser.newPage({ viewport: { width, height }, deviceScaleFactor: scale });
  for (const site of sites) {
    await page.goto(pathToFileURL(`scripts/client-sites/${site}.html`).href);
    await page.evaluate(() => document.fonts.ready.then(() => undefined));
    const pageHeight = await page.evaluate(() => document.body.offsetHeight);
    await sharp(await page.screenshot({ clip: { x: 0, y: 0, width, height: Math.min(height, pageHeight) } }))
      .webp({ quality: 84 })
      .toFile(`content/images/portfolio/${site}-${name}.webp`);
  }
}
await browser.close();
