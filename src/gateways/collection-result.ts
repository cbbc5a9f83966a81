import type { MalformedDocument } from '#domain/shared/malformed.ts';

/** All documents of a collection, for the build. What cannot be read is named, not thrown. */
export interface CollectionResult<Item> {
  items: Item[];
  malformed: MalformedDocument[];
}
