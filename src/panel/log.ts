import { map } from 'nanostores';
import { reportFailedRead } from '#core/page/failures.ts';
import { loadPart } from '#core/page/load-part.ts';
import { onSignOut } from '#core/session/session.ts';
import { dismissRetry } from '#core/views/toasts.ts';
import { createList } from './list.ts';
import type { ListPage } from './list-query.ts';
import type { DocumentRef } from './log-gateway.ts';

export const logList = createList({
  name: 'log',
  sorts: ['newest'],
  read: async () => {
    const { log } = await loadPart(() => import('./log-gateway.ts'));
    return resolveNames(log.list(), ({ by, collection, target, title, student }) => [
      { collection: 'users', target: by },
      ...(student === undefined ? [] : [{ collection: 'users' as const, target: student }]),
      // A code has no name, an outline is named by its course's path, an order by its number.
      ...(title === undefined && !['enrolments', 'outlines', 'orders'].includes(collection)
        ? [{ collection, target }]
        : []),
    ]);
  },
});

/** By `nameKey`: '' when the document is gone, absent until it has been read. */
export const $documentNames = map<Record<string, string>>({});

export const nameKey = ({ collection, target }: DocumentRef): string => `${collection}/${target}`;

const asked = new Set<string>();
/** Documents that could not be read; all failures share one retry. */
const missed = new Map<string, DocumentRef>();
/** An answer that comes after a sign-out is ignored. */
let visit = 0;

function learnMissed(): Promise<void> {
  const refs = [...missed.values()];
  missed.clear();
  return learn(refs);
}

async function learn(refs: readonly DocumentRef[]): Promise<void> {
  const unknown = refs.filter((ref) => !asked.has(nameKey(ref)));
  if (unknown.length === 0) return;
  for (const ref of unknown) asked.add(nameKey(ref));
  const current = visit;
  try {
    const { names } = await loadPart(() => import('./log-gateway.ts'));
    const found = await names.of(unknown);
    if (current !== visit) return;
    unknown.forEach((ref, index) => {
      $documentNames.setKey(nameKey(ref), found[index] ?? '');
      missed.delete(nameKey(ref));
    });
    if (missed.size === 0) dismissRetry(learnMissed);
  } catch (error) {
    if (current !== visit) return;
    for (const ref of unknown) {
      asked.delete(nameKey(ref));
      missed.set(nameKey(ref), ref);
    }
    reportFailedRead(error, learnMissed);
  }
}

/** Waits for the names, so that the rows do not change afterwards. After the session's end none are read. */
export async function resolveNames<Item>(
  page: Promise<ListPage<Item>>,
  refsOf: (item: Item) => DocumentRef[],
): Promise<ListPage<Item>> {
  const current = visit;
  const { rows, more, ...rest } = await page;
  if (current === visit) await learn(rows.flatMap((row) => ('item' in row ? refsOf(row.item) : [])));
  return { ...rest, rows, more: more && (() => resolveNames(more(), refsOf)) };
}

onSignOut(() => {
  visit += 1;
  asked.clear();
  missed.clear();
  $documentNames.set({});
});
