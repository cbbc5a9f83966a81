import { newestFirst } from '#core/time/dates.ts';
import type { Post } from './post.ts';

type SeriesPart = Pick<Post, 'slug' | 'title'>;

export interface Series {
  name: string;
  /** The oldest first, at least two (READ-9). */
  parts: SeriesPart[];
  number: number;
}

/** `null` if the post is the only part. */
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
