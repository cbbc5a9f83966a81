import { cpSync, readdirSync, readFileSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { deleteDocument, writeDocuments } from '#stack/seed/emulator-api.ts';
import { startTestStack, type TestStack } from '#stack/test-stack.ts';
import { copySite, type SiteCopy } from '#support/site-copy.ts';

// What later builds take over from earlier ones must be what they would have made: every file of a build with a memory is
// compared with that of a build without one.

const post = (slug: string, values = {}) => ({
  time: new Date('2026-03-01T10:00:00Z'),
  author: 'Kamran Əsgərov',
  author_image: '',
  blog_image: 'https://h.example/a.webp',
  title: `Yazı ${slug}`,
  titleKey: slug,
  content: `<h2>${slug}</h2><p>Salam</p>`,
  hashtags: ['css'],
  slug,
  rev: 1,
  audit: 'x',
  ...values,
});
const many = Array.from({ length: 40 }, (_, number) => `yazı-${number}`);

let stack: TestStack;
/** Builds again and again, and keeps what builds leave. */
let site: SiteCopy;
/** Gets the same changes and builds without them. */
let fresh: SiteCopy;
const built = { ok: true };

beforeAll(async () => {
  stack = await startTestStack();
  site = copySite();
  fresh = copySite();
  await write(Object.fromEntries(many.map((slug) => [slug, post(slug)])));
  expect(await site.build(stack.environment)).toMatchObject(built);
});
afterAll(async () => {
  site.remove();
  fresh.remove();
  await stack.stop();
});

const write = (posts: Record<string, ReturnType<typeof post>>) =>
  writeDocuments(
    stack.hosts.firestore,
    stack.projectId,
    new Map(Object.entries(posts).map(([id, data]) => [`blogs/${id}`, { ...data }])),
  );

function edit(file: string, change: (text: string) => string): void {
  for (const { dir } of [site, fresh]) {
    const path = join(dir, file);
    const text = readFileSync(path, 'utf8');
    expect(change(text), `${file} has what is changed`).not.toBe(text);
    writeFileSync(path, change(text));
  }
}

const cacheOf = ({ dir }: SiteCopy) => join(dir, '.cache/site');

/** React's islands have an id that follows from the folder of the project, too; these are two. */
const islandId = /(<astro-island) uid="\w+"/g;

/** Every file of a site. When it was built is another moment each time. */
const filesOf = (dist: string) =>
  new Map(
    readdirSync(dist, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile() && entry.name !== 'build.json')
      .map(({ parentPath, name }) => [
        join(parentPath, name).slice(dist.length),
        readFileSync(join(parentPath, name), 'latin1').replace(islandId, '$1'),
      ]),
  );

function expectSame(one: string, other: string): void {
  const [made, wanted] = [filesOf(one), filesOf(other)];
  expect([...made.keys()].sort()).toEqual([...wanted.keys()].sort());
  expect([...wanted].filter(([file, bytes]) => made.get(file) !== bytes).map(([file]) => file)).toEqual([]);
}

const counts = (log: string) => {
  const [, takenOver, made] = /(\d+) files taken over, (\d+) made/.exec(log) ?? [];
  return { takenOver: Number(takenOver), made: Number(made) };
};

test('[CMS-3] documents change: two builds at once render what shows them and give what a build with a broken memory gives', async () => {
  // The memory of this one is broken: it has to do without.
  cpSync(cacheOf(site), cacheOf(fresh), { recursive: true });
  for (const file of readdirSync(cacheOf(fresh), { recursive: true, encoding: 'utf8' }))
    if (/\.pack$|Page.*\.mjs$/.test(file)) truncateSync(join(cacheOf(fresh), file), 100);

  await write({
    'yazı-1': post('yazı-1', { content: '<p>Başqa</p>' }),
    'yazı-2': post('yazı-2', { hashtags: ['react'] }),
    'yazı-3': post('başqa-ünvan'),
    'yazı-4': post('yazı-4', { title: 'Başqa başlıq' }),
    təzə: post('təzə', { time: new Date('2026-04-01T10:00:00Z') }),
  });
  await deleteDocument(stack.hosts.firestore, stack.projectId, 'blogs/yazı-5');

  const [one, other, whole] = await Promise.all([
    site.build(stack.environment),
    site.build(stack.environment, 'other'),
    fresh.build(stack.environment),
  ]);
  for (const { ok, log } of [one, other, whole]) expect(ok, log).toBe(true);
  expect(one.log).toContain('its bundle is used');
  expect(counts(one.log).takenOver).toBeGreaterThan(60);
  expect(counts(one.log).made).toBeLessThan(counts(whole.log).made - 60);
  expect(whole.log).toContain("The kept bundle can't be used");
  expect(counts(whole.log).takenOver).toBe(0);
  expectSame(site.dist, fresh.dist);
  expectSame(join(site.dir, 'other'), fresh.dist);
  expect(filesOf(site.dist).has('/blogs/yazı-3.html')).toBe(false);
  rmSync(join(site.dir, 'other'), { recursive: true });
});

test('[CMS-3] an editor changes posts of Git and adds a picture: only what shows them is made', async () => {
  for (const { dir } of [site, fresh])
    cpSync(join(dir, 'public/favicon.svg'), join(dir, 'public/images/another.svg'));
  edit('content/blogs/git.md', (text) => text.replace('title: "Git"', 'title: "Git yenidən"'));
  edit('content/blogs/kiçik-biznesə-saytdan-nə-lazımdır.md', (text) =>
    text.replace(/slug: .*/, 'slug: "biznes"'),
  );
  rmSync(cacheOf(fresh), { recursive: true });
  const [kept, whole] = await Promise.all([site.build(stack.environment), fresh.build(stack.environment)]);
  expect(kept, kept.log).toMatchObject(built);
  expect(whole, whole.log).toMatchObject(built);
  expect(counts(kept.log).takenOver).toBeGreaterThan(80);
  expectSame(site.dist, fresh.dist);
});

test('[CMS-3] another code or configuration takes nothing over', async () => {
  edit('content/site.json', (text) => text.replace('"Kodyol"', '"Kodyolu"'));
  edit('src/components/blog/PostCard.astro', (text) => text.replace('<h3>', '<h3 data-other>'));
  edit('src/styles/tokens.css', (text) => `${text}\n:root { --other: 1px; }\n`);
  const { ok, log } = await site.build({ ...stack.environment, PUBLIC_SITE_URL: 'https://other.example' });
  expect(ok, log).toBe(true);
  expect(counts(log).takenOver).toBe(0);
  const page = readFileSync(join(site.dist, 'blogs/yazı-7.html'), 'utf8');
  for (const part of ['<h3 data-other>', '--other', 'https://other.example/blogs/'])
    expect(page).toContain(part);
});
