import { getCollection } from 'astro:content';
import type { ImageMetadata } from 'astro';
import type { PortfolioItem } from '#domain/portfolio.ts';

/** A client site with its screenshots as files that the build makes smaller. */
export interface ClientSite extends Omit<PortfolioItem, 'desktop' | 'mobile'> {
  desktop: ImageMetadata;
  mobile: ImageMetadata;
}

const screenshots = import.meta.glob<ImageMetadata>('/content/images/**/*.{webp,png,jpg,jpeg,avif}', {
  eager: true,
  import: 'default',
});

/**
 * The client sites of content/portfolio in their order.
 * @throws Error when a screenshot is missing: the entry would be an empty frame.
 */
export async function allClientSites(): Promise<ClientSite[]> {
  const entries = await getCollection('portfolio');
  return entries
    .map(({ id, data }) => {
      const file = (field: 'desktop' | 'mobile') => {
        const picture = screenshots[`/content${data[field]}`];
        if (picture) return picture;
        throw new Error(
          `content/portfolio/${id}.json: "${field}" names content${data[field]}, which is missing.`,
        );
      };
      return { ...data, desktop: file('desktop'), mobile: file('mobile') };
    })
    .sort((a, b) => a.order - b.order);
}
