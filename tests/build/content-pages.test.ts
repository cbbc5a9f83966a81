import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { copySite, type SiteCopy } from '#support/site-copy.ts';

let site: SiteCopy;
beforeEach(() => {
  site = copySite();
});
afterEach(() => site.remove());

const edit = (file: string, from: string, to: string) => {
  const path = join(site.dir, 'content', file);
  const text = readFileSync(path, 'utf8');
  expect(text, `${file} has what is changed`).toContain(from);
  writeFileSync(path, text.replace(from, to));
};
const page = (name: string) => readFileSync(join(site.dist, name), 'utf8');

test('[COURSE-1] [PORT-1] [HOME-5] [ORDER-1] edits in content/ change the pages', async () => {
  edit('courses/frontend.json', '"Frontend proqramlaşdırma"', '"Ön tərəf"');
  edit('courses/frontend.json', '"Flexbox"', '"Elastik qutu"');
  edit('courses/frontend.json', '"/images/courses/frontend.svg"', '"/images/covers/git.svg"');
  edit('courses/fullstack.json', '"order": 1', '"order": 9');
  edit('portfolio/saxsi-fincan.json', '"Kafe və çay evi, Bakı"', '"Çayxana"');
  edit('partners/varaq-kitab.json', '"Varaq Kitab"', '"Vərəq"');
  edit('blogs/git.md', 'title: "Git"', 'title: "Git yenidən"');
  edit('site.json', '"Kodyol cibinizdə olsun"', '"Cibinizdə"');
  edit('site.json', '"Tez açılan səhifələr"', '"Yüngül səhifələr"');
  const { ok, log } = await site.build();
  expect(ok, log).toBe(true);
  expect(page('lessons/frontend.html')).toContain('<title>Ön tərəf | Kodyol</title>');
  expect(page('lessons/frontend.html')).toContain('Elastik qutu');
  expect(page('lessons/frontend.html')).toContain('src="/images/covers/git.svg"');
  const order = [...page('lessons.html').matchAll(/href="\/lessons\/([^"/]+)"/g)].map(([, path]) => path);
  expect(order.filter((path) => path !== undefined)[0]).toBe('frontend');
  expect(page('index.html')).toContain('Ön tərəf');
  expect(page('index.html')).toContain('alt="Vərəq"');
  expect(page('index.html')).toContain('Cibinizdə');
  expect(page('index.html')).toContain('Git yenidən');
  expect(page('portfolio.html')).toContain('Çayxana');
  expect(page('order.html')).toContain('Yüngül səhifələr');
  // EmailJS is not configured, so the pages show no form that could not be sent.
  for (const form of ['order.html', 'contact.html']) {
    expect(page(form)).toContain('Göndərmə xidməti hələ qurulmayıb. Bizə birbaşa yazın:');
    expect(page(form)).not.toContain('from_name');
  }
});

test('[CMS-4] a missing screenshot fails the build; the message names file and field', async () => {
  rmSync(join(site.dir, 'content/images/portfolio/saxsi-fincan-mobile.webp'));
  const { ok, log } = await site.build();
  expect(ok).toBe(false);
  expect(log).toContain('content/portfolio/saxsi-fincan.json: "mobile" names');
  expect(existsSync(join(site.dist, 'portfolio.html'))).toBe(false);
});

test('[SHELL-15] without courses, posts, snippets and client sites the pages say that content will come', async () => {
  for (const folder of ['blogs', 'codes', 'courses', 'partners', 'portfolio'])
    rmSync(join(site.dir, 'content', folder), { recursive: true });
  const { ok, log } = await site.build();
  expect(ok, log).toBe(true);
  for (const [name, places] of [
    ['index.html', 3],
    ['lessons.html', 1],
    ['portfolio.html', 1],
    ['blog-list/1.html', 1],
    // One list for each language.
    ['code.html', 3],
    ['code/js.html', 3],
  ] as const)
    expect(page(name).split('Yaxın zamanda əlavə olunacaq...'), name).toHaveLength(places + 1);
});
