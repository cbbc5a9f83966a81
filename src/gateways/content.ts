import { type Post, PostDocument } from '#domain/blog/post.ts';
import { type CodeLanguage, type Snippet, SnippetDocument } from '#domain/code/snippet.ts';
import { codeOf, type ErrorCode, isRefusal } from '#domain/shared/errors.ts';
import { database } from './database.ts';
import { type Schema, valid } from './documents.ts';
import type { StoredDocument } from './firestore.ts';

/** Firestore's answer, and the SDK's. */
const invalidPath: readonly ErrorCode[] = ['firestore/failed-precondition', 'firestore/invalid-argument'];

/** A document that everyone may read if it is published. The rules don't tell whether another exists. */
async function published(path: string): Promise<StoredDocument | null> {
  try {
    return await database().get(path);
  } catch (error) {
    const code = codeOf(error);
    // An address that no document can have comes from the address bar.
    if (isRefusal(code) || invalidPath.includes(code)) return null;
    throw error;
  }
}

/**
 * A published post or snippet at an address, `null` when there is none.
 * @param address the path of the reservation, of `slugs`. @throws AppError `malformed`
 */
export async function atAddress<Item>(
  name: 'blogs' | 'codes',
  address: string,
  schema: Schema<Item>,
): Promise<Item | null> {
  const id = (await published(address))?.data.id;
  const document = typeof id === 'string' ? await published(`${name}/${id}`) : null;
  return document && valid(document, schema);
}

/** The reservation of a post's address. It is never deleted, so a restored post gets its address back (BLOG-4). */
export const postAddress = (slug: string): string => `slugs/blogs_${slug}`;

/** Blog posts of the collection `blogs`. Every method throws AppError. */
export const posts = {
  /** The post at an address, `null` when there is none (BLOG-9); `malformed` when the document is not a post. */
  bySlug: (slug: string): Promise<Post | null> => atAddress('blogs', postAddress(slug), PostDocument),
};

/** The reservation of a snippet's address; a slug is unique in its language (CODE-1). */
export const snippetAddress = (codeName: CodeLanguage, slug: string): string =>
  `slugs/codes_${codeName}_${slug}`;

/** Code snippets of the collection `codes`. Every method throws AppError. */
export const snippets = {
  /** The snippet at an address, `null` when there is none (CODE-2); `malformed` when the document is not a snippet. */
  bySlug: (codeName: CodeLanguage, slug: string): Promise<Snippet | null> =>
    atAddress('codes', snippetAddress(codeName, slug), SnippetDocument),
};
