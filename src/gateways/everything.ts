/** A document that could not be read as what its collection holds: others go on without it and say so (CMS-4). */
export interface MalformedDocument {
  id: string;
  field: string;
  problem: string;
}

/** All documents of a collection, for the build. What cannot be read is named, not thrown. */
export interface Everything<Item> {
  items: Item[];
  malformed: MalformedDocument[];
}
