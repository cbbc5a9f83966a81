// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { searchTerm } from '#core/search/term.ts';
import { searchTermScript } from './first-paint.ts';
import { results } from './texts.ts';

function headingOf(typed: string): string {
  document.body.innerHTML = '<h1 data-title></h1>';
  history.replaceState(null, '', `/search?${new URLSearchParams({ searchItem: typed })}`);
  new Function(searchTermScript)();
  return document.querySelector('h1')?.textContent ?? '';
}

test('[SEARCH-1] the heading names the term, tidied as the search tidies it', () => {
  for (const typed of [
    'css',
    '  çevik \n kart  ',
    'i\u0307nternet',
    're\u200bact',
    '👩\u200d💻',
    '<b>',
    'a'.repeat(500),
    `a${'👩'.repeat(150)}`,
  ]) {
    const { text } = searchTerm(typed);
    expect(headingOf(typed)).toBe(results.of(text));
    expect(document.title).toBe(text);
  }
});

test('[SEARCH-1] without a term it says so', () => {
  for (const typed of ['  ', '\u200b\u2060']) expect(headingOf(typed)).toBe(results.noTerm);
});
