// READ-2.
import { siteFeed } from '#features/posts/feed.ts';

export const GET = async () =>
  new Response(await siteFeed(), { headers: { 'content-type': 'application/xml' } });
