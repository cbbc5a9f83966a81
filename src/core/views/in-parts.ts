import { useEffect, useState } from 'react';

/**
 * A long list is rendered part by part, each in a task of its own, so that no press waits for all of it.
 * @param anew what a list of something else differs in: it begins again, and a list that changes stays
 */
export function useInParts<T>(all: readonly T[], atOnce: number, anew?: unknown): readonly T[] {
  const [seen, setSeen] = useState({ anew, count: atOnce });
  const count = seen.anew === anew ? seen.count : atOnce;
  const isWhole = count >= all.length;
  useEffect(() => {
    if (isWhole) return;
    const next = setTimeout(() => setSeen({ anew, count: count + atOnce }));
    return () => clearTimeout(next);
  }, [isWhole, anew, count, atOnce]);
  return isWhole ? all : all.slice(0, count);
}
