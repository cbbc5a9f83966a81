import { getCollection } from 'astro:content';
import { configuration } from '#configuration';
import { buildTime, fromFirestore } from '#core/build/firestore-at-build.ts';
import { publishedOf } from '#core/build/firestore-reader.ts';
import { mergeSources, usable } from '#core/build/merge-sources.ts';
import {
  builtAddress,
  builtPicture,
  picturesIn,
  withBuiltPictures,
  withPictures,
} from '#core/build/pictures.ts';
import { siteSettings } from '#core/build/site.ts';
import { copiesOf } from '#core/build/stored-pictures.ts';
import { markdownToHtml } from '#core/markup/markdown.ts';
import type { Course } from '#features/courses/course.ts';
import { latestShown, otherPostsFinder, relatedPosts } from './others.ts';
import { type Page, pagesOf, postsPerPage } from './paging.ts';
import { cardOf, type Post, type PostCard, PostDocument } from './post.ts';
import { postParts } from './post-parts.ts';
import { type Series, seriesFinder } from './series.ts';
import { describe, reportReduced } from './text-of.ts';

let once: Promise<Post[]> | undefined;

/** Newest first (CMS-3), once per build. @throws Error if Firestore can't be read; the published site then stays unchanged. */
export function allPosts(): Promise<Post[]> {
  once ??= readPosts();
  return once;
}

async function readPosts(): Promise<Post[]> {
  const stored = await firestorePosts();
  const posts = mergeSources('blogs', await gitPosts(), stored);
  reportReduced('blogs', posts);
  return posts;
}

let others: Promise<(slug: string) => PostCard[]> | undefined;

/** BLOG-8. */
export async function otherPosts(slug: string): Promise<PostCard[]> {
  others ??= allPosts().then((posts) => otherPostsFinder(posts.map(cardOf)));
  return (await others)(slug);
}

let series: Promise<(slug: string) => Series | null> | undefined;

/** READ-9. */
export async function seriesOf(slug: string): Promise<Series | null> {
  series ??= allPosts().then(seriesFinder);
  return (await series)(slug);
}

export const seriesNames = async (): Promise<string[]> => [
  ...new Set((await allPosts()).flatMap(({ series = '' }) => (series === '' ? [] : [series]))),
];

/** BLOG-1. */
export async function postPages(): Promise<{ page: Page<PostCard>; count: number }[]> {
  const posts = await allPosts();
  return pagesOf(posts.map(cardOf), postsPerPage).map((page) => ({ page, count: posts.length }));
}

async function gitPosts(): Promise<Post[]> {
  const now = await buildTime();
  // A later post waits for a build after its time, as a planned one of the panel does (SCHOOL-5).
  const entries = await getCollection('blogs', ({ data }) => data.time <= now);
  return Promise.all(
    entries.map(async ({ id, data, body }) => {
      const [content, author_image, { src, srcset }] = await Promise.all([
        withBuiltPictures(markdownToHtml(body ?? '')),
        builtAddress(data.author_image),
        builtPicture(data.blog_image),
      ]);
      return { ...data, id, content, author_image, blog_image: src, blog_image_srcset: srcset };
    }),
  );
}

async function firestorePosts(): Promise<Post[]> {
  const posts = await fromFirestore('blogs', (reading) => publishedOf('blogs', PostDocument, reading));
  const site = await siteSettings();
  const copies = await copiesOf(
    posts.flatMap(({ id, title, blog_image, content }) =>
      [blog_image, ...picturesIn(content)].map((address) => ({
        address,
        shownBy: { place: `blogs/${id}`, title },
      })),
    ),
  );
  return usable(
    'blogs',
    posts.map((post) => {
      const cover = copies.get(post.blog_image);
      return {
        ...post,
        content: withPictures(post.content, copies),
        blog_image: cover?.src ?? ownPath(post.blog_image),
        blog_image_srcset: cover?.srcset,
        author_image: ownPath(post.author_image),
      };
    }),
    (post) => postParts(post, site, configuration.siteUrl),
  );
}

/** The rules require absolute addresses. On the local stack every port of localhost is this site: data may be seeded with another. */
function ownPath(address: string): string {
  if (!URL.canParse(address)) return address;
  const { origin, hostname, pathname, search } = new URL(address);
  const isLocal = hostname === 'localhost' && configuration.firebase?.emulators;
  return origin === configuration.siteUrl || isLocal ? pathname + search : address;
}

interface LatestPosts {
  posts: Post[];
  description: string;
}

/** HOME-4. */
export async function latestPosts(): Promise<LatestPosts> {
  const posts = (await allPosts()).slice(0, latestShown);
  const [newest] = posts;
  return { posts, description: newest ? describe(newest) : '' };
}

/** COURSE-1. */
export const postsFor = async ({ hashtags }: Course): Promise<Post[]> =>
  relatedPosts(await allPosts(), hashtags);
