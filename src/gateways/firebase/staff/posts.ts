import { doc, getDoc } from 'firebase/firestore/lite';
import { AppError } from '#domain/errors.ts';
import { StaffPost } from '#domain/staff-post.ts';
import type { StaffPosts } from '../../staff/posts.ts';
import { postAddress } from '../batches/addresses.ts';
import type { Operation } from '../batches/operation.ts';
import { createPost, editPost } from '../batches/posts.ts';
import { commit } from '../commit.ts';
import { database } from '../database.ts';
import { parsed } from '../documents.ts';
import { answered } from '../errors.ts';
import { contentList } from '../queries/staff.ts';
import { removeContent } from './remove.ts';
import { readRows } from './rows.ts';

const read = (path: string) => answered(getDoc(doc(database(), path)));
const send = (batch: Operation[]) => answered(commit(database(), batch));

export const staffPosts: StaffPosts = {
  list: (asked) => readRows(contentList('blogs', asked), StaffPost),

  async byId(id) {
    const document = await read(`blogs/${id}`);
    if (!document.exists()) return null;
    const result = parsed(document, StaffPost);
    if ('item' in result) return result.item;
    throw new AppError('malformed', new Error(`blogs/${id}: ${result.malformed.field}`));
  },

  async isTaken(slug, id) {
    const reservation = await read(postAddress(slug));
    return reservation.exists() && reservation.data().id !== id;
  },

  create: ({ uid, name, surname, photo }, id, text) =>
    send(createPost({ uid }, id, { name, surname, author_image: photo ?? '' }, text)),
  edit: (by, version, text) => send(editPost({ uid: by }, version, text)),
  remove: (by, id) => removeContent(by, 'blogs', id),
};
