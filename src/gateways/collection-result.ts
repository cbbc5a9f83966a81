import type { MalformedDocument } from '#domain/shared/malformed.ts';

/** How the build reads a collection. */
export interface Reading {
  /** Documents a request. */
  pageSize: number;
  /** What is published after this time is left out (SCHOOL-5). */
  until: Date;
  /** Makes one request, again if it fails. */
  attempt<Page>(ask: () => Promise<Page>): Promise<Page>;
}

/** All documents of a collection, for the build. Malformed documents are listed, not thrown. */
export interface CollectionResult<Item> {
  items: Item[];
  malformed: MalformedDocument[];
}
