/**
 * A document that does not fit the schema of its collection. The other documents are still shown, and it is reported
 * (CMS-4).
 */
export interface MalformedDocument {
  id: string;
  field: string;
  problem: string;
}
