import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { afterSending, applyNotes, nextNotes, settleNotes } from '#domain/notes/exchange.ts';
import {
  type DeviceNotes,
  deviceNotesIn,
  type Note,
  type Notes,
  noNotes,
  notesIn,
  withNote,
} from '#domain/notes/notes.ts';
import { limits } from '#domain/shared/limits.ts';
import { notesAsMarkdown } from '#domain/videos/notes-markdown.ts';

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
const newId = () => 'copy';

describe('[LEARN-5] notes of a device and of the account become one', () => {
  test('what is new on either side is kept, and only the device’s is sent', () => {
    const settled = settleNotes(device({ mine: note('a', 5) }, { mine: 0 }), { theirs: note('b') }, newId);
    expect(settled).toEqual(device({ theirs: note('b'), mine: note('a', 5) }, { mine: 0 }));
    expect(nextNotes(settled, { theirs: note('b') })).toEqual({ write: { mine: note('a', 5) }, drop: [] });
  });

  test('what was removed in the account leaves the device', () => {
    expect(settleNotes(device({ n: note('a') }), {}, newId)).toEqual(noNotes);
  });

  const stored = { n: note('of the phone', 7) };
  test.each([
    [
      'both have changed it: two notes',
      note('of the laptop', 9),
      { n: stored.n, copy: note('of the laptop', 9) },
      { copy: 0 },
    ],
    ['the same text', note('of the phone', 9), stored, {}],
    ['removed here, changed there: it stays', note('', 9), stored, {}],
    ['it is the version that was sent', stored.n, stored, {}],
  ])('%s', (_what, mine, notes, unsent) => {
    expect(settleNotes(device({ n: mine }, { n: 3 }), stored, newId)).toEqual(device(notes, unsent));
  });

  test('changed here, removed there: it stays, and is newer', () => {
    const settled = settleNotes(device({ n: note('a', 5) }, { n: 3 }), { n: note('', 8) }, newId);
    expect(settled).toEqual(device({ n: note('a', 9) }, { n: 8 }));
  });

  test('a note that the account never had does not have to be removed there', () => {
    expect(settleNotes(device({ n: note('', 5) }, { n: 0 }), {}, newId)).toEqual(noNotes);
  });

  test('what is changed while it is sent is sent again, over what was sent', () => {
    const before = device({ n: note('a', 5) }, { n: 0 });
    const changed = withNote(before, 'n', note('b'), 6);
    expect(afterSending(changed, before.notes)).toEqual(device({ n: note('b', 6) }, { n: 5 }));
    expect(afterSending(before, before.notes)).toEqual(device({ n: note('a', 5) }));
  });

  test('one write has five notes, and makes room of what was removed first', () => {
    const many = Object.fromEntries(Array.from({ length: 7 }, (_, n) => [`n${n}`, note('a', n + 1)]));
    const unsent = Object.fromEntries(Object.keys(many).map((id) => [id, 0]));
    expect(Object.keys(nextNotes(device(many, unsent), {})?.write ?? {})).toHaveLength(limits.notesAtOnce);
    const full = Object.fromEntries(
      Array.from({ length: limits.notes }, (_, n) => [`s${n}`, note(n < 2 ? '' : 'a', 10 - n + 1000)]),
    );
    const change = nextNotes(
      device({ ...full, a: note('a'), b: note('b'), c: note('c') }, { a: 0, b: 0, c: 0 }),
      full,
    );
    expect(change).toEqual({ write: { a: note('a'), b: note('b') }, drop: ['s1', 's0'] });
  });

  test('two devices that write, remove and meet in any order lose no text that nobody removed', () => {
    const action = fc.record({
      who: fc.constantFrom(0, 1),
      kind: fc.constantFrom('add', 'change', 'exchange', 'exchange'),
      which: fc.nat(5),
    });
    fc.assert(
      fc.property(fc.array(action, { maxLength: 25 }), (actions) => {
        const devices: [DeviceNotes, DeviceNotes] = [noNotes, noNotes];
        let account: Notes = {};
        let clock = 1;
        /** Texts that a device has replaced itself. */
        const replaced = new Set<string>();
        const written: string[] = [];
        const exchange = (who: 0 | 1) => {
          for (;;) {
            const settled = settleNotes(devices[who], account, () => `copy-${clock++}`);
            devices[who] = settled;
            const change = nextNotes(settled, account);
            if (!change) return;
            account = applyNotes(account, change);
            devices[who] = afterSending(devices[who], change.write);
          }
        };
        for (const { who, kind, which } of actions) {
          const one = who as 0 | 1;
          if (kind === 'exchange') {
            exchange(one);
            continue;
          }
          const ids = Object.keys(devices[one].notes);
          const id = kind === 'add' ? `n${clock}` : ids[which % Math.max(1, ids.length)];
          if (id === undefined) continue;
          const before = devices[one].notes[id];
          if (before) replaced.add(before.text);
          clock += 1;
          written.push(`text ${clock}`);
          devices[one] = withNote(devices[one], id, note(`text ${clock}`), clock);
        }
        exchange(0);
        exchange(1);
        exchange(0);
        const texts = Object.values(account).map(({ text }) => text);
        expect(written.filter((text) => !replaced.has(text) && !texts.includes(text))).toEqual([]);
        expect(devices[0]).toEqual(devices[1]);
      }),
    );
  });
});

describe('[LEARN-5] what can be read', () => {
  test('of the account', () => {
    const odd = {
      a: note('x'),
      b: { ...note('x'), seconds: -1 },
      c: 5,
      d: note('x'.repeat(limits.noteText + 1)),
    };
    expect(notesIn(odd)).toEqual({ a: note('x') });
    expect([notesIn(null), notesIn([])]).toEqual([{}, {}]);
  });

  test('of the device', () => {
    expect(deviceNotesIn({ notes: { a: note('x'), b: 1 }, unsent: 'x', draft: { text: 5 } })).toEqual(
      device({ a: note('x') }),
    );
    expect(deviceNotesIn(null)).toEqual(noNotes);
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
