// The page of results (SEARCH-1 … SEARCH-4) in plain script: no React, and Firebase for users only.
import { searchField } from '#domain/routes.ts';
import type { Found, Wanted } from '#domain/search-engine.ts';
import { searchTerm } from '#domain/search-term.ts';
import { walkWithArrows } from '#islands/ui/arrow-keys.ts';
import { results as texts } from '#messages/search.ts';
import { $videosState, joinVideos, loadVideos, type Search, searchStore } from '#stores/search.ts';
import { startLeaving } from './not-found.ts';
import { hitItem, videoItem } from './search-hits.ts';

/** How many hits of a kind are shown at first, and how many more at a time. */
const step = 10;

const root = document.querySelector<HTMLElement>('[data-results]');
const find = (selector: string) => root?.querySelector<HTMLElement>(selector);
const show = (selector: string, shown: boolean) => find(selector)?.toggleAttribute('hidden', !shown);
const say = (selector: string, text: string) => {
  const element = find(selector);
  if (element && element.textContent !== text) element.textContent = text;
};

const { $search, search, more, again } = searchStore(step);
const term = searchTerm(new URLSearchParams(location.search).get(searchField) ?? '');
const tags = Number(root?.dataset.hashtags);

/** A list that grows keeps what it has: whoever walks through it does not lose the place. */
function fill(kind: keyof Wanted, items: { key: string; item(): HTMLElement }[]): void {
  const list = find(`[data-kind="${kind}"] [data-hits]`);
  if (!list) return;
  const keys = items.map(({ key }) => key);
  const shown = [...list.children].map((child) => (child instanceof HTMLElement ? child.dataset.key : ''));
  const kept = shown.every((key, index) => key === keys[index]) ? shown.length : 0;
  if (kept === 0) list.replaceChildren();
  for (const { key, item } of items.slice(kept)) {
    const made = item();
    made.dataset.key = key;
    list.append(made);
  }
}

/** What stands under a heading: hits, or one of the reasons for having none. */
function settle(
  kind: keyof Wanted,
  found: Found<unknown> | null,
  state: 'pending' | 'done' | 'failed',
): void {
  const within = (part: string) => `[data-kind="${kind}"] [data-${part}]`;
  const count = found?.count ?? 0;
  show(within('hits'), count > 0);
  show(within('pending'), state === 'pending');
  show(within('failed'), state === 'failed');
  show(within('none'), state === 'done' && count === 0);
  show(within('more'), found !== null && count > found.hits.length);
  say(within('count'), state === 'done' ? texts.count(count) : '');
}

function render(now: Search): void {
  if (now.state === 'idle') return;
  const results = now.state === 'found' ? now.results : null;
  const videos = $videosState.get();
  const bodies = { pending: 'pending', searched: 'done', failed: 'failed' } as const;
  const rest = results ? bodies[results.bodies] : now.state === 'failed' ? 'failed' : 'pending';

  fill(
    'posts',
    (results?.posts.hits ?? []).map((hit) => ({ key: hit.slug, item: () => hitItem(hit, now.term, tags) })),
  );
  settle('posts', results?.posts ?? null, rest);
  fill(
    'snippets',
    (results?.snippets.hits ?? []).map((hit) => ({
      key: `${hit.kind} ${hit.slug}`,
      item: () => hitItem(hit, now.term, tags),
    })),
  );
  settle('snippets', results?.snippets ?? null, 'done');
  show('[data-kind="snippets"]', (results?.snippets.count ?? 0) > 0);

  const isUser = videos !== 'guest';
  const foundVideos = isUser ? (results?.videos ?? null) : null;
  fill(
    'videos',
    (foundVideos?.hits ?? []).map((hit) => ({ key: hit.id, item: () => videoItem(hit, now.term, tags) })),
  );
  settle('videos', foundVideos, videosPart(videos, foundVideos !== null, rest === 'failed'));
  show('[data-guest]', !isUser);
  if (!isUser) {
    show('[data-kind="videos"] [data-none]', false);
    say('[data-kind="videos"] [data-count]', '');
  }
  conclude(now, isUser ? (videos === 'ready' ? foundVideos : undefined) : null);
}

function videosPart(videos: string, areFound: boolean, isBroken: boolean): 'pending' | 'done' | 'failed' {
  if (videos === 'failed' || (isBroken && !areFound)) return 'failed';
  return videos === 'guest' || areFound ? 'done' : 'pending';
}

/** Said once, when everything is known. `videos`: `null` for a guest, `undefined` while they are on their way. */
function conclude(now: Search, videos: Found<unknown> | null | undefined): void {
  if (now.state !== 'found' || now.results.bodies !== 'searched' || videos === undefined) {
    say('[data-found]', now.state === 'failed' ? '' : texts.loading);
    return;
  }
  const { posts, snippets } = now.results;
  say('[data-found]', texts.found({ videos: videos?.count, blogs: posts.count, snippets: snippets.count }));
  show('[data-nothing]', posts.count + snippets.count + (videos?.count ?? 0) === 0);
}

/** SEARCH-1 without a term. Who begins to type one is not taken away from it. */
function leave(screen: HTMLElement): void {
  say('[data-title]', texts.noTerm);
  show('[data-found]', false);
  screen.hidden = false;
  startLeaving(screen);
  document.addEventListener('input', () => screen.querySelector<HTMLElement>('[data-cancel]')?.click(), {
    once: true,
  });
}

if (root) {
  walkWithArrows(root);
  const empty = find('[data-no-term]');
  if (term.text === '') {
    if (empty) leave(empty);
  } else {
    document.title = term.text;
    say('[data-title]', texts.of(term.text));
    // The term stays in the fields, also in the header's.
    for (const field of document.querySelectorAll<HTMLInputElement>('[data-search] input')) {
      field.value = term.text;
      field.dispatchEvent(new Event('input', { bubbles: true }));
    }
    for (const kind of ['videos', 'posts', 'snippets'] as const) {
      const section = find(`[data-kind="${kind}"]`);
      if (section) section.hidden = kind === 'snippets';
      section?.querySelector('[data-more]')?.addEventListener('click', () => more(kind));
      section
        ?.querySelector('[data-again]')
        ?.addEventListener('click', () =>
          kind === 'videos' && $videosState.get() === 'failed' ? loadVideos() : again(),
        );
    }
    $search.subscribe(render);
    $videosState.listen(() => render($search.get()));
    search(term.text);
    joinVideos();
  }
}
