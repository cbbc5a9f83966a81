import * as z from 'zod/mini';
import { UserDocument } from '#domain/accounts/user.ts';
import { PostDocument } from '#domain/blog/post.ts';
import { SnippetDocument } from '#domain/code/snippet.ts';
import { VideoDocument } from '#domain/videos/video.ts';
import { auditedCollections } from './audit.ts';

/**
 * A document of the collection `trash`, with its id and its times as dates: what was deleted, by whom, when (PANEL-9).
 */
export const TrashDocument = z.object({
  id: z.string(),
  collection: z.enum(auditedCollections),
  /** The id of the deleted document, which it gets back when it is restored. */
  target: z.string(),
  /** The fields of the deleted document. `deletedIn` tells whether they still fit the schema. */
  data: z.record(z.string(), z.unknown()),
  /** The uid of the user who deleted it. */
  by: z.string(),
  at: z.date(),
  /** The log entry of the deletion; the entry of a purge gets its id from it. */
  audit: z.string(),
});

export type TrashDocument = z.infer<typeof TrashDocument>;

/** The deleted document with the schema of its collection. It did fit when it was deleted, but today it may not. */
const Deleted = z.discriminatedUnion('collection', [
  z.object({ collection: z.literal('users'), document: UserDocument }),
  z.object({ collection: z.literal('videos'), document: VideoDocument }),
  z.object({ collection: z.literal('blogs'), document: PostDocument }),
  z.object({ collection: z.literal('codes'), document: SnippetDocument }),
]);

export type Deleted = z.infer<typeof Deleted>;

/** Parses the data with the schema of its collection; fails if today's pages could not read it. */
export const deletedIn = ({ collection, target, data }: TrashDocument) =>
  Deleted.safeParse({ collection, document: { ...data, id: target } });

const Person = z.object({ name: z.string(), surname: z.string() });
const Titled = z.object({ title: z.string() });

/** The title or name of a document, even if few of its fields are left; '' if it has none. */
export function titleOf(fields: unknown): string {
  const person = Person.safeParse(fields);
  if (person.success) return `${person.data.name} ${person.data.surname}`;
  const titled = Titled.safeParse(fields);
  return titled.success ? titled.data.title : '';
}

/** A row of the trash, without the deleted document itself, which may be long and is read again to be restored. */
export const Trashed = z.pipe(
  TrashDocument,
  z.transform((document) => {
    const { data, ...row } = document;
    return { ...row, title: titleOf(data), isWhole: deletedIn(document).success };
  }),
);

export type Trashed = z.infer<typeof Trashed>;

/** The orders of the trash: everything by the time of deletion, or one collection, newest first. */
export const trashOrders = ['newest', 'oldest', ...auditedCollections] as const;

export type TrashOrder = (typeof trashOrders)[number];
