/** A document that does not fit the schema of its collection: lists leave it out and say so (CMS-4). */
export interface MalformedDocument {
  id: string;
  field: string;
  problem: string;
}
