// A part of the search index with words. Its name follows from its content (netlify.toml: kept for ever).
import type { APIRoute, GetStaticPaths } from 'astro';
import { searchIndex } from '#queries/search-index.ts';

export const getStaticPaths: GetStaticPaths = async () =>
  (await searchIndex()).words.map(({ name, part }) => ({ params: { name }, props: { part } }));

export const GET: APIRoute = ({ props }) => Response.json(props.part);
