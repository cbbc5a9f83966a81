import { getCollection } from 'astro:content';
import { configuration } from '#configuration';
import { buildTime, fromFirestore } from '#core/build/firestore-at-build.ts';
import { publishedOf } from '#core/build/firestore-reader.ts';
import { mergeSources, usable } from '#core/build/merge-sources.ts';
import { type CodeLanguage, codeLanguages } from '#core/words/code-language.ts';
import { reportReduced } from '#features/posts/text-of.ts';
import { type Snippet, SnippetDocument } from './snippet.ts';
import { snippetParts } from './snippet-parts.ts';

export interface SnippetPage {
  snippet: Snippet;
  previous: Snippet | undefined;
  next: Snippet | undefined;
}

let once: Promise<Map<CodeLanguage, Snippet[]>> | undefined;

/** Newest first (CODE-2, CMS-3), once per build. */
export async function snippetsOf(codeName: CodeLanguage): Promise<Snippet[]> {
  once ??= byLanguage();
  return (await once).get(codeName) ?? [];
}

export async function snippetPages(): Promise<SnippetPage[]> {
  const lists = await Promise.all(codeLanguages.map(snippetsOf));
  return lists.flatMap((list) =>
    list.map((snippet, index) => ({ snippet, previous: list[index - 1], next: list[index + 1] })),
  );
}

async function byLanguage(): Promise<Map<CodeLanguage, Snippet[]>> {
  const stored = await firestoreSnippets();
  const sources = [await gitSnippets(), stored];
  const entries = codeLanguages.map((codeName) => {
    // CODE-1: unique within its language only.
    const ofLanguage = sources.map((source) => source.filter((snippet) => snippet.codeName === codeName));
    const items = mergeSources('codes', ...ofLanguage);
    reportReduced('codes', items);
    return [codeName, items] as const;
  });
  return new Map(entries);
}

async function firestoreSnippets(): Promise<Snippet[]> {
  const snippets = await fromFirestore('codes', (reading) => publishedOf('codes', SnippetDocument, reading));
  return usable('codes', snippets, (snippet) => snippetParts(snippet, configuration.siteUrl));
}

async function gitSnippets(): Promise<Snippet[]> {
  const now = await buildTime();
  const entries = await getCollection('codes', ({ data }) => data.time <= now);
  return entries.map(({ id, data }) => ({ ...data, id }));
}
