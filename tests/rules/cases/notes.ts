import { set } from '#core/cloud/operation.ts';
import { saveEntries } from '#core/cloud/records.ts';
import { limits } from '#core/words/limits.ts';
import { noteLimits } from '#features/notes/limits.ts';
import { notesKind } from '#features/notes/notes.ts';
import { chapter, commit } from '../support/chapter.ts';
import { long } from '../support/documents.ts';
import { recordCases } from '../support/record-cases.ts';

export const notes = chapter('[LEARN-5] users: notes on videos');
const path = 'users/ayla/notes/frontend';
const note = { video: 'v-1', title: 'Flexbox', seconds: 300, text: 'qeyd', at: 1_767_225_600_000 };
const greatest = {
  video: long(64),
  title: long(limits.title),
  seconds: limits.progressSeconds,
  text: long(noteLimits.text),
  at: 4_102_444_799_999,
};

notes.reads(path, ['ayla']);
recordCases(notes, {
  kind: notesKind,
  entry: note,
  nth: (n) => ({ ...note, at: n + 1 }),
  allowed: [{ video: 'v', title: '', seconds: 0, text: '', at: 1 }, greatest],
  odd: [5, 'x', null],
  wrong: {
    text: [5, null, long(noteLimits.text + 1), undefined],
    video: ['', 'a b', 'a/b', long(65), 5, null, undefined],
    title: [5, null, long(limits.title + 1), undefined],
    seconds: [-1, 1.5, limits.progressSeconds + 1, '3', null, undefined],
    at: [0, -1, 1.5, 4_102_444_800_000, '1', null, undefined],
    extra: [1],
  },
  id: (n) => `note-${n}`,
  wrongIds: ['a.b', 'ə', 'a_b', 'a/b', '"'],
  ofCourses: { letters: noteLimits.ids },
  removed: { ...note, text: '', at: 1_767_225_600_001 },
});
notes.deny(
  'ayla',
  'begins notes on a course that is not named and has no outline',
  commit(set(path, { a1: note })),
  { 'config/courses': null, 'outlines/frontend': null },
);
/** The letter with the most bytes, in a document as full as it can be. */
const heavy = { ...greatest, title: '𝄞'.repeat(limits.title / 2), text: '𝄞'.repeat(noteLimits.text / 2) };
const full = Object.fromEntries(Array.from({ length: noteLimits.notes - 1 }, (_, n) => [`note-${n}`, heavy]));
notes.allow('ayla', 'the fullest document', commit(saveEntries(path, { write: { a1: heavy }, drop: [] })), {
  [path]: full,
});
