// The data that search engines read from a page (READ-2), in the words of schema.org. Addresses are absolute.

import type { Post } from '#domain/blog/post.ts';
import type { Course } from '#domain/courses/course.ts';
import type { Exercise } from '#domain/exercises/exercise.ts';
import { manatIn } from '#domain/shared/money.ts';
import { exercisePath, exercisesPath, routes } from '#domain/shared/routes.ts';
import type { Site } from '#domain/shared/site.ts';

/** A breadcrumb: its name and its path. */
export type Step = readonly [name: string, path: string];

const at = (siteUrl: string, path: string): string => new URL(path, siteUrl).href;
const organizationId = (siteUrl: string): string => `${siteUrl}/#organization`;

export const organization = (site: Site, siteUrl: string) =>
  ({
    '@type': 'EducationalOrganization',
    '@id': organizationId(siteUrl),
    name: site.brand,
    description: site.description,
    url: at(siteUrl, routes.home),
    logo: at(siteUrl, '/icons/512.png'),
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

/** The site. */
export const website = (site: Site, siteUrl: string) =>
  ({
    '@type': 'WebSite',
    name: site.brand,
    url: at(siteUrl, routes.home),
    inLanguage: 'az',
    publisher: { '@id': organizationId(siteUrl) },
  }) as const;

export const course = (
  { title, describe, outcomes, path, audience, price, startDate }: Course,
  site: Site,
  siteUrl: string,
  picture: string,
) =>
  ({
    '@type': 'Course',
    '@id': at(siteUrl, routes.course(path)),
    name: title,
    description: describe.join(' '),
    url: at(siteUrl, routes.course(path)),
    image: at(siteUrl, picture),
    inLanguage: 'az',
    teaches: outcomes,
    audience: { '@type': 'Audience', audienceType: audience },
    provider: {
      '@type': 'EducationalOrganization',
      '@id': organizationId(siteUrl),
      name: site.brand,
      url: at(siteUrl, routes.home),
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
        url: at(siteUrl, routes.course(path)),
      } as const,
    }),
  }) as const;

/** An exercise of a course (LEARN-7). */
export const exercise = ({ title, slug }: Exercise, course: Course, description: string, siteUrl: string) =>
  ({
    '@type': 'LearningResource',
    name: title,
    description,
    url: at(siteUrl, exercisePath(course.path, slug)),
    learningResourceType: 'Exercise',
    inLanguage: 'az',
    isAccessibleForFree: true,
    isPartOf: { '@id': at(siteUrl, routes.course(course.path)) },
  }) as const;

/** The exercises of a course, in their order. */
export const exerciseList = ({ title, path }: Course, exercises: readonly Exercise[], siteUrl: string) =>
  ({
    '@type': 'ItemList',
    name: title,
    url: at(siteUrl, exercisesPath(path)),
    itemListElement: exercises.map(
      (one, index) =>
        ({
          '@type': 'ListItem',
          position: index + 1,
          name: one.title,
          url: at(siteUrl, exercisePath(path, one.slug)),
        }) as const,
    ),
  }) as const;

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
    url: at(siteUrl, routes.blog(slug)),
    image: at(siteUrl, picture),
    datePublished: time.toISOString(),
    inLanguage: 'az',
    keywords: hashtags,
    author: { '@type': 'Person', name: author },
    publisher: {
      '@type': 'EducationalOrganization',
      '@id': organizationId(siteUrl),
      name: site.brand,
      url: at(siteUrl, routes.home),
    },
  }) as const;

export const breadcrumbs = (steps: readonly Step[], siteUrl: string) =>
  ({
    '@type': 'BreadcrumbList',
    itemListElement: steps.map(
      ([name, path], index) =>
        ({ '@type': 'ListItem', position: index + 1, name, item: at(siteUrl, path) }) as const,
    ),
  }) as const;

/** The text of a script that no browser runs; `<` is escaped, so that no content can end the script. */
export const structuredText = (nodes: readonly object[]): string =>
  JSON.stringify({ '@context': 'https://schema.org', '@graph': nodes }).replaceAll('<', '\\u003c');
