import { doc, getDoc } from 'firebase/firestore/lite';
import type { PanelUser } from '#domain/panel/panel.ts';
import { type PostText, StaffPost } from '#domain/panel/post-form.ts';
import { AppError, codeOf, isRefusal } from '#domain/shared/errors.ts';
import { slugOf } from '#domain/shared/slug.ts';
import type { Attempts } from '../../staff/attempts.ts';
import type { StaffPosts } from '../../staff/posts.ts';
import { postAddress } from '../batches/addresses.ts';
import { createPost, editPost } from '../batches/posts.ts';
import { database } from '../database.ts';
import { parsed } from '../documents.ts';
import { contentList } from '../queries/staff.ts';
import { withTimeout } from '../with-timeout.ts';
import { readRows } from './read-rows.ts';
import { removeContent } from './remove.ts';
import { save } from './save.ts';

const wanted = (id: string, rev: number, { title, content, hashtags, blog_image }: PostText) =>
  ({ collection: 'blogs', id, rev, fields: { title, content, hashtags, blog_image } }) as const;

async function read(id: string): Promise<StaffPost> {
  const document = await withTimeout(getDoc(doc(database(), 'blogs', id)));
  if (!document.exists()) throw new AppError('deleted-meanwhile');
  const result = parsed(document, StaffPost);
  if ('item' in result) return result.item;
  throw new AppError('malformed', new Error(`blogs/${id}: ${result.malformed.field}`));
}

const edit: StaffPosts['edit'] = (by, { id, rev }, text, attempts) => {
  const batch = editPost({ uid: by, entry: attempts.entry }, { id, rev }, text);
  return save(wanted(id, rev, text), batch, attempts, (own) =>
    edit(by, { id, rev: own.rev }, text, attempts),
  );
};

/** Whether an address belongs to another post. @throws AppError */
async function isTaken(slug: string, id: string): Promise<boolean> {
  const reservation = await withTimeout(getDoc(doc(database(), postAddress(slug))));
  return reservation.exists() && reservation.data().id !== id;
}

async function create(actor: PanelUser, id: string, text: PostText, attempts: Attempts): Promise<void> {
  const { uid, name, surname, photo } = actor;
  const author = { name, surname, author_image: photo ?? '' };
  const batch = createPost({ uid, entry: attempts.entry }, id, author, text);
  try {
    await save(wanted(id, 0, text), batch, attempts, ({ rev }) => edit(uid, { id, rev }, text, attempts));
  } catch (error) {
    const code = codeOf(error);
    // The rules say only that they refuse; why is one document.
    if (isRefusal(code) && (await isTaken(slugOf(text.title), id))) {
      throw new AppError('firestore/already-exists', error);
    }
    throw error;
  }
}

export const staffPosts: StaffPosts = {
  list: (asked) => readRows(contentList('blogs', asked), StaffPost),
  read,
  create,
  edit,
  remove: (by, id) => removeContent(by, 'blogs', id),
};
