import { readFileSync } from 'node:fs';
import type { BlogPosting, BreadcrumbList, Course as CourseNode, Organization, WebSite } from 'schema-dts';
import * as v from 'valibot';
import { expect, test } from 'vitest';
import { CourseFile } from '#features/courses/course-file.ts';
import { course } from '#features/courses/structured-course.ts';
import { PostDocument } from '#features/posts/post.ts';
import { blogPosting } from '#features/posts/post-parts.ts';
import { Site } from './site.ts';
import { breadcrumbs, organization, structuredText, website } from './structured-data.ts';

const url = 'https://kodyol.example';
const read = (file: string): unknown => JSON.parse(readFileSync(`content/${file}`, 'utf8'));
const site = v.parse(Site, read('site.json'));

test('[READ-2] every node uses only types and properties of schema.org', () => {
  const post = v.parse(PostDocument, {
    id: '1',
    title: 'Ə < "dırnaq"',
    slug: 'ə-dırnaq',
    time: '2026-03-01T10:00:00Z',
    author: 'Kamran Əsgərov',
    author_image: '',
    blog_image: '/images/covers/git.svg',
    hashtags: ['css'],
    content: '<p>Salam</p>',
  });
  const posting: BlogPosting = blogPosting(post, 'Salam', site, url, '/share/covers/git.png');
  const taught: CourseNode = course(
    { ...v.parse(CourseFile, read('courses/frontend.json')), image: '/images/courses/frontend.svg' },
    site,
    url,
    '/share/a.png',
  );
  const school: Organization = organization(site, url);
  const whole: WebSite = website(site, url);
  const way: BreadcrumbList = breadcrumbs(
    [
      ['Ana səhifə', '/'],
      ['Ə', '/blogs/ə'],
    ],
    url,
  );
  for (const node of [posting, taught, school, whole, way]) {
    // All addresses are absolute and valid.
    for (const [, address = ''] of JSON.stringify(node).matchAll(/"(https?:[^"]*)"/g))
      expect(URL.canParse(address) && !/\s/.test(address), address).toBe(true);
  }
  expect(posting).toMatchObject({
    headline: 'Ə < "dırnaq"',
    datePublished: '2026-03-01T10:00:00.000Z',
    image: `${url}/share/covers/git.png`,
    url: `${url}/blogs/%C9%99-d%C4%B1rnaq`,
  });
});

test('[PAY-1] a course with a price has an offer, and one with a first day says it', () => {
  const { price: _price, ...plain } = v.parse(CourseFile, read('courses/frontend.json'));
  const node = (more: object): object =>
    course({ ...plain, image: '/a.svg', ...more }, site, url, '/share/a.png');
  expect(node({ price: 14_950, startDate: '2027-02-01' })).toMatchObject({
    offers: {
      '@type': 'Offer',
      category: 'Paid',
      price: 149.5,
      priceCurrency: 'AZN',
      availability: 'https://schema.org/InStock',
      url: `${url}/lessons/frontend`,
    },
    hasCourseInstance: { courseMode: 'Online', startDate: '2027-02-01' },
  });
  expect(JSON.stringify(node({}))).not.toMatch(/offers|startDate/);
});

test('[READ-2] no text can close the script element that contains it', () => {
  const text = structuredText([{ '@type': 'Thing', name: '</script><script>alert(1)' }]);
  expect(text).not.toContain('<');
  expect(JSON.parse(text)['@graph'][0].name).toBe('</script><script>alert(1)');
});
