import type { APIRoute, GetStaticPaths } from 'astro';
import { readCopy, shownCopies } from '#core/build/stored-pictures.ts';
import { allPosts } from '#features/posts/query.ts';

export const getStaticPaths: GetStaticPaths = async () => {
  await allPosts();
  return shownCopies().map((name) => ({ params: { name }, props: { name } }));
};

export const GET: APIRoute<{ name: string }> = async ({ props }) => new Response(await readCopy(props.name));
