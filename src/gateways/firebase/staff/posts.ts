import type { PanelUser } from '#domain/panel/panel.ts';
import { type PostText, StaffPost } from '#domain/panel/post-form.ts';
import { slugOf } from '#domain/shared/slug.ts';
import type { Attempts } from '../../staff/attempts.ts';
import type { StaffPosts } from '../../staff/posts.ts';
import { postAddress } from '../batches/addresses.ts';
import { createPost, editPost } from '../batches/posts.ts';
import { contentList } from '../queries/staff.ts';
import { readOne } from './read-one.ts';
import { readRows } from './read-rows.ts';
import { removeContent } from './remove.ts';
import { save } from './save.ts';
import { refusedFor } from './taken-address.ts';

const wanted = (id: string, rev: number, fields: PostText) =>
  ({ collection: 'blogs', id, rev, fields }) as const;

const read = (id: string) => readOne('blogs', id, StaffPost);

const edit: StaffPosts['edit'] = (by, { id, rev }, text, attempts) => {
  const batch = editPost({ uid: by, entry: attempts.entry }, { id, rev }, text);
  return save(wanted(id, rev, text), batch, attempts, (own) =>
    edit(by, { id, rev: own.rev }, text, attempts),
  );
};

async function create(actor: PanelUser, id: string, text: PostText, attempts: Attempts): Promise<void> {
  const { uid, name, surname, photo } = actor;
  const author = { name, surname, author_image: photo ?? '' };
  const batch = createPost({ uid, entry: attempts.entry }, id, author, text);
  try {
    await save(wanted(id, 0, text), batch, attempts, ({ rev }) => edit(uid, { id, rev }, text, attempts));
  } catch (error) {
    throw await refusedFor(error, postAddress(slugOf(text.title)), id);
  }
}

export const staffPosts: StaffPosts = {
  list: (asked) => readRows(contentList('blogs', asked), StaffPost),
  read,
  create,
  edit,
  remove: (by, id) => removeContent(by, 'blogs', id),
};
