// Hits as list items. Every text goes in as text, never as HTML.

import type { Hit, VideoHit } from '#domain/search/engine.ts';
import { pageOf } from '#domain/search/index-format.ts';
import { markedPieces } from '#domain/search/marks.ts';
import { rank } from '#domain/search/match.ts';
import type { SearchTerm } from '#domain/search/term.ts';
import { fullDate, shortDate } from '#domain/shared/dates.ts';
import { foldLetters } from '#domain/shared/letters.ts';
import { routes } from '#domain/shared/routes.ts';
import { languageOfWord } from '#domain/shared/word-language.ts';
import { results } from '#messages/search/search.ts';
import { excerptOf } from '#stores/search/excerpts.ts';

function element<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  className: string,
  ...children: (Node | string)[]
): HTMLElementTagNameMap[Name] {
  const made = document.createElement(name);
  if (className) made.className = className;
  made.append(...children);
  return made;
}

const marked = (text: string, term: SearchTerm): (Node | string)[] =>
  markedPieces(text, term).map((piece) => (piece.marked ? element('mark', '', piece.text) : piece.text));

function heading(title: string, page: string, term: SearchTerm): HTMLElement {
  const link = element('a', '', ...marked(title, term));
  link.href = page;
  link.dataset.stop = '';
  return element('h3', '', link);
}

/** The hashtag that was looked for comes first, or a reader would wonder why this is a hit. */
function hashtagLinks(hashtags: readonly string[], term: SearchTerm, most: number): HTMLElement[] {
  const isAsked = (tag: string) => foldLetters(tag) === term.loose.hashtag;
  const ordered = [...hashtags.filter(isAsked), ...hashtags.filter((tag) => !isAsked(tag))];
  return ordered.slice(0, most).map((tag) => {
    const link = element('a', 'tag', isAsked(tag) ? element('mark', '', tag) : tag);
    link.href = routes.search(tag);
    const language = languageOfWord(tag);
    if (language) link.lang = language;
    return link;
  });
}

function dateOf({ day }: Hit): HTMLElement {
  // Noon, so that it is the same day in Baku.
  const noon = new Date((day + 0.5) * 86_400_000);
  const time = element('time', 'date', shortDate(noon));
  time.dateTime = noon.toISOString().slice(0, 10);
  time.title = fullDate(noon);
  return time;
}

/** Stands with its height before its words have come, so that nothing jumps. */
function excerpt(page: string, term: SearchTerm): HTMLElement {
  const paragraph = element('p', 'excerpt');
  excerptOf(page, term).then((text) => {
    if (text === null) paragraph.remove();
    else paragraph.append(element('b', '', results.inBody), ' ', ...marked(text, term));
  });
  return paragraph;
}

export function hitItem(hit: Hit, term: SearchTerm, tags: number): HTMLElement {
  const page = pageOf(hit.kind, hit.slug);
  const language = element('span', 'date', results.kinds[hit.kind]);
  language.lang = 'en';
  return element(
    'li',
    'hit',
    heading(hit.title, page, term),
    ...(hit.rank >= rank.body ? [excerpt(page, term)] : []),
    element(
      'div',
      'tags',
      dateOf(hit),
      ...(hit.kind === 'blog' ? hashtagLinks(hit.hashtags, term, tags) : [language]),
    ),
  );
}

export const videoItem = ({ title, page, hashtags }: VideoHit, term: SearchTerm, tags: number): HTMLElement =>
  element(
    'li',
    'hit',
    heading(title, page, term),
    element('div', 'tags', ...hashtagLinks(hashtags, term, tags)),
  );
