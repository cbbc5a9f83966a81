import { getCollection } from 'astro:content';
import type { Partner } from '#domain/portfolio.ts';

/** The partners of content/partners in their order. */
export async function allPartners(): Promise<Partner[]> {
  const entries = await getCollection('partners');
  return entries.map(({ data }) => data).sort((a, b) => a.order - b.order);
}
