import * as v from 'valibot';
import { trashedCollections } from '#core/cloud/audit-entry.ts';
import { mapOf } from '#core/cloud/schema-parts.ts';
import { UserDocument } from '#core/session/user.ts';
import { PostDocument } from '#features/posts/post.ts';
import { SnippetDocument } from '#features/snippets/snippet.ts';
import { VideoDocument } from '#features/videos/video.ts';

/** What was deleted, by whom and when (PANEL-9). */
export const TrashDocument = v.object({
  id: v.string(),
  collection: v.picklist(trashedCollections),
  target: v.string(), // the document gets this id back when it is restored
  data: mapOf(v.unknown()), // `deletedIn` tells whether they still fit the schema
  by: v.string(), // the uid of the user who deleted it
  at: v.date(),
  /** The log entry of the deletion; the entry of a purge gets its id from it. */
  audit: v.string(),
});

export type TrashDocument = v.InferOutput<typeof TrashDocument>;

/** The document did fit when it was deleted, but today it may not. */
const Deleted = v.variant('collection', [
  v.object({ collection: v.literal('users'), document: UserDocument }),
  v.object({ collection: v.literal('videos'), document: VideoDocument }),
  v.object({ collection: v.literal('blogs'), document: PostDocument }),
  v.object({ collection: v.literal('codes'), document: SnippetDocument }),
]);

export type Deleted = v.InferOutput<typeof Deleted>;

/** Fails if today's pages could not read the document. */
export const deletedIn = ({ collection, target, data }: TrashDocument) =>
  v.safeParse(Deleted, { collection, document: { ...data, id: target } });

const Person = v.object({ name: v.string(), surname: v.string() });
const Titled = v.object({ title: v.string() });
/** Whoever has sent a message is its name in the log (INBOX-2). */
const Sent = v.object({ fields: v.object({ from_name: v.string() }) });

/** Even if few of its fields are left; '' if it has none. */
export function titleOf(fields: unknown): string {
  if (v.is(Person, fields)) return `${fields.name} ${fields.surname}`;
  if (v.is(Sent, fields)) return fields.fields.from_name;
  return v.is(Titled, fields) ? fields.title : '';
}

/** Without the deleted document, which may be long and is read again to be restored. */
export const Trashed = v.pipe(
  TrashDocument,
  v.transform((document) => {
    const { data, ...row } = document;
    return { ...row, title: titleOf(data), isWhole: deletedIn(document).success };
  }),
);

export type Trashed = v.InferOutput<typeof Trashed>;

export const trashSorts = ['newest', 'oldest', ...trashedCollections] as const;

export type TrashSort = (typeof trashSorts)[number];
