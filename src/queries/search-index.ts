import { codeLanguages } from '#domain/code/snippet.ts';
import { type IndexFiles, indexFiles } from '#domain/search/index-build.ts';
import { saveKeptValues } from './kept-values.ts';
import { allPosts } from './posts.ts';
import { postEntry, snippetEntry } from './search-entry.ts';
import { snippetsOf } from './snippets.ts';

let once: Promise<IndexFiles> | undefined;

/** The static search index of all posts and snippets, in parts (SEARCH-4). Made once per build. */
export function searchIndex(): Promise<IndexFiles> {
  once ??= makeIndex();
  return once;
}

async function makeIndex(): Promise<IndexFiles> {
  const [posts, snippets] = await Promise.all([allPosts(), Promise.all(codeLanguages.map(snippetsOf))]);
  const documents = [...posts.map(postEntry), ...snippets.flat().map(snippetEntry)];
  saveKeptValues();
  return indexFiles(documents);
}
