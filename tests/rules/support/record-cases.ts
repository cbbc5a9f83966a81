import { type Fields, merge, set } from '#core/cloud/operation.ts';
import { recordPath, saveEntries } from '#core/cloud/records.ts';
import type { EntryKind } from '#core/device/record.ts';
import { commit, type Writer } from './chapter.ts';
import { long } from './documents.ts';
import { members, uidOf, type Who } from './people.ts';

/** What the rules say of one kind of record. */
interface Described<Entry> {
  kind: EntryKind<Entry>;
  entry: Entry;
  /** The same with other values, all different. */
  nth(n: number): Entry;
  /** The least and greatest values of all fields, and others that are allowed. */
  allowed: readonly Entry[];
  /** What is no entry: whole, and with a wrong value in a field; `undefined` removes the field. */
  odd: readonly unknown[];
  wrong?: Record<string, readonly unknown[]>;
  id(n: number): string;
  wrongIds: readonly string[];
  /** The name of the only document, where courses have none. */
  record?: string;
  /** A course has one each. Characters of all ids, separated by spaces. */
  ofCourses?: { letters: number };
  removed?: Entry;
}

/** The cases that all records have in common. */
export function recordCases<Entry>({ allow, deny, writes }: Writer, described: Described<Entry>): void {
  const { kind, entry, nth, id, odd, wrong = {}, record = 'saved', ofCourses, removed } = described;
  const at = (who: Who, course: string) =>
    recordPath(uidOf(who), kind.collection, ofCourses ? course : record);
  const first = { [id(0)]: entry };
  const saves = (who: Who, course = 'backend', write: Fields = first, drop: string[] = []) =>
    commit(saveEntries(at(who, course), { write, drop }));
  const path = at('ayla', 'frontend');
  const adds = (write: Fields, drop: string[] = []) => saves('ayla', 'frontend', write, drop);
  const given = (fields: Fields = { [id(1)]: entry }) => ({ [path]: fields });
  const none = { [path]: null };

  // Whose it is
  writes('begins', members, (who) => [saveEntries(at(who, 'backend'), { write: first, drop: [] })], none);
  allow('ayla', 'adds an entry', adds(first), given());
  allow('ayla', 'changes an entry', adds({ [id(1)]: nth(7) }), given());
  for (const who of ['bahar', 'admin', 'guest', 'gone'] as const) {
    const whose = who === 'gone' ? 'gone' : 'ayla';
    deny(who, `begins what is of ${whose}`, saves(whose), none);
    deny(who, `adds to what is of ${whose}`, saves(whose, 'frontend'), {
      [at(whose, 'frontend')]: { [id(1)]: entry },
    });
  }
  if (ofCourses) {
    for (const course of ['css', 'Bad_Lesson', 'frontend2'])
      deny('ayla', `begins one of ${course}`, saves('ayla', course));
    allow('ayla', 'goes on in a course that no longer exists', saves('ayla', 'old'), {
      [at('ayla', 'old')]: { [id(1)]: entry },
    });
    deny('ayla', 'begins where no courses are named', saves('ayla'), { 'config/courses': null });
  }

  // Only entries
  const wrongFields = Object.entries(wrong).flatMap(([field, values]) =>
    values.map((value) => {
      const { [field]: _, ...rest }: Fields = Object.assign({}, entry);
      return [
        `${field} = ${String(value).slice(0, 20)}`,
        value === undefined ? rest : { ...rest, [field]: value },
      ];
    }),
  );
  const bad = [...wrongFields, ...[...odd, [entry]].map((one) => [JSON.stringify(one), one])] as [
    string,
    unknown,
  ][];
  for (const [what, one] of bad) {
    deny('ayla', `begins with ${what}`, commit(merge(at('ayla', 'backend'), { [id(0)]: one })), none);
    deny('ayla', `goes on with ${what}`, adds({ [id(0)]: one }), given());
  }
  for (const one of described.allowed) {
    const shown = JSON.stringify(one).slice(0, 60);
    allow('ayla', `goes on with ${shown}`, adds({ [id(0)]: one }), given());
  }
  for (const name of described.wrongIds) {
    deny('ayla', `an entry called '${name}'`, commit(set(path, { [name]: entry })), given());
    deny('ayla', `begins with one called '${name}'`, commit(set(path, { [name]: entry })), { [path]: null });
  }

  // So many at once, so many in all
  const many = (count: number, one = (n: number): unknown => nth(n), name = id): Fields =>
    Object.fromEntries(Array.from({ length: count }, (_, n) => [name(n), one(n)]));
  const { limit, atOnce } = kind;
  const [[, worst] = ['', null]] = bad;
  allow('ayla', `${atOnce} entries at once`, commit(set(path, many(atOnce))), none);
  deny('ayla', `${atOnce + 1} entries at once`, commit(set(path, many(atOnce + 1))), none);
  for (let n = 0; n < atOnce; n += 1) {
    const odd = many(atOnce, (at) => (at === n ? worst : nth(at)));
    deny('ayla', `${atOnce} entries at once, number ${n} is wrong`, commit(merge(path, odd)), none);
  }
  const another = { [id(limit)]: entry };
  allow('ayla', 'the last entry for which there is room', adds(another), given(many(limit - 1)));
  deny('ayla', 'an entry for which there is no room', adds(another), given(many(limit)));
  allow('ayla', 'changes an entry where there is no room', adds({ [id(0)]: nth(limit) }), given(many(limit)));
  if (removed !== undefined) {
    allow('ayla', 'removes an entry', adds({ [id(1)]: removed }), given());
    allow('ayla', 'a new one in place of one that was removed', adds(another, [id(0)]), given(many(limit)));
  }
  if (!ofCourses) return;
  /** With one more id of the same length and one letter, the ids have exactly the allowed letters. */
  const length = Math.floor(ofCourses.letters / limit) - 1;
  const crowded = many(
    limit - 1,
    () => entry,
    (n) => `n-${n}-`.padEnd(length, 'x'),
  );
  const rest = ofCourses.letters - Object.keys(crowded).join(' ').length - 1;
  allow('ayla', 'one more id that fits', adds({ [long(rest)]: entry }), given(crowded));
  deny('ayla', 'one more id that is a letter too long', adds({ [long(rest + 1)]: entry }), given(crowded));
}
