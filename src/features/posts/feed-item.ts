import type { RSSFeedItem } from '@astrojs/rss';
import { routes } from '#core/addresses/routes.ts';
import { sharePicture } from '#core/installation/share-picture.ts';
import { describe } from './describe.ts';
import type { Post } from './post.ts';

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
