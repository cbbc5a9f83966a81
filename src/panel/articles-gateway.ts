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
  save,
  type Version,
} from './authored-gateway.ts';
import { type ContentOrder, fitsSnippetFilter, type ListPage, type ListQuery } from './list-query.ts';
import type { NewTime, Planning } from './planning.ts';
import { PostText, StaffPost } from './public-form.ts';
import { markDirty, markPlanned } from './publishing-gateway.ts';
import { contentRows } from './rows-gateway.ts';
import { published, timeFields, timeIn, timingOf, wantedTime } from './timing-gateway.ts';

const markFor = (isHidden: boolean): Operation => (isHidden ? markPlanned() : markDirty());

/** Reserves an address for a document of the same batch. Denied when it is taken. */
const reserve = (address: string, id: string): Operation => set(address, { id });

/**
 * Finds out why the rules refused a new document, because they do not tell. Reads the reservation of its address, which
 * may be the document's own, from an earlier attempt.
 * @param address the path of the reservation
 * @returns `firestore/already-exists` when another document has it, else the error itself. @throws AppError
 */
async function refusedFor(error: unknown, address: string, id: string): Promise<unknown> {
  if (!isRefusal(codeOf(error))) return error;
  const reservation = await database().get(address);
  const isTaken = reservation !== null && reservation.data.id !== id;
  return isTaken ? new AppError('firestore/already-exists', error) : error;
}

/** Posts or snippets. */
interface Kind<Item, Own> {
  collection: 'blogs' | 'codes';
  schema: Schema<Item>;
  /** The fields that an edit can change. */
  written: { entries: object };
  /** The path of the reservation of an address. */
  addressOf(slug: string, own: Own): string;
  /** Whether a document that a search has found is one of those that the list is limited to. */
  fits?(filter: string, item: Item): boolean;
}

/**
 * Batches and gateway of posts or snippets, which the build shows to everybody from their time on. `Text` is what an edit
 * can change, `Own` the fields that a document gets once and keeps.
 */
function publicContent<
  Item extends { id: string; rev: number; title: string; time: Date },
  Text extends { title: string },
  Own extends Fields,
>({ collection, schema, written, addressOf, fits }: Kind<Item, Own>) {
  /**
   * A new document with the reservation of its address, which is made from the title and never changes (PANEL-3, PANEL-5,
   * BLOG-4, CODE-1), and a mark for the build. Denied when the address is taken or the title gives none.
   * @param plan when it is to be published; `null`: now (SCHOOL-5).
   */
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

  /** A new text; what is the document's own stays, and the time of what is published (PANEL-13). */
  const editBatch = (
    actor: Actor,
    version: Version,
    text: Text,
    { time, isHidden } = published,
  ): Operation[] => {
    const fields = { ...writtenIn(written, text), ...timeFields(time) };
    return [...editContent(actor, collection, version, text.title, fields), markFor(isHidden)];
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
    const batch = editBatch({ uid: by, entry: attempts.entry }, { id, rev }, text, timing);
    return save(wanted(id, rev, text, timing.time), batch, attempts, (earlier) =>
      edit(by, versionOf(id, earlier), text, planning, attempts),
    );
  };
  const versionOf = (id: string, { rev, fields }: OwnVersion) => ({ id, rev, time: timeIn(fields) });

  const gateway = {
    /** Reads at most 21 documents, of which 20 are shown. @param now the server's time, after which something is planned. */
    list: (asked: ListQuery<ContentOrder>, now: Date): Promise<ListPage<Item>> =>
      contentRows(collection, schema, asked, now, fits),
    /** The current version; `deleted-meanwhile`, `malformed`. */
    read: (id: string): Promise<Item> => readCurrent(collection, id, schema),

    /**
     * Writes a new document once under the given id. `firestore/already-exists` when the address made from the title is
     * taken, or was (PANEL-3, CODE-1). After a lost response it changes what an earlier attempt has written;
     * `changed-meanwhile` when the document with this id is not this form's.
     */
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

    /**
     * Saves over the version that was read, or that an earlier attempt wrote; `changed-meanwhile`, `deleted-meanwhile`
     * (PANEL-13). What is published keeps its time; a plan for another time is `changed-meanwhile` (SCHOOL-5).
     */
    edit,
    /** Moves the current version to the trash; a success if it is gone already (PANEL-9). */
    remove: (by: string, id: string): Promise<void> => removeContent(by, collection, id),
  };
  return { createBatch, editBatch, gateway };
}

/** What staff read and write of posts or snippets. */
export type PublicContent<
  Item extends { id: string; rev: number; title: string; time: Date },
  Text extends { title: string },
  Own extends Fields,
> = ReturnType<typeof publicContent<Item, Text, Own>>['gateway'];

/** The author of a new post: the writer's names as in the record, and the address of a portrait or ''. */
export type Author = Pick<StaffPost, 'author' | 'author_image'>;

/** Documents of the collection `blogs`, for staff. Every method of the gateway throws AppError. */
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

/** Documents of the collection `codes`, for staff. The language already has the address if another snippet has. */
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
