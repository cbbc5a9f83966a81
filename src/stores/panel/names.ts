import { map } from 'nanostores';
import type { ListPage } from '#domain/list.ts';
import type { Ref } from '#gateways/staff/names.ts';
import { reportFailedRead } from '../failures.ts';
import { loadPart } from '../lib/load-part.ts';
import { $session } from '../session.ts';

/** What documents are called, by `nameKey`: '' when nothing is left of one, absent until it has been read. */
export const $names = map<Record<string, string>>({});

export const nameKey = ({ collection, target }: Ref): string => `${collection}/${target}`;

const asked = new Set<string>();
/** What could not be read, for the one retry that all failures share. */
const missed = new Map<string, Ref>();
/** Whose names these are: an answer that comes after a sign-out is nobody's. */
let visit = 0;

function learnMissed(): Promise<void> {
  const refs = [...missed.values()];
  missed.clear();
  return learn(refs);
}

/** Reads what is not known yet, each document once a visit. */
async function learn(refs: readonly Ref[]): Promise<void> {
  const unknown = refs.filter((ref) => !asked.has(nameKey(ref)));
  if (unknown.length === 0) return;
  for (const ref of unknown) asked.add(nameKey(ref));
  const current = visit;
  try {
    const { names } = await loadPart(() => import('#gateways/firebase/staff/names.ts'));
    const found = await names.of(unknown);
    if (current !== visit) return;
    unknown.forEach((ref, place) => {
      $names.setKey(nameKey(ref), found[place] ?? '');
    });
  } catch (error) {
    if (current !== visit) return;
    for (const ref of unknown) {
      asked.delete(nameKey(ref));
      missed.set(nameKey(ref), ref);
    }
    reportFailedRead(error, learnMissed);
  }
}

/** A page whose rows show names, once they have been read or could not be: nothing moves afterwards. */
export async function named<Item>(
  { rows, more }: ListPage<Item>,
  refsOf: (item: Item) => Ref[],
): Promise<ListPage<Item>> {
  await learn(rows.flatMap((row) => ('item' in row ? refsOf(row.item) : [])));
  return { rows, more: more && (async () => named(await more(), refsOf)) };
}

$session.listen(({ state }) => {
  if (state !== 'guest') return;
  visit += 1;
  asked.clear();
  missed.clear();
  $names.set({});
});
