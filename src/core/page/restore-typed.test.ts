// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test } from 'vitest';
import { typedKey } from '#core/device/page-storage-keys.ts';
import { $toasts } from '#core/views/toasts.ts';
import { restoreTyped } from './restore-typed.client.ts';

beforeEach(() => {
  document.body.innerHTML = '<main><form class="form"><input name="a"><input name="b"></form></main>';
});
afterEach(() => $toasts.set([]));

const field = (name: string) => document.querySelector<HTMLInputElement>(`[name=${name}]`);
const values = () => ['a', 'b'].map((name) => field(name)?.value);
const here = typedKey(location.pathname);
const keep = (...typed: unknown[]) => sessionStorage.setItem(here, JSON.stringify({ uid: '', typed }));

test('[SHELL-14] text comes back once, and the field that had the focus gets it again', () => {
  keep(['a', 'Aysel', false, false], ['b', 'Salam', false, true]);
  restoreTyped(true);
  expect(values()).toEqual(['Aysel', 'Salam']);
  expect(document.activeElement).toBe(field('b'));
  expect($toasts.get()).toHaveLength(1);
});

test('[SHELL-14] what was typed or chosen since stays', () => {
  keep(['a', 'Aysel', false, true]);
  const [a, b] = [field('a'), field('b')];
  if (a) a.value = 'Aynur';
  b?.focus();
  restoreTyped(true);
  expect(values()).toEqual(['Aynur', '']);
  expect(document.activeElement).toBe(b);
});

test('[SIGNIN-1] what is being typed into a field that React controls stays', () => {
  keep(['a', 'Aysel', false, false]);
  const a = field('a');
  // React writes the value of a field that it controls as its default, too.
  for (const name of ['value', 'defaultValue'] as const) Object.assign(a ?? {}, { [name]: 'Aynur' });
  a?.focus();
  restoreTyped(false);
  expect(values()).toEqual(['Aynur', '']);
});

test('[SIGNIN-1] text that comes back under the caret is selected: what is typed next replaces it', () => {
  keep(['a', 'Aysel', false, false]);
  const a = field('a');
  a?.focus();
  restoreTyped(false);
  expect([a?.value, a?.selectionStart, a?.selectionEnd]).toEqual(['Aysel', 0, 5]);
});

test('[SHELL-14] text of a build that did not keep the focus comes back, and what is no field is ignored', () => {
  keep(['a', 'Aysel', false], ['b', 5, false], null);
  restoreTyped(true);
  expect(values()).toEqual(['Aysel', '']);
  expect(document.activeElement).toBe(document.body);
});

test('[CONTACT-2] [ORDER-2] a reload that the visitor has made is not spoken of', () => {
  keep(['a', 'Aysel', false, false]);
  restoreTyped(false);
  expect([values(), $toasts.get()]).toEqual([['Aysel', ''], []]);
});
