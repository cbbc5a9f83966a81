// SEARCH-1 … SEARCH-4: without React, and with Firebase for users only.

import { routes, searchField } from '#core/addresses/routes.ts';
import { enhance } from '#core/page/load-parts.ts';
import { startHomeRedirect } from '#core/page/not-found.ts';
import { searchTerm } from '#core/search/term.ts';
import { moveFocusWithArrows } from '#core/views/arrow-keys.ts';
import { languageOfWord } from '#core/words/word-language.ts';
import type { Hit, SearchQuery } from './engine.ts';
import { hitItem, showHits, videoItem } from './search-hits.ts';
import { pageSearch, type ResultsPage, resultsPage } from './search-page.ts';
import { $newest, joinVideos, loadNewest, loadVideos } from './search-store.ts';
import { results as texts } from './texts.ts';
import { $ownVideos, $videosState, type ResultSection } from './videos-state.ts';

const root = document.querySelector<HTMLElement>('[data-results]');
const find = (selector: string) => root?.querySelector<HTMLElement>(selector);
const show = (selector: string, shown: boolean) => find(selector)?.toggleAttribute('hidden', !shown);
const say = (selector: string, text: string) => {
  const element = find(selector);
  if (element && element.textContent !== text) element.textContent = text;
};

const term = searchTerm(new URLSearchParams(location.search).get(searchField) ?? '');
const tags = Number(root?.dataset.hashtags);
type Kind = keyof SearchQuery | 'own';
/** The focus goes to the first new hit. */
let grown: keyof SearchQuery | null = null;

/** Written by the build (READ-8). */
const builtHits = (kind: Kind): number => Number(find(`[data-kind="${kind}"]`)?.dataset.built ?? 0);

function showSection<Item>(
  kind: Kind,
  { hits, count, progress }: ResultSection<Item>,
  keyOf: (hit: Item) => string,
  itemOf: (hit: Item) => HTMLElement,
): void {
  const within = (part: string) => `[data-kind="${kind}"] [data-${part}]`;
  const list = find(within('hits'));
  const isBuilt = builtHits(kind) > 0;
  // The build's hits stay until there are others, also when the index can't be read.
  if (list && (!isBuilt || hits.length > 0 || progress === 'done')) {
    const [first] = showHits(list, hits, keyOf, itemOf);
    list.hidden = hits.length === 0;
    if (grown === kind && first) {
      grown = null;
      first.querySelector<HTMLElement>('[data-stop]')?.focus();
    }
  }
  // Below hits it would be pushed out of the screen.
  show(within('pending'), progress === 'pending' && hits.length === 0 && !isBuilt);
  show(within('failed'), progress === 'failed');
  show(within('none'), count === 0);
  show(within('more'), (count ?? 0) > hits.length);
  say(within('count'), count === null ? '' : texts.count(count));
}

function showKeptOnly(): void {
  const search = pageSearch.$search.get();
  const pages = search.state === 'found' ? search.results.keptPages : undefined;
  say('[data-kept-pages]', pages === undefined ? '' : texts.keptOnly(pages));
  show('[data-kept-only]', pages !== undefined);
}

let isInsteadFilled = false;

/** SEARCH-5. */
function showSuggestion(suggestion: string | null): void {
  const link = root?.querySelector<HTMLAnchorElement>('[data-suggestion]');
  if (link && suggestion !== null) {
    link.href = routes.search(suggestion);
    link.textContent = suggestion;
    link.lang = languageOfWord(suggestion) ?? 'az';
  }
  show('[data-maybe]', suggestion !== null);
}

function showInstead(): void {
  if (!find('[data-nothing]')?.hidden) return;
  show('[data-nothing]', true);
  const list = find('[data-newest] .hits');
  const none = searchTerm('');
  const itemOf = (post: Hit) => hitItem(post, none, tags);
  $newest.subscribe((posts) => {
    if (posts === null) return;
    if (list) showHits(list, posts, ({ slug }) => slug, itemOf);
    show('[data-newest]', posts.length > 0);
    isInsteadFilled = true;
    if (term.text) render();
  });
  loadNewest();
}

