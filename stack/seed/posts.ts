import { foldLetters } from '#core/words/letters.ts';
import { titleWords } from '#core/words/title.ts';
import { recordChange } from './audit.ts';
import { readContent } from './content.ts';
import type { Documents } from './firestore-value.ts';

/** A post that the teacher has begun (PANEL-17). */
const draft = {
  id: '7d0c5b0e-6f0a-4a43-9b52-3f1f5f3f9a11',
  title: 'Grid ilə foto qalereyası',
  content:
    '<p>Şəkilləri cərgəyə düzmək üçün <code>grid-template-columns</code> kifayətdir.</p><p>Sonra: minmax, auto-fit və boşluqlar.</p>',
};

/** The nine posts of Firestore; nine more are files in content/blogs. A tenth is only a draft. */
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
  const teacher = readContent('users').find(({ username }) => username === 'teacher');
  if (!teacher) throw new Error('content/users.json has no teacher.');
  const at = new Date(Date.now() - 26 * 60 * 60 * 1000);
  const { id, title, content } = draft;
  documents.set(`drafts/${id}`, {
    form: 'blog',
    title,
    value: JSON.stringify({ title, content, tags: 'css grid' }),
    author: `${teacher.name} ${teacher.surname}`,
    at,
    rev: 1,
    audit: recordChange(documents, {
      collection: 'drafts',
      target: id,
      action: 'create',
      by: 'teacher',
      at,
      title,
    }),
  });
}
