import type { MalformedDocument } from '#domain/malformed.ts';

/** All documents of a collection, for the build. What cannot be read is named, not thrown. */
export interface Everything<Item> {
  items: Item[];
  malformed: MalformedDocument[];
}
