import { globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { builtSite } from '#support/built-site.ts';
import { visitScripts, visitWeight, weightOf } from '#support/page-weight.ts';

// Byte budgets of pages that are read, in KB br: script files that run before anything is asked for, the whole HTML with the
// styles in it, and the styles behind its first paint.
const budgets = [
  { page: 'blogs/git.html', script: 6, htmlAndStyle: 14 },
  { page: 'index.html', script: 6, htmlAndStyle: 14.1 },
  { page: 'lessons/frontend.html', script: 6, htmlAndStyle: 14 },
  { page: 'order.html', script: 6, htmlAndStyle: 14 },
  { page: 'lessons/backend/exercises/sifarişin-məbləği.html', script: 10, htmlAndStyle: 14 },
  { page: 'search.html', script: 16, htmlAndStyle: 14 },
  { page: 'preview.html', script: 0, htmlAndStyle: 4 },
];
const laterStyle = 6;

let site: { dist: string };
beforeAll(async () => {
  site = await builtSite();
});

describe('a guest who reads', () => {
  test.each(budgets)('$page stays within its budget', ({ page, script, htmlAndStyle }) => {
    const weight = weightOf(site.dist, page);
    expect(weight.script).toBeLessThanOrEqual(script * 1024);
    expect(weight.html + weight.style).toBeLessThanOrEqual(htmlAndStyle * 1024);
    expect(weight.laterStyle).toBeLessThanOrEqual(laterStyle * 1024);
  });

  // A file that joins another one can bring what that needs: schemas, the sanitiser, all languages of code.
  test('no other page loads more than a page of a user or an unbuilt post', () => {
    const pages = globSync('**/*.html', { cwd: site.dist });
    expect(pages.length).toBeGreaterThan(80);
    const heavy = pages.map((page) => ({ page, script: weightOf(site.dist, page).script / 1024 }));
    expect(heavy.filter(({ script }) => script > 30.6)).toEqual([]);
    const most = { offline: 6, certificate: 17, saved: 17 };
    for (const [page, script] of Object.entries(most))
      expect(weightOf(site.dist, `${page}.html`).script, page).toBeLessThanOrEqual(script * 1024);
  });

  test('every script of a page is counted, including its imports', () => {
    expect(weightOf(site.dist, 'blogs/git.html').scripts.length).toBeGreaterThan(3);
  });

  test('no part that a guest loads later brings Firebase', () => {
    const parts = [
      'map.client',
      'ContactForm',
      'mail-gateway',
      'toasts',
      'quick-search',
      'save-press',
      'lightbox',
      'carousel',
    ];
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
    const asked = all(/<link rel="(stylesheet|(module)?preload)"[^>]*>|<script[^>]* src=[^>]*>/g);
    // What every search needs; the modules and the worker come behind everything else.
    const ofSearch = /"\/search\/titles\.json"|<link rel="modulepreload" fetchpriority="low"/;
    expect(asked.filter((element) => page !== 'search.html' || !ofSearch.test(element))).toEqual([]);
    const styles = all(/<style[\s\S]*?<\/style>/g).join('');
    expect([...styles.matchAll(/url\(["']?(?!["']|data:)[^)]*/g)].map(([url]) => url)).toEqual([]);
    const pictures = all(/<img [^>]*>/g).filter((picture) => !/ loading="lazy"| hidden/.test(picture));
    expect(pictures.length, pictures.join('\n')).toBeLessThanOrEqual(1);
  });

  test('[SEARCH-5] the search page asks for all files that its first result needs', () => {
    const html = readFileSync(join(site.dist, 'search.html'), 'utf8');
    const asked = (rel: string) =>
      [...html.matchAll(new RegExp(`<link rel="${rel}"[^>]* href="([^"]+)"`, 'g'))].map(
        ([, href = '']) => href,
      );
    const scripts = weightOf(site.dist, 'search.html').scripts.sort();
    const [worker = '', ...others] = asked('modulepreload').filter((file) => !scripts.includes(file));
    expect(asked('modulepreload').sort()).toEqual([...scripts, worker].sort());
    expect(others).toEqual([]);
    expect(readFileSync(join(site.dist, worker), 'utf8')).toContain('postMessage');
    // The titles can be larger than everything else.
    expect(html.lastIndexOf('rel="modulepreload"')).toBeLessThan(html.indexOf('/search/titles.json'));
  });
});

// What somebody who is signed in loads, KB br. Firebase Auth is 23 of it; on all pages but the first React is 57, Firestore 25.
const user = ['account-links.client', 'accounts-gateway'];
const reader = [...user, 'people'];
const panel = [...reader, 'gate-gateway', 'PanelLayout'];
const visits = [
  { visit: 'the home page', page: 'index', fetched: user, script: 45 },
  {
    visit: 'the videos of a course before one is played',
    page: 'lessons/frontend/videos',
    fetched: [...reader, 'mount', 'videos.gateway', 'progress'],
    script: 165,
  },
  { visit: 'the gate of the panel', page: 'panel', fetched: [...reader, 'gate-gateway'], script: 152 },
  {
    visit: 'the list of videos',
    page: 'panel',
    fetched: [...panel, 'VideoTab', 'videos.desk.gateway'],
    script: 203,
  },
  // ProseMirror is 58 of it. The first preview adds the sanitiser (57), the first upload Storage (9).
  {
    visit: 'the form of a post',
    page: 'panel',
    fetched: [...panel, 'PostTab', 'articles-gateway', 'PostForm'],
    script: 274,
  },
];

describe('a user', () => {
  test.each(visits)('$visit stays in its budget', ({ page, fetched, script }) => {
    expect(visitWeight(site.dist, `${page}.html`, fetched)).toBeLessThanOrEqual(script * 1024);
    const names = visitScripts(site.dist, `${page}.html`, fetched).map((path) => basename(path));
    // A part that has another name now was not counted.
    for (const part of fetched)
      expect(
        names.filter((name) => name.startsWith(`${part}.`)),
        part,
      ).not.toEqual([]);
  });

  test('no page but the panel loads code of the panel', () => {
    const having = (page: string, fetched: readonly string[]) =>
      visitScripts(site.dist, `${page}.html`, fetched).filter((path) =>
        readFileSync(join(site.dist, path), 'utf8').includes('panel-aside'),
      );
    expect(having('panel', panel)).not.toEqual([]);
    for (const page of ['index', 'settings', 'user', 'lessons/frontend/videos', 'search'])
      expect(having(page, [...reader, 'mount', 'videos.gateway', 'progress']), page).toEqual([]);
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
