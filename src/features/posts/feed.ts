import { getRssString } from '@astrojs/rss';
import { configuration } from '#configuration';
import { files } from '#core/addresses/file-addresses.ts';
import { siteSettings } from '#core/build/site.ts';
import { printable } from '#core/words/letters.ts';
import type { Post } from './post.ts';
import { feedItem } from './post-parts.ts';
import { allPosts } from './query.ts';

/** More than are published between two reads of a feed reader. */
const shown = 30;

/** READ-2. */
export const siteFeed = async (): Promise<string> => xmlOf(await allPosts(), files.feed);

/** READ-8. */
export const feedOf = (posts: readonly Post[], tag: string, file: string): Promise<string> =>
  xmlOf(posts, files.hashtagFeed(file), ` #${tag}`);

async function xmlOf(posts: readonly Post[], path: string, after = ''): Promise<string> {
  const site = await siteSettings();
  const address = new URL(path, configuration.siteUrl).href;
  const xml = await getRssString({
    title: site.brand + after,
    description: site.description,
    site: configuration.siteUrl,
    trailingSlash: false,
    xmlns: {
      atom: 'http://www.w3.org/2005/Atom',
      dc: 'http://purl.org/dc/elements/1.1/',
      media: 'http://search.yahoo.com/mrss/',
    },
    customData: `<language>az</language><atom:link href="${address}" rel="self" type="application/rss+xml"/>`,
    items: posts.slice(0, shown).map((post) => feedItem(post, configuration.siteUrl)),
  });
  // A single control character makes the XML invalid for all readers.
  return printable(xml);
}
