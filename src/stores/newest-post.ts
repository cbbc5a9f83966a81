import { atom } from 'nanostores';
import { codeOf } from '#domain/errors.ts';
import type { Post } from '#domain/post.ts';
import { routes } from '#domain/routes.ts';
import { slugFromPath } from '#domain/slug.ts';
import { reportFailedRead } from './failures.ts';

export type NewestPost =
  | { state: 'loading' }
  | { state: 'unknown' }
  | { state: 'failed' }
  | { state: 'found'; post: Post };

/** The post at this address that the build did not know (BLOG-9). */
export const $newestPost = atom<NewestPost>({ state: 'loading' });

/** An address that does not decode, or lies deeper than a post can, names no post. */
function askedSlug(path: string): string | null {
  const part = path.slice(routes.blog('').length).replace(/\/$/, '');
  return part === '' || part.includes('/') ? null : slugFromPath(part);
}

export async function loadNewestPost(path: string): Promise<void> {
  $newestPost.set({ state: 'loading' });
  const slug = askedSlug(path);
  try {
    const post =
      slug === null ? null : await (await import('#gateways/firebase/posts.ts')).posts.bySlug(slug);
    $newestPost.set(post ? { state: 'found', post } : { state: 'unknown' });
  } catch (error) {
    // A site built from content/ alone has no newer posts.
    if (codeOf(error) === 'not-configured') return $newestPost.set({ state: 'unknown' });
    $newestPost.set({ state: 'failed' });
    reportFailedRead(error, () => loadNewestPost(path));
  }
}
