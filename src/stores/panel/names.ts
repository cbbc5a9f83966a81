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

/** Reads what is not known yet, each document once a visit. */
async function learn(refs: readonly Ref[]): Promise<void> {
  const unknown = refs.filter((ref) => !asked.has(nameKey(ref)));
  if (unknown.length === 0) return;
  for (const ref of unknown) asked.add(nameKey(ref));
  try {
    const { names } = await loadPart(() => import('#gateways/firebase/staff/names.ts'));
    const found = await names.of(unknown);
    unknown.forEach((ref, place) => {
      $names.setKey(nameKey(ref), found[place] ?? '');
    });
  } catch (error) {
    for (const ref of unknown) asked.delete(nameKey(ref));
    reportFailedRead(error, () => learn(unknown));
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
  asked.clear();
  $names.set({});
});
