import { hasTitleOfCopy } from '#domain/panel/copying.ts';
import { plannedOrders } from '#domain/panel/list-query.ts';
import type { PanelUser } from '#domain/panel/panel.ts';
import {
  copiedPostForm,
  emptyPostForm,
  nextPostForm,
  PostForm,
  type PostProblem,
  postFormOf,
  postProblem,
  postTextOf,
  type StaffPost,
} from '#domain/panel/post-form.ts';
import { AppError } from '#domain/shared/errors.ts';
import { copying } from '#messages/panel/copying.ts';
import { forms, hashtags } from '#messages/panel/panel.ts';
import { postForm as texts } from '#messages/panel/panel-post.ts';
import { loadPart } from '#stores/shared/load-part.ts';
import { createEditor } from './editor.ts';
import { formEntries } from './form-entries.ts';
import { $gate } from './gate.ts';
import { createList } from './list.ts';
import { plannedText, planningOf, planProblems, publishRow } from './planned.ts';
import { refreshPublishing, serverTime } from './publishing.ts';
import { removeRow } from './remove.ts';
import { uploadedPictures } from './uploaded-pictures.ts';

const gateway = async () => (await loadPart(() => import('#gateways/staff/posts.ts'))).staffPosts;

/** Every post, for staff (PANEL-3). */
export const postList = createList({
  name: 'blogs',
  orders: plannedOrders,
  read: async (asked) => (await gateway()).list(asked, serverTime()),
});

export const removePost = (by: string, id: string): Promise<void> =>
  removeRow(postList, id, async () => {
    await (await gateway()).remove(by, id);
    refreshPublishing();
  });

/** Publishes a planned post at once (SCHOOL-5). */
export const publishPost = ({ uid, role }: PanelUser, post: StaffPost): Promise<void> =>
  publishRow(role, post.id, postList, async () => {
    const text = postTextOf(postFormOf(post, serverTime()));
    const attempts = { entry: crypto.randomUUID(), earlier: [] };
    await (await gateway()).edit(uid, post, text, planningOf(''), attempts);
  });

const problems: Record<PostProblem['kind'], string> = {
  missing: forms.required,
  address: texts.noAddress,
  reserved: texts.reservedAddress,
  length: texts.tooLong,
  hashtags: hashtags.tooMany,
  ...planProblems,
};

/** The editor of a new or an existing post (PANEL-3, PANEL-13). */
export const postEditor = createEditor<StaffPost, keyof PostForm>({
  form: 'blog',
  schema: PostForm,
  empty: emptyPostForm,
  formOf: (post) => postFormOf(post, serverTime()),
  whole: (item) => item,
  next: nextPostForm,
  copy: (post) => copiedPostForm(post, copying.mark),
  check(form, seen) {
    if (!seen && hasTitleOfCopy(form.title, copying.mark)) return { message: copying.rename, field: 'title' };
    const problem = postProblem(form, seen, serverTime());
    return problem && { message: problems[problem.kind], field: problem.field };
  },
  read: async (id) => (await gateway()).read(id),
  async save(by, { id, seen }, form, attempts) {
    const gate = $gate.get();
    const text = postTextOf(form);
    const planning = planningOf(form.plan);
    const posts = await gateway();
    if (seen) await posts.edit(by, seen, text, planning, attempts);
    else if (gate.state === 'open') await posts.create(gate.actor, id, text, planning, attempts);
    else throw new AppError('firestore/unauthenticated');
    uploadedPictures(by).used(text.blog_image + text.content);
    refreshPublishing();
    return plannedText(planning) ?? (seen ? texts.updated : texts.added);
  },
  list: postList,
  texts: { 'firestore/already-exists': texts.taken },
  fields: { 'firestore/already-exists': 'title' },
});

export const postForms = formEntries('blogs', postEditor, postList);
