import { routes } from '#core/addresses/routes.ts';
import type { Site } from '#core/installation/site.ts';
import { absolute, organizationId } from '#core/installation/structured-data.ts';
import { manatIn } from '#core/words/money.ts';
import type { Course } from './course.ts';

export const course = (
  { title, describe, outcomes, path, audience, price, startDate }: Course,
  site: Site,
  siteUrl: string,
  picture: string,
) =>
  ({
    '@type': 'Course',
    '@id': absolute(siteUrl, routes.course(path)),
    name: title,
    description: describe.join(' '),
    url: absolute(siteUrl, routes.course(path)),
    image: absolute(siteUrl, picture),
    inLanguage: 'az',
    teaches: outcomes,
    audience: { '@type': 'Audience', audienceType: audience },
    provider: {
      '@type': 'EducationalOrganization',
      '@id': organizationId(siteUrl),
      name: site.brand,
      url: absolute(siteUrl, routes.home),
    },
    hasCourseInstance: {
      '@type': 'CourseInstance',
      courseMode: 'Online',
      inLanguage: 'az',
      ...(startDate !== undefined && { startDate }),
    },
    // Google reads an offer only with a category.
    ...(price !== undefined && {
      offers: {
        '@type': 'Offer',
        category: 'Paid',
        price: manatIn(price),
        priceCurrency: 'AZN',
        availability: 'https://schema.org/InStock',
        url: absolute(siteUrl, routes.course(path)),
      } as const,
    }),
  }) as const;
