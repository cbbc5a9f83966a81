import { contentOrders } from '#domain/panel/list-query.ts';
import {
  emptyPostForm,
  PostForm,
  type PostProblem,
  postFormOf,
  postProblem,
  postTextOf,
  type StaffPost,
} from '#domain/panel/post-form.ts';
import { AppError } from '#domain/shared/errors.ts';
import { forms, hashtags } from '#messages/panel/panel.ts';
import { postForm as texts } from '#messages/panel/panel-post.ts';
import { loadPart } from '#stores/shared/load-part.ts';
import { createEditor } from './editor.ts';
import { $gate } from './gate.ts';
import { createList } from './list.ts';
import { refreshPublishing } from './publishing.ts';
import { removeRow } from './remove.ts';
import { uploadedPictures } from './uploaded-pictures.ts';

const gateway = async () => (await loadPart(() => import('#gateways/firebase/staff/posts.ts'))).staffPosts;

/** Every post, for staff (PANEL-3). */
export const postList = createList({
  name: 'blogs',
  orders: contentOrders,
  read: async (asked) => (await gateway()).list(asked),
});

export const removePost = (by: string, id: string): Promise<void> =>
  removeRow(postList, id, async () => {
    await (await gateway()).remove(by, id);
    refreshPublishing();
  });

const problems: Record<PostProblem['kind'], string> = {
  missing: forms.required,
  address: texts.noAddress,
  reserved: texts.reservedAddress,
  length: texts.tooLong,
  hashtags: hashtags.tooMany,
};

/** The editor of a new or an existing post (PANEL-3, PANEL-13). */
export const postEditor = createEditor<StaffPost, keyof PostForm>({
  form: 'blog',
  schema: PostForm,
  empty: emptyPostForm,
  formOf: postFormOf,
  check(form) {
    const problem = postProblem(form);
    return problem && { message: problems[problem.kind], field: problem.field };
  },
  read: async (id) => (await gateway()).read(id),
  async save(by, { id, seen }, form, attempts) {
    const gate = $gate.get();
    const text = postTextOf(form);
    const posts = await gateway();
    if (seen) await posts.edit(by, seen, text, attempts);
    else if (gate.state === 'open') await posts.create(gate.actor, id, text, attempts);
    else throw new AppError('firestore/unauthenticated');
    uploadedPictures(by).used(text.blog_image + text.content);
    refreshPublishing();
    return seen ? texts.updated : texts.added;
  },
  list: postList,
  texts: { 'firestore/already-exists': texts.taken },
  fields: { 'firestore/already-exists': 'title' },
});
