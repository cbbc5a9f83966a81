import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { weightOf } from '#support/page-weight.ts';
import { copySite, type SiteCopy } from '#support/site-copy.ts';

// Byte budgets of pages that are read, in KB br: scripts that run before anything is asked for, and the whole HTML with
// all of its styles (the first screen needs less).
const budgets = [
  { page: 'blogs/git.html', script: 5, htmlAndStyle: 15 },
  { page: 'blog-list/1.html', script: 4, htmlAndStyle: 11 },
  { page: 'index.html', script: 5, htmlAndStyle: 16 },
  { page: 'lessons.html', script: 4, htmlAndStyle: 12 },
  { page: 'lessons/frontend.html', script: 4, htmlAndStyle: 13.5 },
  { page: 'portfolio.html', script: 4, htmlAndStyle: 13.5 },
  { page: 'search.html', script: 9.5, htmlAndStyle: 12 },
  { page: '404.html', script: 4, htmlAndStyle: 10 },
];

let site: SiteCopy;
beforeAll(async () => {
  site = copySite();
  expect((await site.build()).ok).toBe(true);
});
afterAll(() => site.remove());

describe('a guest who reads', () => {
  test.each(budgets)('$page stays in its budget', ({ page, script, htmlAndStyle }) => {
    const weight = weightOf(site.dist, page);
    expect(weight.script).toBeLessThanOrEqual(script * 1024);
    expect(weight.html + weight.style).toBeLessThanOrEqual(htmlAndStyle * 1024);
  });

  test('every script of a page is counted, what it imports too', () => {
    expect(weightOf(site.dist, 'blogs/git.html').scripts.length).toBeGreaterThan(3);
  });
});
