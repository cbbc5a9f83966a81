import { getCollection } from 'astro:content';
import type { Site } from '#domain/shared/site.ts';

/** Brand, contact, founder: content/site.json. */
export async function siteSettings(): Promise<Site> {
  const [entry] = await getCollection('site');
  if (!entry) throw new Error('content/site.json is missing.');
  return entry.data;
}
