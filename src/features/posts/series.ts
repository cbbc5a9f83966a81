import { newestFirst } from '#core/time/dates.ts';
import type { Post } from './post.ts';

/** A part of a series as another part's page shows it: no more than that, so that nothing else can change the page. */
type SeriesPart = Pick<Post, 'slug' | 'title'>;

/** A series, seen from one of its parts (READ-9). */
export interface Series {
  name: string;
  /** The oldest first, at least two. */
  parts: SeriesPart[];
  /** The number of the part from which it is seen, beginning with 1. */
  number: number;
}

/** Finds the series of a post; `null` if it has none, or is still the only part of it. */
export function seriesFinder(
  posts: readonly Pick<Post, 'slug' | 'title' | 'time' | 'series'>[],
): (slug: string) => Series | null {
  const named = posts.filter(({ series }) => series).sort((a, b) => newestFirst(b, a));
  const partsOf = new Map<string, SeriesPart[]>();
  for (const { slug, title, series = '' } of named)
    partsOf.set(series, [...(partsOf.get(series) ?? []), { slug, title }]);
  const nameOf = new Map(named.map(({ slug, series = '' }) => [slug, series]));
  return (slug) => {
    const name = nameOf.get(slug) ?? '';
    const parts = partsOf.get(name) ?? [];
    if (parts.length < 2) return null;
    return { name, parts, number: parts.findIndex((part) => part.slug === slug) + 1 };
  };
}
