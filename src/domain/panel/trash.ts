import * as z from 'zod/mini';
import { UserDocument } from '#domain/accounts/user.ts';
import { PostDocument } from '#domain/blog/post.ts';
import { SnippetDocument } from '#domain/code/snippet.ts';
import { VideoDocument } from '#domain/videos/video.ts';
import { auditedCollections } from './audit.ts';

/** A document of the collection `trash`, with its id and its times as dates: what was deleted, by whom, when (PANEL-9). */
export const TrashDocument = z.object({
  id: z.string(),
  collection: z.enum(auditedCollections),
  /** The id that the deleted document had, and gets back. */
  target: z.string(),
  /** What stood in the deleted document. Whether it still is one says `deletedIn`. */
  data: z.record(z.string(), z.unknown()),
  /** The uid of who deleted it. */
  by: z.string(),
  at: z.date(),
  /** The log entry of the deletion, from which that of a purge gets its id. */
  audit: z.string(),
});

export type TrashDocument = z.infer<typeof TrashDocument>;

/** What lies there as a document of its collection, which it was when it was deleted and may no longer be. */
const Deleted = z.discriminatedUnion('collection', [
  z.object({ collection: z.literal('users'), document: UserDocument }),
  z.object({ collection: z.literal('videos'), document: VideoDocument }),
  z.object({ collection: z.literal('blogs'), document: PostDocument }),
  z.object({ collection: z.literal('codes'), document: SnippetDocument }),
]);

export type Deleted = z.infer<typeof Deleted>;

/** Reads the data as a document of its collection; fails where today's pages could not read it any more. */
export const deletedIn = ({ collection, target, data }: TrashDocument) =>
  Deleted.safeParse({ collection, document: { ...data, id: target } });

const Person = z.object({ name: z.string(), surname: z.string() });
const Titled = z.object({ title: z.string() });

/** What a document is called, also where little else is left of it; '' where nothing is. */
export function titleOf(fields: unknown): string {
  const person = Person.safeParse(fields);
  if (person.success) return `${person.data.name} ${person.data.surname}`;
  const titled = Titled.safeParse(fields);
  return titled.success ? titled.data.title : '';
}

/** A row of the trash: without the deleted document itself, which may be long and is read again to be restored. */
export const Trashed = z.pipe(
  TrashDocument,
  z.transform((document) => {
    const { data, ...row } = document;
    return { ...row, title: titleOf(data), isWhole: deletedIn(document).success };
  }),
);

export type Trashed = z.infer<typeof Trashed>;

/** What the trash is asked for: everything by the time of its deletion, or one collection's, newest first. */
export const trashOrders = ['newest', 'oldest', ...auditedCollections] as const;

export type TrashOrder = (typeof trashOrders)[number];
