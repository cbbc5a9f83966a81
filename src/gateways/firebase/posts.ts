import {
  collection,
  type DocumentSnapshot,
  documentId,
  getDocs,
  limit,
  orderBy,
  type QueryConstraint,
  query,
  startAfter,
  where,
} from 'firebase/firestore/lite';
import { AppError } from '#domain/errors.ts';
import { limits } from '#domain/limits.ts';
import { type MalformedPost, type Post, PostDocument } from '#domain/post.ts';
import type { Posts } from '../posts.ts';
import { database } from './database.ts';
import { fieldsOf } from './documents.ts';
import { answered } from './errors.ts';

const read = (...constraints: QueryConstraint[]) =>
  answered(getDocs(query(collection(database(), 'blogs'), ...constraints)));

function parse(document: DocumentSnapshot): Post | MalformedPost {
  const parsed = PostDocument.safeParse(fieldsOf(document));
  if (parsed.success) return parsed.data;
  const [issue] = parsed.error.issues;
  return { id: document.id, field: issue?.path.join('.') ?? '', problem: issue?.message ?? '' };
}

const isPost = (result: Post | MalformedPost): result is Post => 'slug' in result;

export const posts: Posts = {
  async all() {
    const results: (Post | MalformedPost)[] = [];
    let last: DocumentSnapshot | undefined;
    do {
      // By id, not by time: a document without a time is to be reported, not passed over.
      const after = last ? [startAfter(last)] : [];
      const page = await read(orderBy(documentId()), ...after, limit(limits.page));
      results.push(...page.docs.map(parse));
      last = page.size === limits.page ? page.docs.at(-1) : undefined;
    } while (last);
    return {
      posts: results.filter(isPost),
      malformed: results.filter((result): result is MalformedPost => !isPost(result)),
    };
  },

  async bySlug(slug) {
    const [document] = (await read(where('slug', '==', slug), limit(1))).docs;
    if (!document) return null;
    const result = parse(document);
    if (!isPost(result)) {
      throw new AppError('malformed', new Error(`blogs/${result.id}: ${result.field} ${result.problem}`));
    }
    return result;
  },
};
