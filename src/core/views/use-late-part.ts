import { useEffect, useState } from 'react';
import { type Retry, reads } from '#core/page/failures.ts';

interface Options {
  /** Takes back what shows the wait, when the part can't be loaded. */
  undo?(): unknown;
  /** What «try again» calls after `undo`; `null`: the page offers its own way. */
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
