import type { RSSFeedItem } from '@astrojs/rss';
import { routes } from '#core/addresses/routes.ts';
import { sharePicture } from '#core/installation/share-picture.ts';
import type { Site } from '#core/installation/site.ts';
import { absolute, breadcrumbs, organizationId, structuredText } from '#core/installation/structured-data.ts';
import { type SearchDocument, titleEntry } from '#core/search/index-build.ts';
import { dateAndTime } from '#core/time/dates.ts';
import type { Post } from './post.ts';
import { readingMinutes } from './reading.ts';
import { networks, shareUrl } from './share.ts';
import { describe, textOf } from './text-of.ts';

/** The text is extracted only once. */
export function postParts(post: Post, site: Site, siteUrl: string) {
  const path = routes.blog(post.slug);
  const address = new URL(path, siteUrl).href;
  const picture = sharePicture(post.blog_image, path).src;
  return {
    address,
    text: textOf(post.content),
    minutes: readingMinutes(textOf(post.content)),
    time: [post.time.toISOString(), dateAndTime(post.time)],
    picture: new URL(picture, siteUrl).href,
    portrait: new URL(post.author_image, siteUrl).href,
    tags: post.hashtags.map(routes.search),
    shares: networks.map((network) =>
      shareUrl(network, { title: post.title, url: address, hashtags: post.hashtags }),
    ),
    structured: structuredText([
      blogPosting(post, describe(post), site, siteUrl, picture),
      breadcrumbs([[post.title, path]], siteUrl),
    ]),
    feed: feedItem(post, siteUrl),
    entry: titleEntry(postEntry(post)),
  };
}

export const postEntry = ({ content, ...post }: Post): SearchDocument => ({
  ...post,
  kind: 'blog',
  text: textOf(content),
});

/** READ-2. */
export function feedItem(post: Post, siteUrl: string): RSSFeedItem {
  const picture = new URL(sharePicture(post.blog_image, routes.blog(post.slug)).src, siteUrl);
  return {
    title: post.title,
    link: routes.blog(post.slug),
    pubDate: post.time,
    description: describe(post),
    categories: post.hashtags,
    customData: `<dc:creator>${escaped(post.author)}</dc:creator><media:content url="${escaped(picture.href)}" medium="image"/>`,
  };
}

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escaped = (text: string): string => text.replace(/[&<>"]/g, (letter) => entities[letter] ?? letter);

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
