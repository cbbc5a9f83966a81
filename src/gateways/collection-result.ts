import type { MalformedDocument } from '#domain/shared/malformed.ts';

/** All documents of a collection, for the build. Malformed documents are listed, not thrown. */
export interface CollectionResult<Item> {
  items: Item[];
  malformed: MalformedDocument[];
}
