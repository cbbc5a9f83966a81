// This site's copies of pictures in Storage (queries/stored-pictures.ts).
import type { APIRoute, GetStaticPaths } from 'astro';
import { allPosts } from '#queries/posts.ts';
import { readCopy, shownCopies } from '#queries/stored-pictures.ts';

export const getStaticPaths: GetStaticPaths = async () => {
  await allPosts();
  return shownCopies().map((name) => ({ params: { name }, props: { name } }));
};

export const GET: APIRoute<{ name: string }> = async ({ props }) => new Response(await readCopy(props.name));
