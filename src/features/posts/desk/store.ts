import { AppError } from '#core/cloud/errors.ts';
import { loadPart } from '#core/page/load-part.ts';
import { postTab } from '#panel/article-texts.ts';
import { createPublicContent } from '#panel/articles.ts';
import type { Author } from '#panel/articles-gateway.ts';
import { $gate } from '#panel/gate.ts';
import {
  PostForm,
  type PostText,
  planPost,
  postFormOf,
  postProblem,
  postTextOf,
  type StaffPost,
} from '#panel/public-form.ts';

/** PANEL-3, PANEL-13. */
export const posts = createPublicContent<StaffPost, keyof PostForm, PostText, Author>({
  name: 'blogs',
  form: 'blog',
  texts: postTab,
  gateway: async () => (await loadPart(() => import('#panel/articles-gateway.ts'))).staffPosts,
  schema: PostForm,
  formOf: postFormOf,
  // Readers would take a copy with the same picture for the same post.
  without: {
    next: { title: '', content: '', blog_image: '', plan: '' },
    copy: { blog_image: '', plan: '' },
  },
  problem: postProblem,
  textOf: postTextOf,
  async completed(by, form) {
    if (form.blog_image !== '') return form;
    const { drawnCover } = await loadPart(() => import('./drawn-cover.ts'));
    return { ...form, blog_image: await drawnCover(by, form.title, form.tags) };
  },
  ownOf() {
    const gate = $gate.get();
    if (gate.state !== 'open') throw new AppError('firestore/unauthenticated');
    const { name, surname, photo } = gate.actor;
    return { author: `${name} ${surname}`, author_image: photo ?? '' };
  },
  actions: ['add', 'remove', 'delete'],
  plan: planPost,
});