function render(): void {
  showKeptOnly();
  const page = resultsPage(pageSearch.$search.get(), $videosState.get(), $ownVideos.get());
  const { videos, own, posts, snippets, progress, isNothing, suggestion } = page;
  for (const [kind, section] of [['videos', videos] as const, ['own', own] as const]) {
    showSection(
      kind,
      section ?? { hits: [], count: null, progress: 'done' },
      ({ id }) => id,
      (hit) => videoItem(hit, term, tags),
    );
  }
  show('[data-guest]', videos === null);
  for (const [kind, section] of [['posts', posts] as const, ['snippets', snippets] as const]) {
    showSection(
      kind,
      section,
      ({ kind, slug, rank }) => `${kind} ${slug} ${rank}`,
      (hit) => hitItem(hit, term, tags),
    );
  }
  const areBuilt = builtHits('snippets') > 0 && snippets.progress !== 'done';
  show('[data-kind="snippets"]', snippets.hits.length > 0 || areBuilt);
  const arePostsDue = posts.progress === 'pending' && !areBuilt && builtHits('posts') === 0;
  const areVideosDue = isNothing ? isInsteadFilled : !arePostsDue;
  show('[data-kind="videos"]', areVideosDue && !(isNothing && videos));
  show('[data-kind="own"]', areVideosDue && own !== null);
  show('[data-kind="posts"]', !isNothing);
  find('.found')?.classList.toggle('lede', isNothing);
  say('[data-found]', summary(page));
  showSuggestion(suggestion);
  if (isNothing) showInstead();
  // Videos can come later, after a sign-in in another tab.
  else show('[data-nothing]', false);
  if (progress === 'done' && !isNothing) remember();
}

/** SEARCH-3. */
function summary(page: ResultsPage): string {
  const { videos, videoCount, posts, snippets, progress, isNothing, suggestion } = page;
  if (isNothing) return [...(videos ? [texts.noVideos] : []), texts.noBlogs].join(' ');
  if (progress === 'pending') return texts.loading;
  if (progress === 'failed') return '';
  if (suggestion !== null) return texts.nearOnly;
  return texts.found({
    videos: videoCount ?? undefined,
    blogs: posts.count ?? 0,
    snippets: snippets.count ?? 0,
  });
}

let isRemembered = false;

/** A term without hits is not worth repeating. */
function remember(): void {
  if (isRemembered) return;
  isRemembered = true;
  enhance(
    () => import('./quick-search.ts'),
    ({ rememberSearch }) => rememberSearch(term.text),
  );
}

let areOwnJoined = false;

function joinOwnVideos(): void {
  if (areOwnJoined || $videosState.get() === 'guest') return;
  areOwnJoined = true;
  $ownVideos.set('unknown');
  searchOwnVideos();
}

const failOwnVideos = () => $ownVideos.set({ hits: [], count: null, progress: 'failed' });
const searchOwnVideos = () =>
  enhance(
    () => import('./own-videos.ts'),
    (store) => store.searchOwnVideos(term),
    failOwnVideos,
  );

/** SEARCH-1 without a term. */
function leave(screen: HTMLElement): void {
  show('.found', false);
  showInstead();
  screen.hidden = false;
  startHomeRedirect(screen);
}

function start(): void {
  for (const field of document.querySelectorAll<HTMLInputElement>('[data-search] input')) {
    field.value = term.text;
    field.dispatchEvent(new Event('input', { bubbles: true }));
  }
  find('[data-kind="own"] [data-again]')?.addEventListener('click', searchOwnVideos);
  for (const kind of ['videos', 'posts', 'snippets'] as const) {
    const section = find(`[data-kind="${kind}"]`);
    section?.querySelector('[data-more]')?.addEventListener('click', () => {
      grown = kind;
      pageSearch.more(kind);
    });
    section?.querySelector('[data-again]')?.addEventListener('click', () => {
      if (kind === 'videos' && $videosState.get() === 'failed') loadVideos();
      else pageSearch.again();
    });
  }
  pageSearch.search(term.text, { posts: builtHits('posts'), snippets: builtHits('snippets') });
  addEventListener('online', () => pageSearch.again());
  joinVideos();
  joinOwnVideos();
  pageSearch.$search.listen(render);
  $ownVideos.listen(render);
  $videosState.listen(joinOwnVideos);
  $videosState.listen(render);
  render();
}

const screen = find('[data-no-term]');
if (screen) {
  if (root) moveFocusWithArrows(root);
  if (term.text) start();
  else leave(screen);
}
