import { describe, expect, test } from 'vitest';
import { notesAsMarkdown } from './course-notes.ts';
import { type DeviceNotes, type Note, type Notes, notesKind, withDraft, withNote } from './notes.ts';

const note = (text: string, at = 1, over: Partial<Note> = {}): Note => ({
  video: 'v1',
  title: 'Video 1',
  seconds: 300,
  text,
  at,
  ...over,
});
const device = (notes: Notes, unsent: Record<string, number> = {}): DeviceNotes => ({
  notes,
  unsent,
  draft: null,
});
const settle = (mine: DeviceNotes, stored: Notes, written: Notes = {}) =>
  notesKind.settle(mine, stored, written);

// That nothing is lost in any order: core/device/record.test.ts.
describe('[LEARN-5] notes of a device and of the account become one', () => {
  const mine = note('of the laptop', 9);
  const theirs = note('of the phone', 7);
  const gone = note('', 8);
  test.each([
    ['new here', undefined, 0, mine, { n: mine }, { n: 0 }],
    ['new there', theirs, null, undefined, { n: theirs }, {}],
    ['removed there, not changed here', undefined, null, mine, {}, {}],
    ['changed here', theirs, 7, mine, { n: mine }, { n: 7 }],
    ['the same text on both sides', theirs, 3, note(theirs.text, 9), { n: theirs }, {}],
    ['removed here, changed there: it stays', theirs, 3, note('', 9), { n: theirs }, {}],
    [
      'changed here, removed there: it stays, and is newer',
      gone,
      3,
      note('a', 5),
      { n: note('a', 9) },
      { n: 8 },
    ],
    ['removed here, and the account never had it', undefined, 0, gone, {}, {}],
    ['the account has it, though the answer was lost', mine, 3, mine, { n: mine }, {}],
  ])('%s', (_, stored, base, own, notes, unsent) => {
    const before = device(own ? { n: own } : {}, base === null ? {} : { n: base });
    expect(settle(before, stored ? { n: stored } : {})).toEqual(device(notes, unsent));
  });

  test('both have changed it: two notes', () => {
    const { notes, unsent } = settle(device({ n: mine }, { n: 3 }), { n: theirs });
    const [copy = ''] = Object.keys(unsent);
    expect([notes, unsent[copy]]).toEqual([{ n: theirs, [copy]: mine }, 0]);
  });

  test('what is changed while it is sent is sent again, over what was sent', () => {
    const before = device({ n: note('a', 5) }, { n: 0 });
    const changed = withNote(before, 'n', note('b'), 6);
    expect(settle(changed, before.notes, before.notes)).toEqual(device({ n: note('b', 6) }, { n: 5 }));
    expect(settle(before, before.notes, before.notes)).toEqual(device(before.notes));
  });

  test('what is being typed becomes a note before a sign-out, or changes the one that was opened', () => {
    const draft = { id: 'n', video: 'v1', title: 'Video 1', seconds: 300, text: ' b ' };
    const opened = { ...device({ n: note('a', 5) }), draft };
    expect(withDraft(opened, 6)).toEqual(device({ n: note('b', 6) }, { n: 5 }));
    const { notes } = withDraft({ ...opened, draft: { ...draft, id: null } }, 6);
    expect(Object.values(notes)).toEqual([note('a', 5), note('b', 6)]);
    const empty = { ...opened, draft: { ...draft, text: ' ' } };
    expect(withDraft(empty, 6)).toBe(empty);
  });

  test('of what the device has kept the readable part is taken', () => {
    const kept = { notes: { a: note('x'), b: 1 }, unsent: 'x', draft: { text: 5 } };
    expect(notesKind.device(kept)).toEqual(device({ a: note('x') }));
    expect(notesKind.device(null)).toEqual(device({}));
  });
});

test('[LEARN-5] as Markdown: videos in their order, places as links, signs of Markdown as they were written', () => {
  const notes = {
    b: note('iki\nsətir *ulduz*', 2, { seconds: 3700 }),
    a: note('# bir', 3, { seconds: 5 }),
    c: note('sonra', 1, { video: 'v 10', title: 'Video 10' }),
    gone: note(''),
  };
  expect(notesAsMarkdown('Frontend: qeydlər', 'frontend', notes, 'https://kodyol.example')).toBe(
    `# Frontend: qeydlər

## Video 1

- [0:05](https://kodyol.example/lessons/frontend/videos?v=v1&t=5) \\# bir

- [1:01:40](https://kodyol.example/lessons/frontend/videos?v=v1&t=3700) iki
  sətir \\*ulduz\\*

## Video 10

- [5:00](https://kodyol.example/lessons/frontend/videos?v=v%2010&t=300) sonra
`,
  );
});
