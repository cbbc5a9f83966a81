// @vitest-environment jsdom
import { beforeEach, describe, expect, test } from 'vitest';
import { rank } from '#core/search/match.ts';
import { searchTerm } from '#core/search/term.ts';
import type { QuickHit } from './quick-search.ts';
import { quickItem, showHits } from './search-hits.ts';

let list: HTMLElement;
beforeEach(() => {
  list = document.createElement('ol');
  document.body.replaceChildren(list);
});

const itemOf = (word: string): HTMLElement => {
  const item = document.createElement('li');
  const link = document.createElement('a');
  link.href = `/${word}`;
  link.textContent = word;
  item.append(link);
  return item;
};
const show = (...words: string[]) => showHits(list, words, (word) => word, itemOf);
const shown = () => [...list.children].map(({ textContent }) => textContent);

describe('a list of hits', () => {
  test('[SEARCH-4] shows the hits in their order and returns the new ones', () => {
    expect(show('css', 'grid')).toEqual([...list.children]);
    expect(show('flex', 'css', 'html', 'grid').map(({ textContent }) => textContent)).toEqual([
      'flex',
      'html',
    ]);
    expect(shown()).toEqual(['flex', 'css', 'html', 'grid']);
    show('grid', 'flex');
    expect(shown()).toEqual(['grid', 'flex']);
    show();
    expect(shown()).toEqual([]);
  });

  test('[SEARCH-4] keeps the focus in an item that stays', () => {
    show('css', 'grid');
    const link = list.querySelector<HTMLElement>('[href="/grid"]');
    link?.focus();
    show('flex', 'css', 'grid', 'html');
    expect(document.activeElement).toBe(link);
  });
});

describe('a hit of the quick search', () => {
  const hit: QuickHit = {
    kind: 'blog',
    page: '/blogs/a',
    title: '<b>CSS</b>',
    hashtags: ['css', 'rəng'],
    rank: rank.body,
  };

  test('[SEARCH-4] shows its title as text, marks the matching words, and says why it was found', () => {
    const item = quickItem(hit, searchTerm('css'));
    expect(item.querySelector('b')).toBeNull();
    expect([...item.querySelectorAll('mark')].map(({ textContent }) => textContent)).toEqual(['CSS', 'css']);
    expect(item.querySelector('.why')?.textContent).toBe('cssmətndəYazı');
  });

  test('[SEARCH-4] shows the language of a snippet instead of a hashtag', () => {
    const item = quickItem({ ...hit, kind: 'css', rank: rank.exact }, searchTerm('css'));
    expect(item.querySelector('.why')?.textContent).toBe('CSS');
    expect(item.querySelector('.why [lang="en"]')).not.toBeNull();
  });
});
