import type { Post } from '#domain/blog/post.ts';
import { readingMinutes } from '#domain/blog/post.ts';
import { networks, shareUrl } from '#domain/blog/share.ts';
import { blogPosting } from '#domain/blog/structured-post.ts';
import type { SearchDocument } from '#domain/search/index-build.ts';
import { titleEntry } from '#domain/search/index-build.ts';
import { dateAndTime } from '#domain/shared/dates.ts';
import { routes } from '#domain/shared/routes.ts';
import type { Site } from '#domain/shared/site.ts';
import { sharePicture } from '#domain/site/share-picture.ts';
import { breadcrumbs, structuredText } from '#domain/site/structured-data.ts';
import { describe } from './describe.ts';
import { feedItem } from './feed-item.ts';
import { textOf } from './text-of.ts';

/** Everything that the build makes of one post. The text is extracted only once (text-of.ts). */
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
