import { readdirSync } from 'node:fs';
import { expect, test } from 'vitest';
import { accessiblePages } from '#support/public-pages.ts';

/** Pages that accessibility.spec.ts does not open, and why. */
const elsewhere: Record<string, string> = {
  '404': '/yoxdur shows it',
  admin: 'the CMS makes it',
  'auth/action': 'email-action.spec.ts',
  'blog-list/[page]': '/blogs?page=1 shows it',
  certificate: '/certificate/yoxdur shows it',
  code: '/code/html is the same',
  'hashtag/[...page]': '/search?searchItem=css shows it',
  offline: 'offline.spec.ts',
  'lessons/[path]/quizzes': 'quizzes.spec.ts',
  'my-orders': 'orders.spec.ts',
  panel: 'accessibility.spec.ts by its tabs, and the tests of the panel',
  preview: 'a frame that runs the code of authors',
  settings: 'accounts-accessibility.spec.ts',
  'unbuilt-post': 'unbuilt-post.spec.ts',
  'unbuilt-snippet/[codeName]': 'unbuilt-snippet.spec.ts opens it, with the components of /code/css/…',
  user: 'accounts-accessibility.spec.ts',
};

const pages = readdirSync('src/pages', { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.astro'))
  .map((file) => file.replace('.astro', ''));

/** The addresses of a page: `lessons/[path]` has all of one more part. */
const addressesOf = (page: string) =>
  new RegExp(`^/${page.replace(/^index$/, '').replaceAll(/\[[^\]]+\]/g, '[^/]+')}$`);

test('[READ-7] every page is opened by the tests of accessibility, or it is said why not', () => {
  const opened = accessiblePages.map((address) => address.replace(/\?.*/, ''));
  const forgotten = pages.filter((page) => !opened.some((address) => addressesOf(page).test(address)));
  expect(forgotten.sort()).toEqual(Object.keys(elsewhere).sort());
});
