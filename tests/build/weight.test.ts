import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { builtSite } from '#support/built-site.ts';
import { visitScripts, visitWeight, weightOf } from '#support/page-weight.ts';

// Byte budgets of pages that are read, in KB br: script files that run before anything is asked for, and the whole HTML with
// the styles in it. There is some room in them: a few bytes more are no failure.
const budgets = [
  { page: 'blogs/git.html', script: 4.5, htmlAndStyle: 12.5 },
  { page: 'blog-list/1.html', script: 3.75, htmlAndStyle: 10 },
  { page: 'index.html', script: 4.5, htmlAndStyle: 12.5 },
  { page: 'lessons.html', script: 3.25, htmlAndStyle: 10.25 },
  { page: 'lessons/frontend.html', script: 3.75, htmlAndStyle: 13 },
  { page: 'lessons/frontend/videos.html', script: 3, htmlAndStyle: 11.25 },
  { page: 'portfolio.html', script: 3.25, htmlAndStyle: 11.75 },
  { page: 'code/html.html', script: 5, htmlAndStyle: 11.25 },
  { page: 'code/css/grid-ilə-çevik-kart-toru.html', script: 5, htmlAndStyle: 11.5 },
  { page: 'lessons/backend/exercises.html', script: 3.5, htmlAndStyle: 9.75 },
  { page: 'lessons/backend/exercises/sifarişin-məbləği.html', script: 6.5, htmlAndStyle: 12.5 },
  { page: 'certificate.html', script: 15.25, htmlAndStyle: 11.5 },
  { page: 'preview.html', script: 0, htmlAndStyle: 3.25 },
  { page: 'order.html', script: 3.75, htmlAndStyle: 11.5 },
  { page: 'contact.html', script: 4, htmlAndStyle: 9.5 },
  { page: 'search.html', script: 14, htmlAndStyle: 11.5 },
  { page: 'hashtag/css.html', script: 14, htmlAndStyle: 11.5 },
  { page: 'saved.html', script: 14, htmlAndStyle: 9.5 },
  { page: 'offline.html', script: 6.25, htmlAndStyle: 9 },
  { page: '404.html', script: 4.5, htmlAndStyle: 9.75 },
];

/** Of every page, behind its first paint, in KB br. The front page has more of itself there. */
const laterStyle = (page: string) => (page === 'index.html' ? 5.25 : 4.5);

let site: { dist: string };
beforeAll(async () => {
  site = await builtSite();
});

describe('a guest who reads', () => {
  test.each(budgets)('$page stays within its budget', ({ page, script, htmlAndStyle }) => {
    const weight = weightOf(site.dist, page);
    expect(weight.script).toBeLessThanOrEqual(script * 1024);
    expect(weight.html + weight.style).toBeLessThanOrEqual(htmlAndStyle * 1024);
    expect(weight.laterStyle).toBeLessThanOrEqual(laterStyle(page) * 1024);
  });

  test('every script of a page is counted, including its imports', () => {
    expect(weightOf(site.dist, 'blogs/git.html').scripts.length).toBeGreaterThan(3);
  });

  test('no part that a guest loads later brings Firebase', () => {
    const parts = ['map.client', 'mail', 'toasts', 'quick-search', 'save-press', 'lightbox', 'carousel'];
    const scripts = ['contact.html', 'blogs/git.html', 'portfolio.html', 'lessons.html'].flatMap((page) =>
      visitScripts(site.dist, page, parts),
    );
    for (const part of parts) expect(scripts.join(), part).toContain(`/${part}.`);
    const withFirebase = scripts.filter((script) =>
      readFileSync(join(site.dist, script), 'utf8').includes('identitytoolkit'),
    );
    expect(withFirebase).toEqual([]);
  });
});

