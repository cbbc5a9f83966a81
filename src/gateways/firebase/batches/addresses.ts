import type { CodeLanguage } from '#domain/code/snippet.ts';
import { type Operation, set } from './operation.ts';

/** Where a post's address is reserved, for good: a restored post finds its own (BLOG-4). */
export const postAddress = (slug: string): string => `slugs/blogs_${slug}`;

/** Where a snippet's address is reserved; a slug is unique per language (CODE-1). */
export const snippetAddress = (codeName: CodeLanguage, slug: string): string =>
  `slugs/codes_${codeName}_${slug}`;

/** Reserves an address for a document of the same batch. Denied when it is taken. */
export const reserve = (address: string, id: string): Operation => set(address, { id });
