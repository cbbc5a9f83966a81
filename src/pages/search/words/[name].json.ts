// A part of the search index with words. Its name is a hash of its content, so it is cached permanently (netlify.toml).
import type { APIRoute, GetStaticPaths } from 'astro';
import { searchIndex } from '#features/search/query.ts';

export const getStaticPaths: GetStaticPaths = async () =>
  (await searchIndex()).words.map(({ name, part }) => ({ params: { name }, props: { part } }));

export const GET: APIRoute = ({ props }) => Response.json(props.part);
