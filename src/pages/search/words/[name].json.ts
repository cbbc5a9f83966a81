import type { APIRoute, GetStaticPaths } from 'astro';
import { searchIndex } from '#features/search/query.ts';

export const getStaticPaths: GetStaticPaths = async () =>
  (await searchIndex()).words.map(({ name, part }) => ({ params: { name }, props: { part } }));

export const GET: APIRoute = ({ props }) => Response.json(props.part);
