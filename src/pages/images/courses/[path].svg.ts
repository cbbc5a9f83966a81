// LEARN-1.
import type { APIRoute, GetStaticPaths } from 'astro';
import { emblemFiles } from '#features/courses/query.ts';

export const getStaticPaths: GetStaticPaths = async () =>
  (await emblemFiles()).map(({ path, svg }) => ({ params: { path }, props: { svg } }));

export const GET: APIRoute<{ svg: string }> = ({ props }) => new Response(props.svg);
