import type { Actor } from '#core/cloud/audit.ts';
import { database } from '#core/cloud/database.ts';
import type { Schema } from '#core/cloud/documents.ts';
import { AppError, codeOf, isRefusal } from '#core/cloud/errors.ts';
import { type Fields, type Operation, set } from '#core/cloud/operation.ts';
import { writtenIn } from '#core/cloud/schema-parts.ts';
import { slugOf } from '#core/words/slug.ts';
import { postAddress } from '#features/posts/gateway.ts';
import { snippetAddress } from '#features/snippets/gateway.ts';
import { SnippetText, StaffSnippet } from '#features/snippets/snippet.ts';
import {
  type Attempts,
  createContent,
  editContent,
  type Own as OwnVersion,
  readCurrent,
  removeContent,
  type SavedOver,
  save,
  savedOver,
} from './authored-gateway.ts';
import { type ContentSort, fitsSnippetFilter, type ListPage, type ListQuery } from './list-query.ts';
import type { NewTime, Planning } from './planning.ts';
import { PostText, StaffPost } from './public-form.ts';
import { markDirty, markPlanned } from './publishing-gateway.ts';
import { contentRows } from './rows-gateway.ts';
import { published, timeFields, timeIn, timingOf, wantedTime } from './timing-gateway.ts';

const markFor = (isHidden: boolean): Operation => (isHidden ? markPlanned() : markDirty());

/** Reserves an address for a document of the same batch. Denied when it is taken. */
const reserve = (address: string, id: string): Operation => set(address, { id });

/** `firestore/already-exists` when another document has the reservation, else the refusal, which does not tell. @throws AppError */
async function refusedFor(error: unknown, address: string, id: string): Promise<unknown> {
  if (!isRefusal(codeOf(error))) return error;
  const reservation = await database().get(address);
  const isTaken = reservation !== null && reservation.data.id !== id;
  return isTaken ? new AppError('firestore/already-exists', error) : error;
}

interface Kind<Item, Own> {
  collection: 'blogs' | 'codes';
  schema: Schema<Item>;
  written: { entries: object }; // the fields that an edit can change
  addressOf(slug: string, own: Own): string;
  fits?(filter: string, item: Item): boolean;
}

/** `Text` is what an edit can change, `Own` the fields that a document gets once and keeps. */
function publicContent<
  Item extends { id: string; rev: number; title: string; time: Date },
  Text extends { title: string },
  Own extends Fields,
>({ collection, schema, written, addressOf, fits }: Kind<Item, Own>) {
  /** Reserves the address, which is made from the title and never changes (PANEL-3, PANEL-5, BLOG-4, CODE-1). `plan` `null`: now (SCHOOL-5). */
  const createBatch = (
    actor: Actor,
    id: string,
    own: Own,
    text: Text,
    plan: Date | null = null,
  ): Operation[] => {
    const slug = slugOf(text.title);
    const fields = { ...writtenIn(written, text), ...own, slug, ...(plan && { time: plan }) };
    return [
      ...createContent(actor, collection, id, text.title, fields),
      reserve(addressOf(slug, own), id),
      markFor(plan !== null),
    ];
  };

  /** What is the document's own stays, and the time of what is published (PANEL-13). What was becomes a version (PANEL-21). */
  const editBatch = (
    actor: Actor,
    over: SavedOver,
    text: Text,
    { time, isHidden } = published,
  ): Operation[] => {
    const fields = { ...writtenIn(written, text), ...timeFields(time) };
    return [...editContent(actor, collection, over, text.title, fields), markFor(isHidden)];
  };

  const wanted = (id: string, rev: number, text: Text, time: NewTime) => ({
    collection,
    id,
    rev,
    fields: { ...writtenIn(written, text), ...wantedTime(time) },
  });

  const edit = async (
    by: string,
    { id, rev, time }: Pick<Item, 'id' | 'rev' | 'time'>,
    text: Text,
    planning: Planning,
    attempts: Attempts,
  ): Promise<void> => {
    const timing = timingOf(time, planning);
    const over = await savedOver(collection, { id, rev });
    const batch = editBatch({ uid: by, entry: attempts.entry }, over, text, timing);
    return save(wanted(id, rev, text, timing.time), batch, attempts, (earlier) =>
      edit(by, versionOf(id, earlier), text, planning, attempts),
    );
  };
  const versionOf = (id: string, { rev, fields }: OwnVersion) => ({ id, rev, time: timeIn(fields) });

  const gateway = {
    /** @param now the server's time, after which something is planned. */
    list: (asked: ListQuery<ContentSort>, now: Date): Promise<ListPage<Item>> =>
      contentRows(collection, schema, asked, now, fits),
    /** @throws AppError `deleted-meanwhile`, `malformed` */
    read: (id: string): Promise<Item> => readCurrent(collection, id, schema),

    /** `firestore/already-exists`: the address is or was taken. `changed-meanwhile`: the document with this id is not this form's. */
    async create(
      by: string,
      id: string,
      own: Own,
      text: Text,
      planning: Planning,
      attempts: Attempts,
    ): Promise<void> {
      const { plan } = planning;
      const batch = createBatch({ uid: by, entry: attempts.entry }, id, own, text, plan);
      try {
        await save(wanted(id, 0, text, plan ?? 'same'), batch, attempts, (earlier) =>
          edit(by, versionOf(id, earlier), text, planning, attempts),
        );
      } catch (error) {
        throw await refusedFor(error, addressOf(slugOf(text.title), own), id);
      }
    },

    /** `changed-meanwhile`, `deleted-meanwhile` (PANEL-13). A plan for what is published is `changed-meanwhile` (SCHOOL-5). */
    edit,
    /** A success if the document is gone already (PANEL-9). */
    remove: (by: string, id: string): Promise<void> => removeContent(by, collection, id),
  };
  return { createBatch, editBatch, gateway };
}

export type PublicContent<
  Item extends { id: string; rev: number; title: string; time: Date },
  Text extends { title: string },
  Own extends Fields,
> = ReturnType<typeof publicContent<Item, Text, Own>>['gateway'];

/** The writer's names as in the record, and the address of a portrait or ''. */
export type Author = Pick<StaffPost, 'author' | 'author_image'>;

/** For staff. Every method of the gateway throws AppError. */
export const {
  createBatch: createPost,
  editBatch: editPost,
  gateway: staffPosts,
} = publicContent<StaffPost, PostText, Author>({
  collection: 'blogs',
  schema: StaffPost,
  written: PostText,
  addressOf: postAddress,
});

/** The language already has the address if another snippet has. */
export const {
  createBatch: createSnippet,
  editBatch: editSnippet,
  gateway: staffSnippets,
} = publicContent<StaffSnippet, SnippetText, Pick<StaffSnippet, 'codeName'>>({
  collection: 'codes',
  schema: StaffSnippet,
  written: SnippetText,
  addressOf: (slug, { codeName }) => snippetAddress(codeName, slug),
  fits: fitsSnippetFilter,
});
