import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { visitWeight, weightOf } from '#support/page-weight.ts';
import { copySite, type SiteCopy } from '#support/site-copy.ts';

// Byte budgets of pages that are read, in KB br: script files that run before anything is asked for, and the whole HTML with
// the styles in it.
const budgets = [
  { page: 'blogs/git.html', script: 4.75, htmlAndStyle: 14.5625 },
  { page: 'blog-list/1.html', script: 3.8125, htmlAndStyle: 11.0625 },
  { page: 'index.html', script: 5.1875, htmlAndStyle: 15.375 },
  { page: 'lessons.html', script: 4, htmlAndStyle: 11.625 },
  { page: 'lessons/frontend.html', script: 4.375, htmlAndStyle: 13.6875 },
  { page: 'lessons/frontend/videos.html', script: 3.5, htmlAndStyle: 11.5625 },
  { page: 'portfolio.html', script: 3.625, htmlAndStyle: 12.625 },
  { page: 'code/html.html', script: 3.375, htmlAndStyle: 10.5625 },
  { page: 'code/css/grid-ilə-çevik-kart-toru.html', script: 4.75, htmlAndStyle: 12.25 },
  { page: 'preview.html', script: 0, htmlAndStyle: 2.8125 },
  { page: 'order.html', script: 3.5, htmlAndStyle: 14.5 },
  { page: 'contact.html', script: 3.8125, htmlAndStyle: 12.75 },
  { page: 'search.html', script: 9.8125, htmlAndStyle: 11.1875 },
  { page: '404.html', script: 4.25, htmlAndStyle: 10.375 },
];

/** Of every page, behind its first paint, in KB br. */
const laterStyle = 1.8125;

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
    expect(weight.laterStyle).toBeLessThanOrEqual(laterStyle * 1024);
  });

  test('every script of a page is counted, what it imports too', () => {
    expect(weightOf(site.dist, 'blogs/git.html').scripts.length).toBeGreaterThan(3);
  });
});

// What staff load, KB br; 59 of them are React's, 50 Firebase's, 9 zod's. Each fetches what the one before it has.
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
  test.each(visits)('$visit stays in its budget', ({ fetched, script }) => {
    const weight = visitWeight(site.dist, 'panel.html', fetched);
    expect(weight).toBeGreaterThan(100 * 1024);
    expect(weight).toBeLessThanOrEqual(script * 1024);
  });
});
