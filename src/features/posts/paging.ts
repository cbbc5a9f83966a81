/** BLOG-1. */
export const postsPerPage = 6;

export interface Page<Item> {
  items: Item[];
  number: number;
  /** At least 1. */
  total: number;
}

export function pagesOf<Item>(items: Item[], size: number): Page<Item>[] {
  const total = Math.max(1, Math.ceil(items.length / size));
  return Array.from({ length: total }, (_, index) => ({
    items: items.slice(index * size, (index + 1) * size),
    number: index + 1,
    total,
  }));
}

/** Missing or invalid is 1, past the end is the last (BLOG-1). */
export function pageFrom(asked: string | null, total: number): number {
  return asked !== null && /^[1-9]\d{0,8}$/.test(asked) ? Math.min(Number(asked), total) : 1;
}
