import type { Notes } from '#domain/notes/notes.ts';
import { limits } from '#domain/shared/limits.ts';
import { notesPath, saveNotes } from '#gateways/notes.ts';
import { merge, set } from '#gateways/operation.ts';
import { chapter, commit } from '../support/chapter.ts';
import { long } from '../support/documents.ts';
import { members, uidOf, type Who } from '../support/people.ts';

export const notes = chapter('[LEARN-5] users: notes on videos');
const { allow, deny, reads, writes } = notes;
const path = notesPath('ayla', 'frontend');
const note = { video: 'v-1', title: 'Flexbox', seconds: 300, text: 'qeyd', at: 1_767_225_600_000 };
const removed = { ...note, text: '', at: 1_767_225_600_001 };

const many = (count: number, one: object = note): Record<string, object> =>
  Object.fromEntries(Array.from({ length: count }, (_, n) => [`note-${n}`, one]));
const saves = (who: Who, write: Notes = { a1: note }, drop: string[] = [], course = 'frontend') => [
  saveNotes(uidOf(who), course, { write, drop }),
];
const given = (fields: Record<string, unknown> = { a1: note }) => ({ [path]: fields });

reads(path, ['ayla']);

writes('writes the first note', members, (who) => saves(who));
allow('ayla', 'writes another note', commit(saves('ayla', { a2: note })), given());
allow('ayla', 'changes a note', commit(saves('ayla', { a1: { ...note, text: 'b', at: 9 } })), given());
allow('ayla', 'removes a note', commit(saves('ayla', { a1: removed })), given());
allow(
  'ayla',
  'writes a note and forgets one that was removed',
  commit(saves('ayla', { a2: note }, ['a1'])),
  given({ a1: removed }),
);
allow('ayla', 'goes on in a course that no longer exists', commit(saves('ayla', { a2: note }, [], 'old')), {
  [notesPath('ayla', 'old')]: { a1: note },
});

const others: Who[] = ['bahar', 'admin', 'guest'];
for (const who of others) {
  deny(who, "begins another's notes", commit(saves('ayla')));
  deny(who, "adds to another's notes", commit(saves('ayla', { a2: note })), given());
}
deny('gone', 'begins notes after the record was deleted', commit(saves('gone')));
deny('gone', 'adds to notes after the record was deleted', commit(saves('gone', { a2: note })), {
  [notesPath('gone', 'frontend')]: { a1: note },
});

// Only courses have notes
for (const course of ['css', 'Bad_Lesson', 'frontend2']) {
  deny('ayla', `notes on ${course}`, commit(saves('ayla', { a1: note }, [], course)));
}
deny('ayla', 'notes on a course that is not named and has no outline', commit(saves('ayla')), {
  'config/courses': null,
  'outlines/frontend': null,
});

// Only notes are accepted as values
const wrong: Record<string, unknown[]> = {
  video: ['', 'a b', 'a/b', long(65), 5, null, undefined],
  title: [5, null, long(limits.title + 1), undefined],
  seconds: [-1, 1.5, limits.progressSeconds + 1, '3', null, undefined],
  text: [5, null, long(limits.noteText + 1), undefined],
  at: [0, -1, 1.5, 4_102_444_800_000, '1', null, undefined],
  extra: [1],
};
for (const [field, values] of Object.entries(wrong)) {
  for (const value of values) {
    const { [field]: _, ...rest }: Record<string, unknown> = note;
    const odd = { a2: value === undefined ? rest : { ...note, [field]: value } };
    const shown = String(value).slice(0, 20);
    deny('ayla', `begins with ${field} = ${shown}`, commit(merge(path, odd)));
    deny('ayla', `goes on with ${field} = ${shown}`, commit(merge(path, odd)), given());
  }
}
for (const odd of [5, 'x', null, [note]]) {
  deny('ayla', `a note that is ${JSON.stringify(odd)}`, commit(merge(path, { a2: odd })), given());
}
const least = { video: 'v', title: '', seconds: 0, text: '', at: 1 };
const greatest = {
  video: long(64),
  title: long(limits.title),
  seconds: limits.progressSeconds,
  text: long(limits.noteText),
  at: 4_102_444_799_999,
};
for (const one of [least, greatest]) {
  allow('ayla', `a note at ${one.seconds} s`, commit(merge(path, { a2: one })), given());
}
for (const id of ['a.b', 'ə', 'a_b', 'a/b', '"']) {
  deny('ayla', `a note called ${id}`, commit(set(path, { [id]: note })));
}
/** Ids of 39 letters. With one more id of 40 letters, all ids joined by spaces have exactly the allowed length. */
const crowded = Object.fromEntries(
  Object.keys(many(limits.notes - 1)).map((id) => [id.padEnd(39, 'x'), note]),
);
const rest = limits.noteIds - Object.keys(crowded).join(' ').length - 1;
allow('ayla', 'one more id that fits', commit(merge(path, { [long(rest)]: note })), given(crowded));
deny(
  'ayla',
  'one more id that makes the ids one letter too long',
  commit(merge(path, { [long(rest + 1)]: note })),
  given(crowded),
);

// At most five changes at once, 200 notes in total
const different = (count: number) =>
  Object.fromEntries(Object.keys(many(count)).map((id, n) => [id, { ...note, at: n + 1 }]));
const most = limits.notesAtOnce;
allow('ayla', 'five notes at once', commit(merge(path, different(most))));
deny('ayla', 'six notes at once', commit(merge(path, different(most + 1))));
for (let n = 0; n < most; n += 1) {
  const odd = { ...different(most), [`note-${n}`]: { ...note, at: n + 1, text: 5 } };
  deny('ayla', `five notes at once, number ${n} is wrong`, commit(merge(path, odd)));
}
allow('ayla', 'a 200th note', commit(saves('ayla')), given(many(limits.notes - 1)));
deny('ayla', 'a 201st note', commit(saves('ayla')), given(many(limits.notes)));
allow(
  'ayla',
  'a new note in place of one that was removed',
  commit(saves('ayla', { a1: note }, ['note-0'])),
  given(many(limits.notes)),
);
/** The letter with the most bytes, in a document as full as it can be. */
const heavy = { ...greatest, title: '𝄞'.repeat(limits.title / 2), text: '𝄞'.repeat(limits.noteText / 2) };
allow(
  'ayla',
  'the fullest document',
  commit(saves('ayla', { a1: heavy })),
  given(many(limits.notes - 1, heavy)),
);
