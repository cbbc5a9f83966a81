/** A document that could not be read as what its collection holds: others go on without it and say so (CMS-4). */
export interface MalformedDocument {
  id: string;
  field: string;
  problem: string;
}
