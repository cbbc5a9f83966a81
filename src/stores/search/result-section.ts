export type Progress = 'pending' | 'done' | 'failed';

/** One kind of results. */
export interface ResultSection<Item> {
  hits: Item[];
  /** The number of all hits, shown or not; `null` while it is not known. */
  count: number | null;
  progress: Progress;
}
