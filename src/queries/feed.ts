import type { RSSOptions } from '@astrojs/rss';
import { configuration } from '#configuration';
import { files } from '#domain/shared/file-addresses.ts';
import { feedItem } from './feed-item.ts';
import { allPosts } from './posts.ts';
import { siteSettings } from './site.ts';

/** How many posts the feed has: more than are published between two reads of a feed reader. */
const shown = 30;

/** The newest posts as a feed (READ-2). */
export async function feed(): Promise<RSSOptions> {
  const [site, posts] = await Promise.all([siteSettings(), allPosts()]);
  const address = new URL(files.feed, configuration.siteUrl).href;
  return {
    title: site.brand,
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
  };
}
