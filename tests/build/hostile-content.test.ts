import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { writeDocuments } from '#stack/seed/emulator-api.ts';
import { startTestStack, type TestStack } from '#stack/test-stack.ts';
import { copySite, type SiteCopy } from '#support/site-copy.ts';

const post = {
  time: new Date('2026-03-01T10:00:00Z'),
  author: 'Kamran Əsgərov',
  author_image: '',
  blog_image: 'https://h.example/a.webp',
  title: 'Təzə',
  titleKey: 'teze',
  content: '<p>Salam</p>',
  hashtags: ['css'],
  slug: 'təzə',
  rev: 1,
  audit: 'x',
};

const scripts = Array.from({ length: 60 }, (_, n) => `<script>alert(${n})</script>`).join('');

/** What the rules let a teacher write, at its worst. */
const documents = {
  'blogs/policy': {
    ...post,
    slug: 'siyasət',
    title: `Siyasət ${scripts}`.slice(0, 200),
    author: `A "<style>*{color:red}</style>`,
    content: `<p>${scripts}</p><img src="https://h.example/<a>.png" alt="${scripts}<style>*{}</style>"><a href="/<b>">b</a>`,
  },
};

let stack: TestStack;
let site: SiteCopy;
let log = '';
beforeAll(async () => {
  stack = await startTestStack();
  site = copySite();
  await writeDocuments(stack.hosts.firestore, stack.projectId, new Map(Object.entries(documents)));
  const built = await site.build(stack.environment);
  log = built.log;
  expect(built.ok, log).toBe(true);
});
afterAll(async () => {
  site.remove();
  await stack.stop();
});
const read = (name: string) => readFileSync(join(site.dist, name), 'utf8');

test('[BLOG-10] what stands in a title, a name or a text gets no place in the policy', () => {
  const rule = /^\/blogs\/\*\n {2}Content-Security-Policy: (.*)$/m.exec(read('_headers'))?.[1] ?? '';
  expect(rule.match(/'sha256-/g)?.length).toBeLessThan(10);
  expect(rule.length).toBeLessThan(2_000);
});

test('no attribute of any page has a bare < in it', () => {
  const pages = readdirSync(site.dist, { recursive: true, encoding: 'utf8' }).filter((name) =>
    name.endsWith('.html'),
  );
  expect(pages.length).toBeGreaterThan(40);
  for (const name of pages) {
    // Text of scripts and styles is no markup; what is left is tags and escaped text.
    const markup = read(name).replace(/(<(script|style)\b[^>]*>)[\s\S]*?(?=<\/\2>)/g, '$1');
    expect(markup.match(/<[a-z!/](?:[^<>"]|"[^"<]*")*(?:"[^"<]*)?<.{0,60}/i)?.[0], name).toBeUndefined();
  }
  expect(read('blogs/siyasət.html')).toContain('og:title" content="Siyasət &lt;script>alert(0)');
});
