import type { PanelUser } from '#domain/panel/panel.ts';
import type { NewTime, Planning } from '#domain/panel/planning.ts';
import { type PostText, StaffPost } from '#domain/panel/post-form.ts';
import { slugOf } from '#domain/shared/slug.ts';
import type { Attempts } from '../../staff/attempts.ts';
import type { StaffPosts } from '../../staff/posts.ts';
import { postAddress } from '../batches/addresses.ts';
import { createPost, editPost } from '../batches/posts.ts';
import { contentRows } from './content-rows.ts';
import { readOne } from './read-one.ts';
import { removeContent } from './remove.ts';
import { save } from './save.ts';
import { refusedFor } from './taken-address.ts';
import { timeIn, timingOf, wantedTime } from './timing.ts';

const wanted = (id: string, rev: number, text: PostText, time: NewTime) =>
  ({ collection: 'blogs', id, rev, fields: { ...text, ...wantedTime(time) } }) as const;

const read = (id: string) => readOne('blogs', id, StaffPost);

const edit: StaffPosts['edit'] = async (by, { id, rev, time }, text, planning, attempts) => {
  const timing = timingOf(time, planning);
  const batch = editPost({ uid: by, entry: attempts.entry }, { id, rev }, text, timing);
  return save(wanted(id, rev, text, timing.time), batch, attempts, (own) =>
    edit(by, { id, rev: own.rev, time: timeIn(own.fields) }, text, planning, attempts),
  );
};

async function create(
  actor: PanelUser,
  id: string,
  text: PostText,
  planning: Planning,
  attempts: Attempts,
): Promise<void> {
  const { uid, name, surname, photo } = actor;
  const { plan } = planning;
  const author = { name, surname, author_image: photo ?? '' };
  const batch = createPost({ uid, entry: attempts.entry }, id, author, text, plan);
  try {
    await save(wanted(id, 0, text, plan ?? 'same'), batch, attempts, ({ rev, fields }) =>
      edit(uid, { id, rev, time: timeIn(fields) }, text, planning, attempts),
    );
  } catch (error) {
    throw await refusedFor(error, postAddress(slugOf(text.title)), id);
  }
}

export const staffPosts: StaffPosts = {
  list: (asked, now) => contentRows('blogs', StaffPost, asked, now),
  read,
  create,
  edit,
  remove: (by, id) => removeContent(by, 'blogs', id),
};
