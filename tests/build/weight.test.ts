import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { islandWeight, weightOf } from '#support/page-weight.ts';
import { copySite, type SiteCopy } from '#support/site-copy.ts';

// Byte budgets of pages that are read, in KB br: scripts that run before anything is asked for, and the whole HTML with
// all of its styles (the first screen needs less).
const budgets = [
  { page: 'blogs/git.html', script: 5, htmlAndStyle: 15 },
  { page: 'blog-list/1.html', script: 4.5, htmlAndStyle: 11 },
  { page: 'index.html', script: 5, htmlAndStyle: 16 },
  { page: 'lessons.html', script: 4.5, htmlAndStyle: 12 },
  { page: 'lessons/frontend.html', script: 4.5, htmlAndStyle: 13.5 },
  { page: 'lessons/frontend/videos.html', script: 4.5, htmlAndStyle: 11 },
  { page: 'portfolio.html', script: 4.5, htmlAndStyle: 13.5 },
  { page: 'code/html.html', script: 4.5, htmlAndStyle: 11.5 },
  { page: 'code/css/grid-ilə-çevik-kart-toru.html', script: 5, htmlAndStyle: 15 },
  { page: 'preview.html', script: 1.5, htmlAndStyle: 1.5 },
  { page: 'order.html', script: 5.75, htmlAndStyle: 14 },
  { page: 'contact.html', script: 6, htmlAndStyle: 12.5 },
  { page: 'search.html', script: 10, htmlAndStyle: 12 },
  { page: '404.html', script: 4.5, htmlAndStyle: 10 },
];

/** Without these the pages of the forms have none. */
const forms = {
  PUBLIC_EMAILJS_PUBLIC_KEY: 'k',
  PUBLIC_EMAILJS_SERVICE_ID: 's',
  PUBLIC_EMAILJS_ORDER_TEMPLATE: 'o',
  PUBLIC_EMAILJS_CONTACT_TEMPLATE: 'c',
};

let site: SiteCopy;
beforeAll(async () => {
  site = copySite();
  expect((await site.build(forms)).ok).toBe(true);
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

// React is 56 KB of each, Firebase 50. A preview adds the sanitiser (57), the first upload Storage (9).
describe('staff who write', () => {
  const list = ['accounts', 'people', 'gate', 'publishing', 'BlogTab', 'posts'];
  test.each([
    { what: 'the list of posts', opened: list, script: 160 },
    { what: 'with the editor', opened: [...list, 'PostForm'], script: 230 },
  ])('$what stays in its budget', ({ opened, script }) => {
    expect(islandWeight(site.dist, 'panel.html', opened)).toBeLessThanOrEqual(script * 1024);
  });
});
