import type { APIRoute, GetStaticPaths } from 'astro';
import { searchIndex } from '#features/search/query.ts';

export const getStaticPaths: GetStaticPaths = async () =>
  (await searchIndex()).texts.map(({ page, text }) => ({
    params: { page: decodeURIComponent(page.slice(1)) },
    props: { text },
  }));

export const GET: APIRoute = ({ props }) => new Response(props.text);
