// READ-8.
import { feedOf } from '#features/posts/feed.ts';
import { hashtagFeeds } from '#features/search/query.ts';

export async function getStaticPaths() {
  return Promise.all(
    (await hashtagFeeds()).map(async ({ file, tag, posts }) => ({
      params: { hashtag: file },
      props: { xml: await feedOf(posts, tag, file) },
    })),
  );
}

export const GET = ({ props: { xml } }: { props: { xml: string } }) =>
  new Response(xml, { headers: { 'content-type': 'application/xml' } });
