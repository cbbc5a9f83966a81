// QUICK-2 … QUICK-6. The overlay stays in the page, so that it opens at once the next time.

import { routes, searchField } from '#core/addresses/routes.ts';
import { pageOf } from '#core/search/index-format.ts';
import { searchTerm } from '#core/search/term.ts';
import { moveFocusWithArrows } from '#core/views/arrow-keys.ts';
import { states } from '#core/views/common-texts.ts';
import { element } from '#core/views/element.ts';
import { icon } from '#core/views/icons.ts';
import { languageOfWord } from '#core/words/word-language.ts';
import type { Hit } from './engine.ts';
import {
  $quickResults,
  $recentSearches,
  clearRecentSearches,
  type QuickResults,
  retryQuickSearch,
  typeQuickSearch,
} from './quick-search.ts';
import { quickItem, showHits, titleLink } from './search-hits.ts';
import { $newest, loadNewest } from './search-store.ts';
import { shortcut } from './shortcut.ts';
import { searchTags } from './tags.ts';
import { search, results as texts } from './texts.ts';

const close = element(
  'button',
  { className: 'icon-button', type: 'button', ariaLabel: search.close },
  icon('close'),
);
const keys = shortcut.shown.flatMap((key) => [' ', element('kbd', {}, key)]);
const heading = element('h2', { id: 'quick-search-title' }, search.title, ...keys);

const field = element('input', {
  name: searchField,
  type: 'search',
  placeholder: search.placeholder,
  autocomplete: 'off',
  ariaLabel: search.field,
});
field.dataset.stop = '';
const submit = element('button', { className: 'button', type: 'submit', disabled: true }, search.submit);
const form = element('form', { className: 'big-field', action: routes.searchForm }, field, submit);

const tags = element(
  'nav',
  { className: 'strip', ariaLabel: search.tagsTitle },
  ...searchTags.map((tag) =>
    element('a', { className: 'tag', href: routes.search(tag), lang: languageOfWord(tag) ?? 'az' }, tag),
  ),
);

const status = element('span', { role: 'status' });
const all = element('a', { className: 'more' }, texts.all);
const meant = element('a', {});
const maybe = element('span', {}, texts.maybe, ' ', meant);
const list = element('ol', { className: 'hits' });
const retry = element('button', { className: 'button quiet', type: 'button' }, states.retry);
const failed = element(
  'div',
  { className: 'note bad' },
  element('p', {}, texts.failed),
  element('p', {}, retry),
);
const results = element(
  'section',
  { ariaLabel: texts.title },
  element('p', { className: 'row between small soft' }, element('span', {}, status, ' ', maybe), all),
  list,
  failed,
);

const recentList = element('ul', { className: 'strip recent' });
const clear = element('button', { className: 'more', type: 'button' }, search.clearRecent);
const recent = element(
  'section',
  { ariaLabel: search.recent },
  element('p', { className: 'row between small soft' }, search.recent, clear),
  recentList,
);
const newestList = element('ol', { className: 'hits' });
const newest = element(
  'section',
  { ariaLabel: texts.newest },
  element('p', { className: 'small soft' }, texts.newest),
  newestList,
);

const searchElement = document.createElement('search');
searchElement.append(form);
const overlay = element(
  'dialog',
  { className: 'overlay', id: 'quick-search' },
  element(
    'div',
    {},
    element('div', { className: 'row between' }, heading, close),
    searchElement,
    recent,
    tags,
    newest,
    results,
  ),
);
overlay.setAttribute('aria-labelledby', heading.id);

function showStart(): void {
  const isEmpty = $quickResults.get() === null;
  recent.hidden = !isEmpty || $recentSearches.get().length === 0;
  newest.hidden = !isEmpty || !$newest.get()?.length;
}

function recentItem(text: string): HTMLElement {
  const link = element('a', { href: routes.search(text) }, text);
  link.dataset.stop = '';
  return element('li', {}, link);
}

const newestItem = ({ kind, slug, title }: Hit): HTMLElement =>
  element('li', { className: 'hit' }, titleLink(title, pageOf(kind, slug), searchTerm('')));

/** SEARCH-4. */
function showResults(now: QuickResults | null): void {
  results.hidden = now === null;
  showStart();
  if (now === null) return;
  const { term, hits, count, state, keptPages, suggestion } = now;
  const found = count === 0 ? texts.nothing : suggestion ? texts.nearOnly : texts.count(count);
  const counted = keptPages === undefined ? found : `${found} ${texts.keptOnly(keptPages)}`;
  status.textContent = state === 'pending' ? texts.loading : state === 'done' ? counted : '';
  all.hidden = count <= hits.length;
  all.href = routes.search(term.text);
  maybe.hidden = !suggestion;
  if (suggestion) {
    meant.href = routes.search(suggestion);
    meant.textContent = suggestion;
    meant.lang = languageOfWord(suggestion) ?? 'az';
  }
  failed.hidden = state !== 'failed';
  showHits(
    list,
    hits,
    ({ kind, page, rank }) => `${term.text} ${kind} ${page} ${rank}`,
    (hit) => quickItem(hit, term),
  );
}

function type(text: string): void {
  submit.disabled = text.trim() === '';
  typeQuickSearch(text);
}

/** QUICK-4. */
function goToResults(event: SubmitEvent): void {
  event.preventDefault();
  const { text } = searchTerm(field.value);
  if (text === '') return;
  overlay.close();
  field.value = '';
  type('');
  location.assign(routes.search(text));
}

/** Building and opening in one task would hold a slow phone for a tenth of a second. */
const isBuilt = new Promise((done) => setTimeout(done));

/** A second or third click belongs to those that opened it. */
let isOpening = false;

export async function openQuickSearch(): Promise<void> {
  await isBuilt;
  if (!overlay.open) {
    overlay.showModal();
    isOpening = true;
  }
  field.focus();
  loadNewest();
}

export async function toggleQuickSearch(): Promise<void> {
  await isBuilt;
  if (overlay.open) overlay.close();
  else await openQuickSearch();
}

close.addEventListener('click', () => overlay.close());
field.addEventListener('input', () => type(field.value));
form.addEventListener('submit', goToResults);
retry.addEventListener('click', retryQuickSearch);
overlay.addEventListener(
  'click',
  (event) => {
    if (event.detail < 2) isOpening = false;
    if (!isOpening) return;
    // What lies under the pointer now was not meant.
    event.preventDefault();
    event.stopPropagation();
    field.focus();
  },
  { capture: true },
);
overlay.addEventListener('click', ({ target }) => {
  // A click outside the content targets the dialog itself.
  if (target === overlay || (target instanceof Element && target.closest('a'))) overlay.close();
});
// In a filled search field the browser's Escape only clears the field.
overlay.addEventListener('keydown', (event) => {
  if (event.key !== 'Escape' || event.isComposing) return;
  event.preventDefault();
  overlay.close();
});
moveFocusWithArrows(overlay);
clear.addEventListener('click', () => {
  clearRecentSearches();
  field.focus();
});
$recentSearches.subscribe((texts) => {
  recentList.replaceChildren(...texts.map(recentItem));
  showStart();
});
$newest.subscribe((posts) => {
  showHits(newestList, posts ?? [], ({ slug }) => slug, newestItem);
  showStart();
});
$quickResults.subscribe(showResults);
document.body.append(overlay);