describe('before its first paint', () => {
  test.each(budgets)('$page asks for one picture at most', ({ page }) => {
    const html = readFileSync(join(site.dist, page), 'utf8').replaceAll(
      /<noscript>[\s\S]*?<\/noscript>/g,
      '',
    );
    const all = (pattern: RegExp) => [...html.matchAll(pattern)].map(([found]) => found);
    const early = page === 'search.html' ? /type="later"|\/search\/titles\.json"/ : /type="later"/;
    const asked = all(/<link rel="(stylesheet|(module)?preload)"[^>]*>|<script[^>]* src=[^>]*>/g);
    expect(asked.filter((element) => !early.test(element))).toEqual([]);
    const styles = all(/<style[\s\S]*?<\/style>/g).join('');
    expect([...styles.matchAll(/url\(["']?(?!["']|data:)[^)]*/g)].map(([url]) => url)).toEqual([]);
    const pictures = all(/<img [^>]*>/g).filter((picture) => !/ loading="lazy"| hidden/.test(picture));
    expect(pictures.length, pictures.join('\n')).toBeLessThanOrEqual(1);
  });
});

// What somebody who is signed in loads, KB br. Firebase Auth is 23 of it; on all pages but the first two React is 57, Firestore 25,
// schemas 3. Each fetches what the one before it has. A joined file has the name of its group
// (src/build/script-groups.ts).
const user = ['account-links.client', 'accounts'];
const reader = [...user, 'people'];
const gate = [...reader, 'gate'];
const panel = [...gate, 'panel'];
const videos = [...panel, 'VideoTab', 'videos'];
const log = ['Log', 'log'];
const visits = [
  { visit: 'the home page', page: 'index', fetched: user, script: 41.5 },
  { visit: 'an article', page: 'blogs/git', fetched: user, script: 41.5 },
  {
    visit: 'the videos of a course before one is played',
    page: 'lessons/frontend/videos',
    fetched: [...reader, 'course-videos', 'videos', 'progress'],
    // React is 56.86 of it.
    script: 144.5,
  },
  { visit: 'the profile', page: 'user', fetched: [...reader, 'videos', 'progress'], script: 150.5 },
  { visit: 'the settings', page: 'settings', fetched: reader, script: 151.5 },
  { visit: 'the gate', page: 'panel', fetched: gate, script: 140.5 },
  { visit: 'the list of videos', page: 'panel', fetched: videos, script: 167 },
  {
    visit: 'the form of a video',
    page: 'panel',
    fetched: [...videos, 'VideoForm', 'youtube'],
    script: 171,
  },
  {
    visit: 'the list of snippets',
    page: 'panel',
    fetched: [...panel, 'SnippetTab', 'snippets'],
    script: 165.5,
  },
  { visit: 'users and the log', page: 'panel', fetched: [...panel, 'UserTab', ...log], script: 171 },
  {
    visit: 'the trash and the log',
    page: 'panel',
    fetched: [...panel, 'TrashTab', 'trash', ...log],
    script: 168,
  },
  { visit: 'the list of posts', page: 'panel', fetched: [...panel, 'PostTab', 'posts'], script: 168.5 },
  // ProseMirror is 58 of it. The first preview adds the sanitiser (57), the first upload Storage (9).
  {
    visit: 'the form of a post',
    page: 'panel',
    fetched: [...panel, 'PostTab', 'posts', 'PostForm'],
    script: 241.5,
  },
];

describe('a user', () => {
  test.each(visits)('$visit stays in its budget', ({ page, fetched, script }) => {
    const weight = visitWeight(site.dist, `${page}.html`, fetched);
    // Less would mean that a part has another name now and was not counted.
    expect(weight).toBeGreaterThan(script * 1024 * 0.97);
    expect(weight).toBeLessThanOrEqual(script * 1024);
  });

  test('pages that read nothing have neither Firestore nor schemas', () => {
    const codeOf = (page: string, fetched: readonly string[]) =>
      visitScripts(site.dist, page, fetched)
        .map((path) => readFileSync(join(site.dist, path), 'utf8'))
        .join();
    const home = codeOf('index.html', user);
    expect(home).toContain('identitytoolkit');
    // Every schema of valibot has a method of the second name.
    for (const part of ['batchGet', '~run']) {
      expect(codeOf('settings.html', reader)).toContain(part);
      expect(home).not.toContain(part);
    }
  });
});
