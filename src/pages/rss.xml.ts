// The newest posts as a feed (READ-2).
import rss from '@astrojs/rss';
import { printable } from '#domain/shared/letters.ts';
import { feed } from '#queries/feed.ts';

export const GET = async () => {
  const answer = await rss(await feed());
  // A single control character makes the XML invalid for all readers.
  return new Response(printable(await answer.text()), answer);
};
