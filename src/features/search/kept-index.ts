// Searches what this device has kept, without a network (READ-5).

import { type KeptPage, keptPages } from '#core/device/kept-page-store.ts';
import { type IndexFiles, indexFiles, type SearchDocument } from '#core/search/index-build.ts';
import type { CodeLanguage } from '#core/words/code-language.ts';

let once: Promise<IndexFiles | null> | undefined;

/** Once per page; `null`: nothing is kept. */
export function indexOfKeptPages(): Promise<IndexFiles | null> {
  once ??= make();
  return once;
}

async function make(): Promise<IndexFiles | null> {
  const documents = (await keptPages()).flatMap((page) => documentIn(page) ?? []);
  return documents.length === 0 ? null : indexFiles(documents);
}

/** features/snippets/snippet.ts would load the schemas. */
const isLanguage = (name: string): name is CodeLanguage => /^(?:html|css|js)$/.test(name);

/** `null`: neither a post nor a snippet. */
function documentIn({ address, title, document }: KeptPage): SearchDocument | null {
  const [, section, first = '', second] = address.split('/');
  const language = section === 'code' && isLanguage(first) ? first : null;
  const slug = language ? second : section === 'blogs' ? first : undefined;
  if (slug === undefined || slug === '') return null;
  const tags = [...document.querySelectorAll('.article-head .tag')].map((tag) => tag.textContent);
  return {
    kind: language ?? 'blog',
    slug: decodeURIComponent(slug),
    title,
    hashtags: language ? [language] : tags,
    time: new Date(document.querySelector('.article-head time')?.getAttribute('datetime') ?? 0),
    text: document.querySelector('.prose')?.textContent ?? '',
  };
}
