import { getCollection } from 'astro:content';
import type { ImageMetadata } from 'astro';
import { builtAddress, pictureFile } from '#core/build/pictures.ts';
import type { ClientSite, Partner } from './portfolio.ts';

/** @throws Error if a screenshot is missing, because the page would show an empty frame. */
export async function allClientSites(): Promise<ClientSite<ImageMetadata>[]> {
  const entries = await getCollection('portfolio');
  const sites = await Promise.all(
    entries.map(async ({ id, data }) => {
      const file = (field: 'desktop' | 'mobile') => {
        const picture = pictureFile(data[field]);
        if (picture) return picture;
        throw new Error(
          `content/portfolio/${id}.json: "${field}" names content${data[field]}, which is missing.`,
        );
      };
      const logo = await builtAddress(data.logo);
      return { ...data, logo, desktop: file('desktop'), mobile: file('mobile') };
    }),
  );
  return sites.sort((a, b) => a.order - b.order);
}

export async function allPartners(): Promise<Partner[]> {
  const entries = await getCollection('partners');
  const all = entries.map(async ({ data }) => ({ ...data, image: await builtAddress(data.image) }));
  return (await Promise.all(all)).sort((a, b) => a.order - b.order);
}
