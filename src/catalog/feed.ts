import type { RSSOptions } from '@astrojs/rss';
import { configuration } from '#configuration';
import { files, routes } from '#domain/routes.ts';
import { sharePicture } from '#domain/share-picture.ts';
import { allPosts, describe } from './posts.ts';
import { siteSettings } from './site.ts';

/** How many posts the feed holds: more than anybody misses between two visits. */
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
    items: posts.slice(0, shown).map((post) => {
      const picture = new URL(
        sharePicture(post.blog_image, routes.blog(post.slug)).src,
        configuration.siteUrl,
      );
      return {
        title: post.title,
        link: routes.blog(post.slug),
        pubDate: post.time,
        description: describe(post),
        categories: post.hashtags,
        customData: `<dc:creator>${escaped(post.author)}</dc:creator><media:content url="${escaped(picture.href)}" medium="image"/>`,
      };
    }),
  };
}

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escaped = (text: string): string => text.replace(/[&<>"]/g, (letter) => entities[letter] ?? letter);
