import { type CollectionEntry, getCollection } from 'astro:content';

/** Every snippet, newest first. */
export async function allSnippets(): Promise<CollectionEntry<'codes'>['data'][]> {
  const entries = await getCollection('codes');
  return entries.map(({ data }) => data).sort((a, b) => b.time.getTime() - a.time.getTime());
}
