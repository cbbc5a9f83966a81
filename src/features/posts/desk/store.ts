import {
  PostForm,
  type PostText,
  planPost,
  postFormOf,
  postProblem,
  postTextOf,
  type StaffPost,
} from '#domain/panel/public-form.ts';
import { AppError } from '#domain/shared/errors.ts';
import type { Author } from '#gateways/staff/public-content.ts';
import { postTab } from '#messages/panel/public-content.ts';
import { loadPart } from '#stores/shared/load-part.ts';
import { $gate } from './gate.ts';
import { createPublicContent } from './public-content.ts';

/** Every post, for staff (PANEL-3, PANEL-13). */
export const posts = createPublicContent<StaffPost, keyof PostForm, PostText, Author>({
  name: 'blogs',
  form: 'blog',
  texts: postTab,
  gateway: async () => (await loadPart(() => import('#gateways/staff/public-content.ts'))).staffPosts,
  schema: PostForm,
  formOf: postFormOf,
  // Readers would take a copy with the same picture for the same post.
  without: {
    next: { title: '', content: '', blog_image: '', plan: '' },
    copy: { blog_image: '', plan: '' },
  },
  problem: postProblem,
  textOf: postTextOf,
  ownOf() {
    const gate = $gate.get();
    if (gate.state !== 'open') throw new AppError('firestore/unauthenticated');
    const { name, surname, photo } = gate.actor;
    return { author: `${name} ${surname}`, author_image: photo ?? '' };
  },
  actions: ['add', 'remove', 'delete'],
  plan: planPost,
});
