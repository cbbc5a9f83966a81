// The newest posts as a feed (READ-2).
import rss from '@astrojs/rss';
import { feed } from '#catalog/feed.ts';

export const GET = async () => rss(await feed());
