import { describe, expect, test } from 'vitest';
import {
  momentAddress,
  questionAddress,
  questionInQuery,
  videoInQuery,
} from '#core/addresses/video-address.ts';
import { ownDayCounter } from '#core/cloud/operation.ts';
import { momentsByLine } from '#features/videos/transcript.ts';
import { draftIn, hasWords, isIdle, waitingIn, wordsOf } from './draft.ts';
import { answersOf, isEditable, joined, type Question, stateOf } from './question.ts';

const answer = (name: string, staff: boolean, at: number) => ({ name, staff, text: name, at: new Date(at) });

const question = (over: Partial<Question> = {}): Question => ({
  id: 'q1',
  video: 'v1',
  group: 'frontend',
  course: 'frontend',
  title: 'Video 1',
  second: 65,
  text: 'Niyə?',
  uid: 'aysel',
  name: 'Aysel',
  at: new Date(0),
  answered: false,
  hidden: false,
  answers: {},
  rev: 1,
  ...over,
});

describe('[ASK-1] a list of questions', () => {
  const ids = (list: readonly Question[]) => list.map(({ id }) => id);

  test('is in the order of the video’s time; each stands in it once, as it was read last', () => {
    const one = question({ id: 'a', second: 90 });
    const list = joined([], [one, question({ id: 'b', second: 5 })]);
    expect(ids(list)).toEqual(['b', 'a']);
    const read = joined(list, [question({ id: 'c', second: 5, at: new Date(9) }), { ...one, text: 'yeni' }]);
    expect(ids(read)).toEqual(['b', 'c', 'a']);
    expect(read[2]?.text).toBe('yeni');
  });

  test('has no hidden ones, also when one of it is hidden meanwhile', () => {
    const list = joined([], [question({ id: 'a' }), question({ id: 'b', hidden: true })]);
    expect(ids(list)).toEqual(['a']);
    expect(joined(list, [question({ id: 'a', hidden: true })])).toEqual([]);
  });
});

test('[ASK-2] answers of staff stand first, then those of students, each in the order of time', () => {
  const answers = {
    u1: answer('u1', false, 3),
    u2: answer('u2', true, 4),
    u3: answer('u3', false, 1),
    u4: answer('u4', true, 2),
  };
  expect(answersOf({ answers }).map(({ uid }) => uid)).toEqual(['u4', 'u2', 'u3', 'u1']);
});

test.each([
  ['open', true, {}],
  ['answered', false, { answers: { u1: answer('u1', false, 1) } }],
  ['answered', false, { answered: true }],
  ['hidden', false, { hidden: true }],
  ['hidden', false, { hidden: true, answered: true }],
] as const)('[ASK-1] is %s; can be edited: %s', (state, editable, over) => {
  expect(stateOf(question(over))).toBe(state);
  expect(isEditable(question(over))).toBe(editable);
});

test('[ASK-1] a day is counted in UTC', () => {
  expect(ownDayCounter('aysel', 'questions', new Date('2026-11-27T23:59:59Z'))).toBe(
    'users/aysel/counters/questions-20261127',
  );
});

describe('[ASK-1] what is typed', () => {
  const typed = { kind: 'ask', id: 'q1', rev: 0, second: 65, text: ' Niyə? \n', code: null } as const;

  test('is sent without the white space around it; code that is empty is none', () => {
    expect(wordsOf(typed)).toEqual({ text: 'Niyə?' });
    expect(wordsOf({ text: 'a', code: { language: 'css', text: ' \n' } })).toEqual({ text: 'a' });
    expect(wordsOf({ text: 'a', code: { language: 'css', text: '  p {}\n' } })).toEqual({
      text: 'a',
      code: { language: 'css', text: '  p {}' },
    });
  });

  test('is no question without words', () => {
    expect(hasWords({ text: ' \n', code: { language: 'js', text: 'a' } })).toBe(false);
    expect(hasWords(typed)).toBe(true);
  });

  test('is no loss while it is empty, or what stands there already', () => {
    expect(isIdle({ ...typed, text: ' ' })).toBe(true);
    expect(isIdle(typed)).toBe(false);
    expect(isIdle(typed, { text: 'Niyə?' })).toBe(true);
    expect(isIdle({ ...typed, code: { language: 'js', text: 'a' } }, { text: 'Niyə?' })).toBe(false);
  });

  test.each([null, 1, {}, { ...typed, kind: 'x' }, { ...typed, code: { language: 'php', text: '' } }])(
    'is read from the device if it can be: %j',
    (kept) => {
      expect(draftIn(typed)).toEqual(typed);
      expect(draftIn(kept)).toBeNull();
      expect(waitingIn(kept)).toBeNull();
    },
  );
});

test('[ASK-1] a question has an address, which names its video and place', () => {
  const address = questionAddress('frontend', 'v&1', 65.5, 'q=1');
  expect(address).toBe('/lessons/frontend/videos?v=v%261&t=65&q=q%3D1');
  const query = new URL(address, 'http://x').search;
  expect([videoInQuery(query), questionInQuery(query)]).toEqual(['v&1', 'q=1']);
  expect(questionInQuery(momentAddress('frontend', 'v1', 65))).toBeNull();
});

describe('[ASK-1] [LEARN-6] the lines at whose time questions stand', () => {
  const line = (start: number | null) => ({ start, text: 'a' });
  const moments = [{ second: 3 }, { second: 12 }, { second: 12 }, { second: 900 }];
  const counts = (lines: Parameters<typeof momentsByLine>[0]) =>
    [...momentsByLine(lines, moments)].map(([index, found]) => [index, found.length]);

  test('a line that begins within the second has it; what is before the first belongs to that', () => {
    expect(counts([line(5), line(12.4), line(13), line(60)])).toEqual([
      [0, 1],
      [1, 2],
      [3, 1],
    ]);
  });

  test('without times there are none', () => {
    expect(counts([line(null), line(null)])).toEqual([]);
    expect(counts([])).toEqual([]);
  });
});
