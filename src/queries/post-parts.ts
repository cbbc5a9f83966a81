import { type Post, readingMinutes } from '#domain/blog/post.ts';
import { networks, shareUrl } from '#domain/blog/share.ts';
import type { Snippet } from '#domain/code/snippet.ts';
import { titleEntry } from '#domain/search/index-build.ts';
import { dateAndTime } from '#domain/shared/dates.ts';
import { routes } from '#domain/shared/routes.ts';
import type { Site } from '#domain/shared/site.ts';
import { sharePicture } from '#domain/site/share-picture.ts';
import { blogPosting, breadcrumbs, structuredText } from '#domain/site/structured-data.ts';
import { reportProblem } from './build-warning.ts';
import { describe } from './describe.ts';
import { feedItem } from './feed-item.ts';
import { postEntry, snippetEntry } from './search-entry.ts';
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

/** Everything that the build makes of one snippet. */
export function snippetParts(snippet: Snippet, siteUrl: string) {
  const path = routes.snippet(snippet.codeName, snippet.slug);
  return {
    address: new URL(path, siteUrl).href,
    text: textOf(snippet.content),
    structured: structuredText([breadcrumbs([[snippet.title, path]], siteUrl)]),
    entry: titleEntry(snippetEntry(snippet)),
  };
}

/**
 * The documents of a Firestore collection that become pages. One for which `make` fails is left out and named in the log
 * and the report of the build: it never stops the others (CMS-4).
 */
export const usable = <Item extends { id: string; title: string }>(
  collection: string,
  items: readonly Item[],
  make: (item: Item) => unknown,
): Item[] =>
  items.filter((item) => {
    try {
      make(item);
      return true;
    } catch (error) {
      const place = `${collection}/${item.id}`;
      reportProblem(
        { place, title: item.title, kind: 'unusable' },
        `Firestore document ${place} is left out: ${String(error)}.`,
      );
      return false;
    }
  });
