import { getCollection } from 'astro:content';
import type { Site } from '#domain/shared/site.ts';

/** Brand, contact, founder: content/site.json. */
export async function siteSettings(): Promise<Site> {
  const [entry] = await getCollection('site');
  if (!entry) throw new Error('content/site.json is missing.');
  return entry.data;
}

const logos = import.meta.glob<string>('/content/logo.svg', {
  query: '?raw',
  import: 'default',
  eager: true,
});

/** content/logo.svg: the brand's name as a drawing. `undefined`: there is none. */
export const drawnLogo = (): string | undefined => logos['/content/logo.svg'];

/**
 * The policy of a page that runs code: the code must not navigate its frame to another site, and only the policy of the
 * page around it can forbid that (CODE-5).
 */
export async function framePolicy(): Promise<string> {
  const { map } = await siteSettings();
  return `frame-src 'self' ${new URL(map.embed).origin}`;
}
