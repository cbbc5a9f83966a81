// SEARCH-4.
import { searchIndex } from '#features/search/query.ts';

export const GET = async () => Response.json((await searchIndex()).titles);
