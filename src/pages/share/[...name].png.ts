import type { APIRoute, GetStaticPaths } from 'astro';
import { drawSharePicture, sharePictures } from '#site/share-pictures.ts';

export const getStaticPaths: GetStaticPaths = async () =>
  (await sharePictures()).map((name) => ({ params: { name }, props: { name } }));

export const GET: APIRoute<{ name: string }> = async ({ props }) =>
  new Response(new Uint8Array(await drawSharePicture(props.name)));
