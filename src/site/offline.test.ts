import { expect, test } from 'vitest';
import {
  filesIn,
  importsIn,
  isBuiltFile,
  isOutside,
  isPage,
  isPicture,
  isSearchPage,
  keptAddress,
  messageIn,
} from './offline.ts';
import { kindOfKept, whyNotKept } from './offline-reason.ts';

const at = (address: string) => keptAddress(new URL(address, 'https://kodyol.example'));

test('[READ-5] pages that are read are kept under one address each', () => {
  for (const page of [
    '/',
    '/lessons',
    '/lessons/frontend',
    '/portfolio',
    '/order',
    '/blogs/git',
    '/code',
    '/code/css',
  ])
    expect(at(page)).toBe(page);
  expect(at('/code/css/tor')).toBe('/code/css/tor');
  expect(at('/blogs/ə')).toBe('/blogs/%C9%99');
  for (const same of ['/blogs/git/', '/blogs/git.html', '/blogs/git?utm_source=x&fbclid=y', '/blogs/git#son'])
    expect(at(same)).toBe('/blogs/git');
  expect(at('/index.html')).toBe('/');
  expect(at('/contact?subject=Ayla')).toBe('/contact');
  expect(at('/blogs')).toBe('/blogs?page=1');
  expect(at('/blogs?page=2&utm_source=x')).toBe('/blogs?page=2');
  for (const odd of ['0', '-1', '1e9x', '../2', '%00'])
    expect(at(`/blogs?page=${odd}`)).toBe('/blogs?page=1');
});

test('[READ-5] nothing personal has an address to keep it under', () => {
  const personal = ['user', 'user/ayla', 'settings', 'saved', 'panel', 'sign-in', 'sign-up', 'auth/action'];
  for (const page of [
    ...personal,
    'lessons/frontend/videos',
    'lessons/frontend/videos/',
    'lessons/frontend/videos.html',
  ])
    expect(at(`/${page}`), page).toBeNull();
  for (const page of [
    'admin',
    'preview',
    'search?searchItem=css',
    'build.json',
    'sw.js',
    '__mail',
    '__reports',
    'share/home.png',
  ])
    expect(at(`/${page}`), page).toBeNull();
});

test('[READ-5] the worker leaves the CMS and the preview alone', () => {
  for (const path of ['/admin', '/admin/cms.js', '/admin.html', '/preview', '/preview.html'])
    expect(isOutside(path), path).toBe(true);
  for (const path of ['/', '/blogs/admin', '/administrator', '/previews'])
    expect(isOutside(path), path).toBe(false);
  for (const path of ['/search', '/search/', '/search.html']) expect(isSearchPage(path)).toBe(true);
  expect(isSearchPage('/search/titles.json')).toBe(false);
});

test('[READ-5] a list of saved pages is taken from a message of the right shape only', () => {
  const keep = (...addresses: string[]) => messageIn({ type: 'keep', addresses });
  expect(keep('/blogs/git', '/code/css/tor', '/blogs/git')).toEqual({
    type: 'keep',
    addresses: ['/blogs/git', '/code/css/tor'],
  });
  expect(keep('/blogs/%C9%99', '/blogs/ə')).toEqual({ type: 'keep', addresses: ['/blogs/%C9%99'] });
  const refused = [
    '//evil.example/blogs/x',
    'https://evil.example/blogs/x',
    '\\blogs/x',
    'blogs/git',
    '/user/ayla',
    '/certificate/0',
  ];
  expect(keep(...refused, '/blogs/../settings', '/lessons/frontend', '/code/php/x', '/blogs', '/%')).toEqual({
    type: 'keep',
    addresses: [],
  });
  expect(keep(...Array.from({ length: 500 }, (_, n) => `/blogs/${n}`))).toMatchObject({
    addresses: { length: 300 },
  });
  expect(messageIn({ type: 'forget' })).toEqual({ type: 'forget' });
  for (const other of [
    null,
    'keep',
    { type: 'keep' },
    { type: 'keep', addresses: [1] },
    { type: 'CACHE_URLS' },
  ])
    expect(messageIn(other)).toBeNull();
});

test('[READ-5] only a whole page of this site is kept as a page', () => {
  const answer = (over: object = {}) =>
    Object.assign(Object.create({}), {
      status: 200,
      type: 'basic',
      redirected: false,
      headers: new Headers({ 'content-type': 'text/html; charset=utf-8' }),
      ...over,
    });
  expect(isPage(answer())).toBe(true);
  for (const over of [
    { status: 404 },
    { status: 206 },
    { status: 0, type: 'opaque' },
    { type: 'cors' },
    { redirected: true },
    { headers: new Headers({ 'content-type': 'application/json' }) },
    { headers: new Headers() },
  ])
    expect(isPage(answer(over)), JSON.stringify(over)).toBe(false);
});

test('[READ-5] pictures and built files are told apart by their addresses', () => {
  for (const path of ['/images/covers/git.svg', '/icons/192.png', '/favicon.svg', '/_astro/a.B_c.avif'])
    expect(isPicture(path), path).toBe(true);
  for (const path of ['/_astro/a.js', '/_astro/a.woff2', '/share/home.png', '/user/a.png'])
    expect(isPicture(path), path).toBe(false);
  expect([isBuiltFile('/_astro/a.js'), isBuiltFile('/a/_astro/a.js')]).toEqual([true, false]);
});

test('[READ-5] a saved page is kept with the files that it and its scripts name', () => {
  const html = `<script>f([{"url":"/_astro/a.woff2"}])</script><img src="/images/ə.svg" srcset="/_astro/a.avif 600w, /_astro/b.avif 900w">
    <use href="/_astro/e.svg#x"></use><script type="text/later" data-src="/_astro/p.js"></script>
    <a href="/blogs/x"></a><img src="https://h.example/images/x.png"><a href="/blogs/images/x"><img src="/images/a&amp;b.svg"><p>("/images/text.png") /images/a &lt;img src="/images/b.png"</p>`;
  expect(filesIn(html)).toEqual([
    '/_astro/a.woff2',
    '/images/ə.svg',
    '/_astro/a.avif',
    '/_astro/b.avif',
    '/_astro/e.svg',
    '/_astro/p.js',
    '/images/a&b.svg',
  ]);
  const code =
    'import{a as b}from"./a.B.js";import"./c.js";const l=()=>import("./later.js");export{x}from"./d.js"';
  expect(importsIn(code, '/_astro/p.js')).toEqual(['/_astro/a.B.js', '/_astro/c.js', '/_astro/d.js']);
});

test('[READ-5] an address that is not on the device says what it needs', () => {
  expect(whyNotKept('/offline')).toBe('own');
  expect(whyNotKept('/lessons/frontend/videos')).toBe('videos');
  expect(whyNotKept('/panel')).toBe('panel');
  for (const path of ['/user/ayla', '/settings', '/sign-in', '/sign-up'])
    expect(whyNotKept(path)).toBe('account');
  for (const path of ['/', '/blogs/yeni', '/users']) expect(whyNotKept(path)).toBe('page');
});

test('[READ-5] the list says what a page is', () => {
  expect(['/blogs/git', '/code/css/tor', '/code/css', '/blogs?page=2', '/'].map(kindOfKept)).toEqual([
    'post',
    'snippet',
    'page',
    'page',
    'page',
  ]);
});
