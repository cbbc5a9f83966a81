import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { visitWeight, weightOf } from '#support/page-weight.ts';
import { copySite, type SiteCopy } from '#support/site-copy.ts';

// Byte budgets of content pages, in KB br: the scripts that load without any action of the visitor, and the whole HTML
// with all of its styles (the first screen needs less).
const budgets = [
  { page: 'blogs/git.html', script: 5.875, htmlAndStyle: 15 },
  { page: 'blog-list/1.html', script: 4.875, htmlAndStyle: 11.25 },
  { page: 'index.html', script: 5.875, htmlAndStyle: 16 },
  { page: 'lessons.html', script: 4.75, htmlAndStyle: 12 },
  { page: 'lessons/frontend.html', script: 5.125, htmlAndStyle: 13.875 },
  { page: 'lessons/frontend/videos.html', script: 4.625, htmlAndStyle: 11.75 },
  { page: 'portfolio.html', script: 4.75, htmlAndStyle: 13.5 },
  { page: 'code/html.html', script: 4.5, htmlAndStyle: 11.5 },
  { page: 'code/css/grid-ilə-çevik-kart-toru.html', script: 5.875, htmlAndStyle: 15 },
  { page: 'preview.html', script: 3.75, htmlAndStyle: 3.75 },
  { page: 'order.html', script: 6.25, htmlAndStyle: 14.5 },
  { page: 'contact.html', script: 6.5, htmlAndStyle: 12.75 },
  { page: 'search.html', script: 11, htmlAndStyle: 12 },
  { page: '404.html', script: 5.375, htmlAndStyle: 10.75 },
];

/** Without these settings the pages of the forms show no form. */
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
  test.each(budgets)('$page stays within its budget', ({ page, script, htmlAndStyle }) => {
    const weight = weightOf(site.dist, page);
    expect(weight.script).toBeLessThanOrEqual(script * 1024);
    expect(weight.html + weight.style).toBeLessThanOrEqual(htmlAndStyle * 1024);
  });

  test('every script of a page is counted, including its imports', () => {
    expect(weightOf(site.dist, 'blogs/git.html').scripts.length).toBeGreaterThan(3);
  });
});

// What staff load, in KB br; React is 59 of them, Firebase 50, zod 9. Each list contains the list before it.
const gate = ['account-links.client', 'toasts.client', 'accounts', 'people', 'gate'];
const panel = [...gate, 'PanelLayout', 'publishing'];
const videos = [...panel, 'VideoTab', 'videos'];
const visits = [
  { visit: 'the gate', fetched: gate, script: 148 },
  { visit: 'the list of videos', fetched: videos, script: 170.5 },
  { visit: 'the form of a video', fetched: [...videos, 'VideoForm', 'youtube'], script: 174 },
  { visit: 'the list of snippets', fetched: [...panel, 'CodeTab', 'snippets'], script: 170.5 },
  {
    visit: 'users and the log',
    fetched: [...panel, 'UserTab', 'log', 'resolve-names', 'name-lookup'],
    script: 169.5,
  },
  {
    visit: 'the trash and the log',
    fetched: [...panel, 'TrashTab', 'trash', 'log', 'resolve-names', 'name-lookup'],
    script: 167.5,
  },
  { visit: 'the list of posts', fetched: [...panel, 'BlogTab', 'posts'], script: 172.5 },
  // ProseMirror is 58 of it. The first preview adds the sanitiser (57), the first upload Storage (9).
  { visit: 'the form of a post', fetched: [...panel, 'BlogTab', 'posts', 'PostForm'], script: 242.5 },
];

describe('staff in the panel', () => {
  test.each(visits)('$visit stays within its budget', ({ fetched, script }) => {
    const weight = visitWeight(site.dist, 'panel.html', fetched);
    expect(weight).toBeGreaterThan(100 * 1024);
    expect(weight).toBeLessThanOrEqual(script * 1024);
  });
});
