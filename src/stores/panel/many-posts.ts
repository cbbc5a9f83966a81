import { planPost } from '#domain/panel/many-content.ts';
import { type PostText, postFormOf, type StaffPost } from '#domain/panel/post-form.ts';
import { loadPart } from '#stores/shared/load-part.ts';
import { createManyContent } from './many-content.ts';
import { planningOf } from './planned.ts';
import { postList } from './posts.ts';
import { refreshPublishing, serverTime } from './publishing.ts';

const gateway = async () => (await loadPart(() => import('#gateways/staff/posts.ts'))).staffPosts;

/** One change of many posts (PANEL-15). */
export const manyPosts = createManyContent<StaffPost, PostText>({
  name: 'blogs',
  form: 'blog',
  actions: ['add', 'remove', 'delete'],
  list: postList,
  plan: (post, task) => planPost(post, task, serverTime()),
  // What is planned stays planned for the same hour.
  edit: async (by, post, text, attempts) => {
    const { plan } = postFormOf(post, serverTime());
    await (await gateway()).edit(by, post, text, planningOf(plan), attempts);
  },
  after: (post, { hashtags }) => ({ ...post, hashtags }),
  remove: async (by, id) => (await gateway()).remove(by, id),
  read: async (id) => (await gateway()).read(id),
  wordsOf: ({ rev: _rev, audit: _audit, ...words }) => words,
  changed: refreshPublishing,
});
