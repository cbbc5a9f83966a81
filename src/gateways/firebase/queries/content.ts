import type { Query } from './query.ts';

/** A post by its address, which is unique. */
export const postBySlug = (slug: string): Query => ({ collection: 'blogs', where: [['slug', '==', slug]] });

/** A snippet by its address, which is unique in its language (CODE-1). */
export const snippetBySlug = (codeName: string, slug: string): Query => ({
  collection: 'codes',
  where: [
    ['codeName', '==', codeName],
    ['slug', '==', slug],
  ],
});
