/** Tells the latest request from earlier ones, whose answers come too late. */
export interface Latest {
  /**
   * Begins a request; earlier ones are out of date from now on.
   * @returns whether this request is still the latest one: ask it after every `await`, before anything is written.
   */
  begin(): () => boolean;
  /** Makes every running request out of date; its answer is ignored. */
  cancel(): void;
}

export function latest(): Latest {
  let current = 0;
  return {
    begin() {
      current += 1;
      const own = current;
      return () => own === current;
    },
    cancel() {
      current += 1;
    },
  };
}
