import type { RSSFeedItem } from '@astrojs/rss';
import { routes } from '#core/addresses/routes.ts';
import { sharePicture } from '#core/installation/share-picture.ts';
import type { Site } from '#core/installation/site.ts';
import { breadcrumbs, structuredText } from '#core/installation/structured-data.ts';
import type { SearchDocument } from '#core/search/index-build.ts';
import { titleEntry } from '#core/search/index-build.ts';
import { dateAndTime } from '#core/time/dates.ts';
import type { Post } from './post.ts';
import { readingMinutes } from './post.ts';
import { networks, shareUrl } from './share.ts';
import { blogPosting } from './structured-post.ts';
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
