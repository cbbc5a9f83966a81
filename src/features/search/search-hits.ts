import { routes } from '#core/addresses/routes.ts';
import { pageOf } from '#core/search/index-format.ts';
import { markedPieces, markedTerm } from '#core/search/marks.ts';
import { rank } from '#core/search/match.ts';
import { hashtagsOfHit, isAsked, type SearchTerm } from '#core/search/term.ts';
import { dayElement } from '#core/time/dates.ts';
import { element } from '#core/views/element.ts';
import { languageOfWord } from '#core/words/word-language.ts';
import type { Hit, VideoHit } from './engine.ts';
import type { QuickHit } from './quick-search.ts';
import { excerptOf } from './search-client.ts';
import { results } from './texts.ts';

const marked = (text: string, term: SearchTerm): (Node | string)[] =>
  markedPieces(text, term).map((piece) => (piece.marked ? element('mark', {}, piece.text) : piece.text));

export function titleLink(title: string, page: string, term: SearchTerm): HTMLElement {
  const link = element('a', { href: page }, element('span', {}, ...marked(title, term)));
  link.dataset.stop = '';
  return link;
}

const heading = (title: string, page: string, term: SearchTerm): HTMLElement =>
  element('h3', {}, titleLink(title, page, term));

function hashtagLinks(hashtags: readonly string[], term: SearchTerm, most: number): HTMLElement[] {
  return hashtagsOfHit(hashtags, term, most).map((tag) => {
    const words = isAsked(tag, term) ? element('mark', {}, tag) : tag;
    return element(
      'a',
      { className: 'tag', href: routes.search(tag), lang: languageOfWord(tag) ?? 'az' },
      words,
    );
  });
}

/** What is near the term may stand in the title (SEARCH-5). */
function isInBody({ rank: own, title, hashtags }: Omit<QuickHit, 'page'>, term: SearchTerm): boolean {
  if (own < rank.near) return own >= rank.body;
  return (
    !markedPieces(title, term).some(({ marked }) => marked) && !hashtags.some((tag) => isAsked(tag, term))
  );
}

const dateOf = ({ day }: Hit): HTMLElement => element('time', { className: 'date', ...dayElement(day) });

/** Has its height before its text, so that the page does not move. */
function excerpt(page: string, term: SearchTerm): HTMLElement {
  const paragraph = element('p', { className: 'excerpt' });
  excerptOf(page, term).then((text) => {
    if (text === null) paragraph.remove();
    else paragraph.append(element('b', {}, results.inBody), ' ', ...marked(text, term));
  });
  return paragraph;
}

export function hitItem(hit: Hit, asked: SearchTerm, tags: number): HTMLElement {
  const term = markedTerm(asked, hit);
  const page = pageOf(hit.kind, hit.slug);
  return element(
    'li',
    { className: 'hit' },
    heading(hit.title, page, term),
    ...(isInBody(hit, term) ? [excerpt(page, term)] : []),
    element(
      'div',
      { className: 'row hit-tags' },
      // Exercises and what is found on the device have no day.
      ...(hit.day > 0 ? [dateOf(hit)] : []),
      ...(hit.kind === 'blog' ? hashtagLinks(hit.hashtags, term, tags) : [kindOf(hit)]),
    ),
  );
}

export function videoItem(hit: VideoHit, asked: SearchTerm, tags: number): HTMLElement {
  const { title, page, hashtags } = hit;
  const term = markedTerm(asked, hit);
  return element(
    'li',
    { className: 'hit' },
    heading(title, page, term),
    element('div', { className: 'row hit-tags' }, ...hashtagLinks(hashtags, term, tags)),
  );
}

const isSnippet = (kind: QuickHit['kind']): boolean =>
  kind !== 'blog' && kind !== 'video' && kind !== 'exercise';

/** The names of the kinds are English. */
const kindOf = ({ kind }: Pick<QuickHit, 'kind'>): HTMLElement =>
  element('span', { className: 'date', lang: isSnippet(kind) ? 'en' : 'az' }, results.kinds[kind]);

export function quickItem(hit: QuickHit, typed: SearchTerm): HTMLElement {
  const term = markedTerm(typed, hit);
  const asked = hit.hashtags.find((tag) => isAsked(tag, term));
  const why = element('span', { className: 'why' });
  if (asked !== undefined && !isSnippet(hit.kind)) {
    const mark = element('mark', {}, asked);
    why.append(element('span', { className: 'tag', lang: languageOfWord(asked) ?? 'az' }, mark));
  }
  if (isInBody(hit, term)) why.append(element('span', { className: 'date' }, results.inBodyShort));
  why.append(kindOf(hit));
  return element('li', { className: 'hit' }, titleLink(hit.title, hit.page, term), why);
}

/** Items that are shown stay, so that a keyboard user keeps the focus. @param keyOf includes everything that an item shows. */
export function showHits<Item>(
  list: HTMLElement,
  hits: readonly Item[],
  keyOf: (hit: Item) => string,
  itemOf: (hit: Item) => HTMLElement,
): HTMLElement[] {
  const shown = new Map(
    [...list.querySelectorAll<HTMLElement>('[data-key]')].map((one) => [one.dataset.key, one]),
  );
  const fresh: HTMLElement[] = [];
  const items = hits.map((hit) => {
    const key = keyOf(hit);
    const known = shown.get(key);
    if (known) return known;
    const item = itemOf(hit);
    item.dataset.key = key;
    fresh.push(item);
    return item;
  });
  for (const one of shown.values()) if (!items.includes(one)) one.remove();
  for (const [index, item] of items.entries()) {
    // Moving an element would remove its focus, so items in the right place are not touched.
    if (list.children[index] !== item) list.insertBefore(item, list.children[index] ?? null);
  }
  return fresh;
}
