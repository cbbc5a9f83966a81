import { getCollection } from 'astro:content';
import type { Partner } from '#domain/portfolio/portfolio.ts';
import { builtAddress } from './pictures.ts';

/** The partners of content/partners, in their order. */
export async function allPartners(): Promise<Partner[]> {
  const entries = await getCollection('partners');
  const all = entries.map(async ({ data }) => ({ ...data, image: await builtAddress(data.image) }));
  return (await Promise.all(all)).sort((a, b) => a.order - b.order);
}
