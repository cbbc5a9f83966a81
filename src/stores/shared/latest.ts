/** Tells the answer to the latest request from those of earlier ones that come too late. */
export interface Latest {
  /**
   * Begins a request; earlier ones are out of date from now on.
   * @returns whether this request is still the latest one: ask it after every `await`, before anything is written.
   */
  begin(): () => boolean;
  /** Puts every request out of date that is under way: nobody waits for its answer any more. */
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
