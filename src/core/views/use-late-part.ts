import { useEffect, useState } from 'react';
import { type Retry, reads } from '#core/page/failures.ts';

interface Options {
  /** What is shown of the wait goes when the part does not come. */
  undo?(): unknown;
  /** Asks by the way that was undone; `null` where the page offers it in its place. */
  retry?: Retry;
}

/** A part that is loaded once it is due, and asked for again by each other value of `due`. All functions must be the same at every render. */
export function useLatePart<Part>(
  load: () => Promise<Part>,
  due: unknown,
  { undo, retry }: Options = {},
): Part | null {
  const [part, setPart] = useState<Part | null>(null);
  const [{ read }] = useState(reads);
  useEffect(() => {
    if (!due || part) return;
    const ask = (): Promise<boolean> =>
      read(load, (loaded) => setPart(() => loaded), retry === undefined ? ask : retry, undo);
    ask();
  }, [due, part, load, read, retry, undo]);
  return part;
}
