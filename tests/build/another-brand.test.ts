import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type BuiltSite, readBuiltSite } from '#support/built-links.ts';
import { copySite, type SiteCopy } from '#support/site-copy.ts';

// What docs/make-it-yours.md promises: another school's site, with one course, without portfolio, logo and Firebase.
const origin = 'https://bilik.example';
const brand = 'Bilik Evi';
let site: SiteCopy;
let built: BuiltSite;

beforeAll(async () => {
  site = copySite();
  const content = (name: string) => join(site.dir, 'content', name);
  const keep = (folder: string, kept: RegExp) => {
    for (const name of readdirSync(content(folder)))
      if (!kept.test(name)) rmSync(content(join(folder, name)), { recursive: true });
  };
  keep('courses', /^backend\./);
  keep('exercises', /^backend$/);
  keep('blogs', /^git\./);
  rmSync(content('portfolio'), { recursive: true });
  rmSync(content('logo.svg'));
  const settings = JSON.parse(readFileSync(content('site.json'), 'utf8'));
  const changed = {
    ...settings,
    brand,
    tagline: 'Hər kəsə bilik',
    description: 'Gəncədə proqramlaşdırma məktəbi.',
    phone: '+994-22-555-01-23',
    phoneHref: 'tel:+994225550123',
    email: 'salam@bilik.example',
    address: {
      street: 'Nizami küçəsi 5',
      city: 'Gəncə',
      index: 'AZ2000',
      country: 'Azərbaycan',
      full: 'Nizami küçəsi 5, Gəncə, AZ2000',
    },
    social: 'https://www.instagram.com/bilik.example',
    founder: 'Aysel Hüseynova',
    portfolio: false,
    whatsapp: undefined,
    legal: undefined,
    payment: undefined,
    orders: undefined,
    app: { ...settings.app, title: 'Dərslər cibinizdə' },
  };
  writeFileSync(content('site.json'), JSON.stringify(changed));
  const edit = (file: string, from: string, to: string) => {
    const path = join(site.dir, file);
    const text = readFileSync(path, 'utf8');
    expect(text).toContain(from);
    writeFileSync(path, text.replace(from, to));
  };
  edit('src/styles/tokens.css', '#a3122e', '#0b5d2a');
  edit('src/features/posts/PostCard.astro', '<h3>', '<h3 data-other>');
  const { ok, log } = await site.build({ PUBLIC_SITE_URL: origin });
  expect(ok, log).toBe(true);
  built = await readBuiltSite(site.dist, origin);
});
afterAll(() => site.remove());

/** Names in a browser's storage and in code, which nobody sees. */
const technical =
  /kodyol:|__kodyol\w+|["'`]kodyol-(?:read|saved|saved-files|files|pictures|share)["'`]|kodyol-panel-gate-\d/g;

test('no file names Kodyol, its people or its addresses', () => {
  const files = readdirSync(site.dist, { recursive: true, encoding: 'utf8', withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));
  const found = (words: RegExp) =>
    files.flatMap((file) => {
      const text = readFileSync(file, 'utf8').replaceAll(technical, '');
      return [...text.matchAll(words)].map(([word]) => `${file.slice(site.dist.length)}: ${word}`);
    });
  expect(found(/Bilik Evi/g).length).toBeGreaterThan(20);
  expect(found(/.{20}kodyol|Kamran|Bülbül prospekti|\+994-12-555/gi)).toEqual([]);
});

test('changed code, styles, brand and address are on the pages', () => {
  const list = readFileSync(join(site.dist, 'blog-list/1.html'), 'utf8');
  for (const part of ['<h3 data-other>', '#0b5d2a', `${origin}/blogs`, brand]) expect(list).toContain(part);
});

test('the brand stands where the drawn name stood, on the device and in its colour', () => {
  const home = built.pages.find(({ file }) => file === 'index.html')?.document;
  expect(home?.title).toBe(brand);
  expect(home?.querySelector('header .logo')?.textContent?.trim()).toBe(brand);
  expect(JSON.parse(readFileSync(join(site.dist, 'manifest.webmanifest'), 'utf8'))).toMatchObject({
    name: brand,
    theme_color: '#0b5d2a',
  });
});

test('[CONTACT-3] [READ-11] without a number of WhatsApp and legal details no page has any', () => {
  for (const { file, document } of built.pages) {
    expect(document.querySelector('[href*="wa.me"]'), file).toBeNull();
    expect(document.body.textContent, file).not.toMatch(/WhatsApp-da|VÖEN \d/);
  }
});

test('no link leads to what is not there', () => {
  expect(built.brokenLinks()).toEqual([]);
  expect(existsSync(join(site.dist, 'portfolio.html'))).toBe(false);
  expect(built.pages.map(({ file }) => file).filter((file) => /^lessons\/[^/]+\.html$/.test(file))).toEqual([
    'lessons/backend.html',
  ]);
});
