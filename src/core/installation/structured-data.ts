// In the words of schema.org, with absolute addresses (READ-2).

import { routes } from '#core/addresses/routes.ts';
import type { Site } from './site.ts';

export type Step = readonly [name: string, path: string];

export const absolute = (siteUrl: string, path: string): string => new URL(path, siteUrl).href;
export const organizationId = (siteUrl: string): string => `${siteUrl}/#organization`;

export const organization = (site: Site, siteUrl: string) =>
  ({
    '@type': 'EducationalOrganization',
    '@id': organizationId(siteUrl),
    name: site.brand,
    description: site.description,
    url: absolute(siteUrl, routes.home),
    logo: absolute(siteUrl, '/icons/512.png'),
    email: site.email,
    telephone: site.phone,
    address: {
      '@type': 'PostalAddress',
      streetAddress: site.address.street,
      addressLocality: site.address.city,
      postalCode: site.address.index,
      addressCountry: 'AZ',
    },
    founder: { '@type': 'Person', name: site.founder },
    sameAs: [site.social],
  }) as const;

export const website = (site: Site, siteUrl: string) =>
  ({
    '@type': 'WebSite',
    name: site.brand,
    url: absolute(siteUrl, routes.home),
    inLanguage: 'az',
    publisher: { '@id': organizationId(siteUrl) },
  }) as const;

export const breadcrumbs = (steps: readonly Step[], siteUrl: string) =>
  ({
    '@type': 'BreadcrumbList',
    itemListElement: steps.map(
      ([name, path], index) =>
        ({ '@type': 'ListItem', position: index + 1, name, item: absolute(siteUrl, path) }) as const,
    ),
  }) as const;

/** `<` is escaped, so that no content can end the script. */
export const structuredText = (nodes: readonly object[]): string =>
  JSON.stringify({ '@context': 'https://schema.org', '@graph': nodes }).replaceAll('<', '\\u003c');
