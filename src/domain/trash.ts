import * as z from 'zod/mini';
import { type AuditedCollection, auditedCollections } from './audit.ts';
import { PostDocument } from './post.ts';
import { SnippetDocument } from './snippet.ts';
import { UserDocument } from './user.ts';
import { VideoDocument } from './video.ts';

/** A document of the collection `trash`, with its id and its times as dates: what was deleted, by whom, when (PANEL-9). */
export const TrashDocument = z.object({
  id: z.string(),
  collection: z.enum(auditedCollections),
  /** The id that the deleted document had, and gets back. */
  target: z.string(),
  /** What stood in the deleted document. Whether it still is one of today's says `isWhole`. */
  data: z.record(z.string(), z.unknown()),
  /** The uid of who deleted it. */
  by: z.string(),
  at: z.date(),
  /** The log entry of the deletion, from which that of a purge gets its id. */
  audit: z.string(),
});

export type TrashDocument = z.infer<typeof TrashDocument>;

/** A row of the trash: without the deleted document itself, which can be large and is read again to be restored. */
export interface Trashed extends Omit<TrashDocument, 'data'> {
  /** A title, or a person's name; '' where the data has none. */
  title: string;
  /** The data is a document of its collection. If not, it can't be restored, because no page could read it. */
  isWhole: boolean;
}

const documents = {
  users: UserDocument,
  videos: VideoDocument,
  blogs: PostDocument,
  codes: SnippetDocument,
} as const satisfies Record<AuditedCollection, z.ZodMiniType>;

/** Whether what lies in the trash would still be read as a document of its collection. */
export const isWhole = ({ collection, target, data }: TrashDocument): boolean =>
  documents[collection].safeParse({ ...data, id: target }).success;

const Named = z.union([
  z.pipe(
    z.object({ name: z.string(), surname: z.string() }),
    z.transform(({ name, surname }) => `${name} ${surname}`),
  ),
  z.pipe(
    z.object({ title: z.string() }),
    z.transform(({ title }) => title),
  ),
]);

/** What a deleted document is called, also where little else is left of it. */
export function titleOf(data: unknown): string {
  const named = Named.safeParse(data);
  return named.success ? named.data : '';
}

export function trashed(document: TrashDocument): Trashed {
  const { data, ...row } = document;
  return { ...row, title: titleOf(data), isWhole: isWhole(document) };
}
