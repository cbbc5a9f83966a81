export interface Latest {
  /** @returns whether this request is still the latest: ask it after every `await`, before anything is written. */
  begin(): () => boolean;
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
