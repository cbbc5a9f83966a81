import { routes } from '#core/addresses/routes.ts';
import type { Site } from '#core/installation/site.ts';
import { absolute, organizationId } from '#core/installation/structured-data.ts';
import type { Post } from './post.ts';

export const blogPosting = (
  { title, slug, time, author, hashtags }: Post,
  description: string,
  site: Site,
  siteUrl: string,
  picture: string,
) =>
  ({
    '@type': 'BlogPosting',
    headline: title,
    description,
    url: absolute(siteUrl, routes.blog(slug)),
    image: absolute(siteUrl, picture),
    datePublished: time.toISOString(),
    inLanguage: 'az',
    keywords: hashtags,
    author: { '@type': 'Person', name: author },
    publisher: {
      '@type': 'EducationalOrganization',
      '@id': organizationId(siteUrl),
      name: site.brand,
      url: absolute(siteUrl, routes.home),
    },
  }) as const;
