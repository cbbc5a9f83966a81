import { describe, expect, test } from 'vitest';
import { signInFrom, signUpFrom } from '#domain/shared/return-path.ts';
import { usernameFromPath } from '#domain/shared/routes.ts';

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

describe('[SIGNIN-4] the page to return to after sign-in', () => {
  test('keeps a path of this site', () => {
    expect(signUpFrom('/user/nigar')).toBe('/sign-up?from=%2Fuser%2Fnigar');
    expect(signInFrom('/settings')).toBe('/sign-in?from=%2Fsettings');
  });
  test.each(['/', '/sign-up', '//evil.example', 'https://evil.example'])('ignores %s', (path) => {
    expect(signUpFrom(path)).toBe('/sign-up');
  });
});
