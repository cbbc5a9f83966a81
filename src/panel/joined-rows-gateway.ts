import { database } from '#core/cloud/database.ts';
import type { Schema } from '#core/cloud/documents.ts';
import type { Query } from '#core/cloud/operation.ts';
import { limits } from '#core/words/limits.ts';
import type { ListPage, ListQuery, ListRow } from './list-query.ts';
import { readRows } from './rows-gateway.ts';

/** The next page has the next page of each list; a document of two lists appears where it was found first. @throws AppError */
export async function mergePages<Item>(
  reads: readonly (() => Promise<ListPage<Item>>)[],
  sorted = (rows: ListRow<Item>[]) => rows,
  shown: ReadonlySet<string> = new Set(),
): Promise<ListPage<Item>> {
  const pages = await Promise.all(reads.map((read) => read()));
  const found = pages.flatMap(({ rows }) => rows);
  const rows = found.filter(
    ({ id }, index) => !shown.has(id) && found.findIndex((row) => row.id === id) === index,
  );
  const next = pages.flatMap(({ more }) => (more ? [more] : []));
  const all = new Set([...shown, ...rows.map(({ id }) => id)]);
  return { rows: sorted(rows), more: next.length > 0 ? () => mergePages(next, sorted, all) : null };
}

/** As the service sorts each list: times, and keys by their letters' numbers. */
export const inOrder =
  ([field, direction]: NonNullable<Query['orderBy']>) =>
  <Item extends object>(rows: ListRow<Item>[]): ListRow<Item>[] => {
    const sign = direction === 'asc' ? 1 : -1;
    const keyOf = (row: ListRow<Item>): Date | string => {
      const value: unknown = 'item' in row ? new Map(Object.entries(row.item)).get(field) : '';
      return value instanceof Date ? value : String(value);
    };
    return rows.sort((one, other) => {
      const [first, second] = [keyOf(one), keyOf(other)];
      return first < second ? -sign : first > second ? sign : 0;
    });
  };

/** A query for one course proves the rule, so the list of a teacher who has some is that of each together (SCHOOL-9). @param of '' for all courses */
export async function courseRows<Item extends object>(
  { filter = '', courses }: Pick<ListQuery<string>, 'filter' | 'courses'>,
  of: (course: string) => Query,
  schema: Schema<Item>,
): Promise<ListPage<Item>> {
  if (filter !== '' || !courses) return readRows(of(filter), schema);
  const { orderBy } = of(courses[0] ?? '');
  const reads = courses.map((course) => () => readRows(of(course), schema));
  return mergePages(reads, orderBy && inOrder(orderBy));
}

/** 50 of a course stand for more. @param courses `null` for all */
export async function countCourses(
  courses: readonly string[] | null,
  of: (course: string) => Query,
): Promise<number> {
  const counts = (courses ?? ['']).map((course) => database().count(of(course), limits.page));
  return (await Promise.all(counts)).reduce((sum, one) => sum + one, 0);
}

/** A list begins on the page that ends the one before; what moves between them meanwhile appears once. @throws AppError */
export async function chainPages<Item>(
  [read, ...others]: readonly (() => Promise<ListPage<Item>>)[],
  shown: ReadonlySet<string> = new Set(),
): Promise<ListPage<Item>> {
  if (!read) return { rows: [], more: null };
  const page = await read();
  const rows = page.rows.filter(({ id }) => !shown.has(id));
  const all = new Set([...shown, ...rows.map(({ id }) => id)]);
  const { more } = page;
  if (more) return { rows, more: () => chainPages([more, ...others], all) };
  const next = await chainPages(others, all);
  return { rows: [...rows, ...next.rows], more: next.more };
}
