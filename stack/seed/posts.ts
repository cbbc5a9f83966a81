import { foldLetters } from '#domain/shared/letters.ts';
import { titleWords } from '#domain/shared/title.ts';
import { recordChange } from './audit.ts';
import { readContent } from './content.ts';
import type { Documents } from './firestore-value.ts';

/** The nine posts of Firestore; nine more are files in content/blogs. */
export function addPosts(documents: Documents, siteUrl: string): void {
  for (const { id, ...post } of readContent('blogs')) {
    const time = new Date(post.time);
    documents.set(`blogs/${id}`, {
      ...post,
      time,
      // The rules accept absolute addresses only; the pictures are files of the site.
      author_image: siteUrl + post.author_image,
      blog_image: siteUrl + post.blog_image,
      titleKey: foldLetters(post.title),
      words: titleWords(post.title),
      rev: 1,
      audit: recordChange(documents, {
        collection: 'blogs',
        target: id,
        action: 'create',
        by: 'admin',
        at: time,
        title: post.title,
      }),
    });
    documents.set(`slugs/blogs_${post.slug}`, { id });
  }
}
