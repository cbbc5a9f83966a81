import type { ContentOrder, ListPage, ListQuery } from '#domain/panel/list-query.ts';
import type { PanelUser } from '#domain/panel/panel.ts';
import type { NewTime, Planning } from '#domain/panel/planning.ts';
import { PostText, StaffPost } from '#domain/panel/post-form.ts';
import { writtenIn } from '#domain/shared/schema-parts.ts';
import { slugOf } from '#domain/shared/slug.ts';
import type { Actor } from '../audit.ts';
import { postAddress } from '../content.ts';
import type { Operation } from '../operation.ts';
import {
  createPublic,
  editPublic,
  published,
  readOne,
  refusedFor,
  removeContent,
  type Timing,
  timeIn,
  timingOf,
  type Version,
  wantedTime,
} from './content.ts';
import { contentRows } from './content-rows.ts';
import { type Attempts, save } from './save.ts';

/** The author of a new post: the writer's own names as in the record, and the address of a portrait or ''. */
export interface Author {
  name: string;
  surname: string;
  author_image: string;
}

/**
 * A new post with its address, which is made from the title and never changes (PANEL-3, BLOG-4). Denied when the
 * address is taken or the title gives none.
 * @param plan when it is to be published; `null`: now (SCHOOL-5).
 */
export function createPost(
  actor: Actor,
  id: string,
  author: Author,
  text: PostText,
  plan: Date | null = null,
): Operation[] {
  const slug = slugOf(text.title);
  const { name, surname, author_image } = author;
  const fields = {
    ...writtenIn(PostText, text),
    author: `${name} ${surname}`,
    author_image,
    slug,
  };
  const address = postAddress(slug);
  return createPublic(actor, { collection: 'blogs', id, title: text.title, address }, fields, plan);
}

/** A post's new text; author and address stay, and the time of what is published (PANEL-13). */
export const editPost = (
  actor: Actor,
  version: Version,
  text: PostText,
  timing: Timing = published,
): Operation[] => editPublic(actor, 'blogs', version, text.title, writtenIn(PostText, text), timing);

const wanted = (id: string, rev: number, text: PostText, time: NewTime) =>
  ({ collection: 'blogs', id, rev, fields: { ...writtenIn(PostText, text), ...wantedTime(time) } }) as const;

async function edit(
  by: string,
  { id, rev, time }: Pick<StaffPost, 'id' | 'rev' | 'time'>,
  text: PostText,
  planning: Planning,
  attempts: Attempts,
): Promise<void> {
  const timing = timingOf(time, planning);
  const batch = editPost({ uid: by, entry: attempts.entry }, { id, rev }, text, timing);
  return save(wanted(id, rev, text, timing.time), batch, attempts, (own) =>
    edit(by, { id, rev: own.rev, time: timeIn(own.fields) }, text, planning, attempts),
  );
}

/** Documents of the collection `blogs`, for staff. Every method throws AppError. */
export const staffPosts = {
  /** Reads at most 21 documents, of which 20 are shown. @param now the server's time, after which something is planned. */
  list: (asked: ListQuery<ContentOrder>, now: Date): Promise<ListPage<StaffPost>> =>
    contentRows('blogs', StaffPost, asked, now),
  /** The current version of a post; `deleted-meanwhile`, `malformed`. */
  read: (id: string): Promise<StaffPost> => readOne('blogs', id, StaffPost),

  /**
   * Writes a new post once under the given id, with the actor as its author; its address is made from the title
   * (PANEL-3). `firestore/already-exists` when another post has that address. After a lost response it changes what an
   * earlier attempt has written; `changed-meanwhile` when the document with this id is not this form's.
   */
  async create(
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
  },

  /**
   * Saves over the version that was read, or that an earlier attempt wrote; `changed-meanwhile`, `deleted-meanwhile`
   * (PANEL-13). What is published keeps its time; a plan for another time is `changed-meanwhile` (SCHOOL-5).
   */
  edit,
  /** Moves the current version of a post to the trash; a success if it is gone already (PANEL-9). */
  remove: (by: string, id: string): Promise<void> => removeContent(by, 'blogs', id),
};
