import { type CollectionEntry, getCollection } from 'astro:content';
import type { CodeName } from '#domain/snippet.ts';

/** The snippets of a language, newest first. */
export async function snippetsOf(codeName: CodeName): Promise<CollectionEntry<'codes'>['data'][]> {
  const entries = await getCollection('codes', ({ data }) => data.codeName === codeName);
  return entries.map(({ data }) => data).sort((a, b) => b.time.getTime() - a.time.getTime());
}
