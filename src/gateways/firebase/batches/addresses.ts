import type { CodeLanguage } from '#domain/code/snippet.ts';
import { type Operation, set } from './operation.ts';

/** The reservation of a post's address. It is never deleted, so a restored post gets its address back (BLOG-4). */
export const postAddress = (slug: string): string => `slugs/blogs_${slug}`;

/** The reservation of a snippet's address; a slug is unique in its language (CODE-1). */
export const snippetAddress = (codeName: CodeLanguage, slug: string): string =>
  `slugs/codes_${codeName}_${slug}`;

/** Reserves an address for a document of the same batch. Denied when it is taken. */
export const reserve = (address: string, id: string): Operation => set(address, { id });
