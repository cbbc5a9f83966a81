import { describe, expect, test } from 'vitest';
import { returnPath, signInFrom, signUpFrom } from './return-path.ts';
import { isCodePath, routes, usernameFromPath } from './routes.ts';

describe('[SIGNIN-4] returnPath', () => {
  test.each(['/blogs/git', '/blogs?page=2', '/user/ayla', '/lessons/3d-modelling/videos#paid'])(
    '%s is kept',
    (path) => {
      expect(returnPath(path)).toBe(path);
    },
  );

  test.each([
    null,
    '',
    'blogs',
    '//evil.example',
    '/\\evil.example',
    '/blogs\\..\\x',
    'https://evil.example',
    'javascript:alert(1)',
    '/sign-in',
    '/sign-up?from=/x',
    '/a b',
    '/\n/evil.example',
  ])('%j is home', (path) => {
    expect(returnPath(path)).toBe('/');
  });
});

test('[SIGNIN-4] the sign-in link remembers where it was clicked', () => {
  expect(signInFrom('/blogs?page=2')).toBe('/sign-in?from=%2Fblogs%3Fpage%3D2');
  expect(signInFrom('/')).toBe('/sign-in');
  expect(signInFrom('/sign-up')).toBe('/sign-in');
  expect(signUpFrom('/user/nigar')).toBe('/sign-up?from=%2Fuser%2Fnigar');
  expect(signUpFrom('//evil.example')).toBe('/sign-up');
});

test('user input in addresses is encoded', () => {
  expect(routes.search('c#/?')).toBe('/search?searchItem=c%23%2F%3F');
  expect(routes.blog('düzüm')).toBe('/blogs/d%C3%BCz%C3%BCm');
});

test('[SHELL-3] pages of the code library are recognised by their address', () => {
  for (const path of ['/code', '/code/html', '/code/js/düymə', '/code/html.html'])
    expect(isCodePath(path)).toBe(true);
  for (const path of ['/', '/codes', '/blogs/code', '/coder/html']) expect(isCodePath(path)).toBe(false);
});

describe('[USER-1] the address of a profile', () => {
  test.each([
    ['/user/nigar', 'nigar'],
    ['/user/nigar/', 'nigar'],
    ['/user/a.b_c-1', 'a.b_c-1'],
    ['/user/%C9%99li', 'əli'],
    ['/user/%', null],
    ['/user', null],
    ['/user/', null],
    ['/user/nigar/photo', null],
    ['/users/nigar', null],
  ])('%s', (path, username) => {
    expect(usernameFromPath(path)).toBe(username);
  });
});
