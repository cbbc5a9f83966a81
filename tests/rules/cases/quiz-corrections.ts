import { serverTimestamp } from 'firebase/firestore/lite';
import { type Fields, type Operation, remove, set, update } from '#core/cloud/operation.ts';
import { withNotice } from '#features/bell/desk/gateway.ts';
import { correctQuiz, countAgain, type OpenQuiz, saveQuiz } from '#features/quizzes/desk/gateway.ts';
import type { KeyLine } from '#features/quizzes/desk/quiz-form.ts';
import { beginAttempt, lockAttempt, scoreAttempt } from '#features/quizzes/gateway.ts';
import { patch, titled, without } from '../support/attack.ts';
import { chapter, commit, get } from '../support/chapter.ts';
import { attempt, type Documents, otherTime, past, quiz, quizKey } from '../support/documents.ts';
import { staff } from '../support/people.ts';
import { actor, ends, entry, inSeconds, key, lately, minutes, said } from './quizzes.ts';

/** The key of an open quiz is corrected, and a quiz is closed. */
export const quizCorrections = chapter('[QUIZ-2] quizzes: corrected keys and closed quizzes');
const { allow, deny, each } = quizCorrections;
const ayla = quizCorrections.committer('ayla');
const teacher = quizCorrections.committer('teacher');

const question = { text: 'Hansı?', code: '', options: ['a', 'b'] };
const seen = (more: Partial<Parameters<typeof countAgain>[0]> = {}) => ({
  id: 'quiz',
  course: 'frontend',
  title: 'CSS',
  state: 'open' as const,
  minutes,
  attempts: 2,
  questions: [
    { ...question, many: false },
    { ...question, many: true },
  ],
  rev: 2,
  audit: 'old',
  key: { id: 'quiz', right: ['b', 'ab'], explanations: ['Belə', ''] },
  ...more,
});
/** The key, as it is to be, and the questions that are out. */
const keyForm = (right: string[], out: number[]): KeyLine[] =>
  right.map((letters, at) => ({
    right: letters,
    explanation: at === 0 ? 'Əksinə' : '',
    isOut: out.includes(at),
  }));
const change = (to: Partial<OpenQuiz>, from = seen(), who: 'teacher' | 'admin' = 'teacher') =>
  correctQuiz(actor(who), from, { title: 'CSS', ...to });
const corrected = (out: number[] = [], right = ['a', 'ab']): Operation[] =>
  change({ key: keyForm(right, out) });

/** Without a word about the end. */
const keepsEnd = ([operation, ...rest]: Operation[]): Operation[] => {
  if (operation?.kind !== 'update') throw new Error('the quiz is updated first');
  const { ends: _, ...data } = operation.data;
  return [{ ...operation, data }, ...rest];
};

// ── The key ──
const once: Fields = { n: 1, at: otherTime, out: ['1'] };
const corrections: Documents = {
  'quizzes/quiz': quiz({ correction: once }),
  [key]: { ...quizKey, right: { 0: 'a', 1: 'ab' }, first: quizKey.right },
};
const again = (out: number[] = []) =>
  change(
    { key: keyForm(['b', 'ab'], out) },
    seen({
      correction: { n: 1, at: otherTime, out: [1] },
      key: { id: 'quiz', right: ['a', 'ab'], explanations: ['Belə', ''], first: ['b', 'ab'] },
    }),
  );
each(staff, 'corrects the key', (who) =>
  commit(correctQuiz(actor(who), seen(), { title: 'CSS', key: keyForm(['a', 'ab'], []) })),
);
teacher.may('takes a question out', corrected([1], ['b', 'ab']));
teacher.may(
  'corrects key, title and end at once',
  change({ key: keyForm(['a', 'ab'], []), title: 'CSS 2', ends: inSeconds(86_400) }),
);
teacher.may('corrects the key again, and a question counts again', again(), corrections);
allow('teacher', 'corrects the key behind the end', commit(keepsEnd(corrected())), () => ends(-40));
allow(
  'teacher',
  'corrects the key of a closed quiz',
  commit(change({ key: keyForm(['a', 'ab'], []), closed: true })),
  {
    'quizzes/quiz': quiz({ closed: true }),
  },
);
for (const title of ['', ' ', 'a'.repeat(201)])
  teacher.mayNot(`gives it the title «${title.slice(0, 9)}»`, titled(change({}), 'quizzes/quiz', title));
const takenOut = without(corrected([1], ['b', 'ab']), key);
teacher.may('takes a question out and leaves the key alone', takenOut);
teacher.mayNot(
  'takes a question out and says that it was before',
  patch(takenOut, 'quizzes/quiz', { correction: { n: 1, at: past, out: ['1'] } }),
);
for (const path of ['quizzes/quiz', key, entry])
  teacher.mayNot(`corrects the key without ${path}`, without(corrected(), path));
teacher.mayNot('takes a question out without the entry', without(corrected([0]), entry, key));
teacher.mayNot(
  'takes a question out by an entry that does not say what the key is',
  patch(takenOut, entry, { was: undefined, now: undefined }),
);
teacher.mayNot(
  'corrects the key over another version',
  change({ key: keyForm(['a', 'ab'], []) }, seen({ rev: 1 })),
);
teacher.mayNot('corrects the key by the number before', corrected(), corrections);
for (const out of [['0', '1'], ['0', '0'], ['2'], ['0.5'], [0]]) {
  const wrong = { correction: { n: 1, at: serverTimestamp(), out } };
  const now = { now: { right: { 0: 'a', 1: 'ab' }, out } };
  teacher.mayNot(
    `takes ${JSON.stringify(out)} out`,
    patch(patch(corrected(), 'quizzes/quiz', wrong), entry, now),
  );
}
/** Of three questions, so that two may be out. */
const three: Documents = {
  'quizzes/quiz': quiz({
    kinds: ['one', 'many', 'one'],
    texts: ['Hansı?', 'Hansılar?', 'Hansı?'],
    codes: ['', '', ''],
    options: ['a\nb', 'a\nb', 'a\nb'],
  }),
  [key]: { right: { 0: 'b', 1: 'ab', 2: 'a' }, explanations: ['Belə', '', ''] },
};
const ofThree = change(
  { key: keyForm(['b', 'ab', 'a'], [0, 1]) },
  seen({
    questions: [false, true, false].map((many) => ({ ...question, many })),
    key: { id: 'quiz', right: ['b', 'ab', 'a'], explanations: ['Belə', '', ''] },
  }),
);
teacher.may('takes two of three questions out', ofThree, three);
const twice = ['0', '0'];
teacher.mayNot(
  'takes a question out twice',
  patch(patch(ofThree, 'quizzes/quiz', { correction: { n: 1, at: serverTimestamp(), out: twice } }), entry, {
    now: { right: { 0: 'b', 1: 'ab', 2: 'a' }, out: twice },
  }),
  three,
);
for (const part of [
  ['n', 2],
  ['n', 0],
  ['n', '1'],
  ['at', past],
  ['at', undefined],
  ['out', undefined],
  ['out', 'x'],
  ['out', [0]],
  ['extra', 1],
] as [string, unknown][]) {
  const [operation] = corrected();
  const correction = operation?.kind === 'update' ? (operation.data.correction as Fields) : {};
  const wrong = Object.fromEntries(
    Object.entries({ ...correction, [part[0]]: part[1] }).filter(([, value]) => value !== undefined),
  );
  teacher.mayNot(
    `corrects the key with ${said(part)}`,
    patch(corrected(), 'quizzes/quiz', { correction: wrong }),
  );
}
teacher.mayNot(
  'corrects nothing and takes the correction away',
  patch(change({}), 'quizzes/quiz', { correction: null }),
  corrections,
);
for (const part of [
  ['first', { 0: 'a', 1: 'ab' }],
  ['first', undefined],
  ['right', { 0: 'a' }],
  ['right', { 0: '', 1: 'ab' }],
  ['right', { 0: 'g', 1: 'ab' }],
  ['explanations', ['a']],
  ['extra', 1],
] as [string, unknown][])
  teacher.mayNot(
    `corrects the key, which has ${said(part)}`,
    patch(corrected(), key, { [part[0]]: part[1] }),
  );
teacher.mayNot(
  'forgets the key of the beginning',
  patch(again(), key, { first: { 0: 'a', 1: 'ab' } }),
  corrections,
);
for (const [part, wrong] of [
  ['was', { right: { 0: 'a', 1: 'ab' }, out: [] }],
  ['was', { right: { 0: 'b', 1: 'ab' }, out: ['0'] }],
  ['was', undefined],
  ['now', { right: { 0: 'b', 1: 'ab' }, out: [] }],
  ['now', { right: { 0: 'a', 1: 'ab' }, out: ['0'] }],
  ['now', undefined],
] as const)
  teacher.mayNot(
    `corrects the key, and the entry has ${said([part, wrong])}`,
    patch(corrected(), entry, { [part]: wrong }),
  );
teacher.mayNot(
  'writes a key into the entry of a title',
  patch(change({ title: 'CSS 2' }), entry, {
    was: { right: quizKey.right, out: [] },
    now: { right: quizKey.right, out: [] },
  }),
);
const draft = saveQuiz(actor('teacher'), 'draft', 1, {
  course: 'frontend',
  title: 'CSS',
  state: 'draft',
  minutes,
  attempts: 2,
  questions: [{ ...question, right: 'a', explanation: '' }],
});
teacher.mayNot('saves a draft with a correction', patch(draft, 'quizzes/draft', { correction: once }));
teacher.mayNot('saves a draft that is closed', patch(draft, 'quizzes/draft', { closed: true }));
teacher.mayNot(
  'saves the key of a draft with that of the beginning',
  patch(draft, 'quizKeys/draft', { first: { 0: 'a' } }),
);
each([], 'writes a correction alone', () => commit(update('quizzes/quiz', { correction: once })));

// ── Who learns of it ──
const locked = { startedAt: past, answers: { 0: 'b', 1: 'a' }, lockedAt: past };
const path = 'attempts/quiz_ayla_1';
const second = 'attempts/quiz_ayla_2';
const both = (more: Fields = {}): Documents => ({
  [path]: attempt({ ...locked, ...more }),
  [second]: attempt({ ...locked, n: 2, answers: { 0: 'a', 1: 'ab' }, ...more }),
});
const one = { [path]: attempt(locked) };
deny('ayla', 'gets a corrected key with an attempt left', get(key), { ...corrections, ...one });
allow('ayla', 'gets a corrected key when the last attempt is locked', get(key), {
  ...corrections,
  ...both(),
});
/** The corrected key is 'a', 'ab', and the second question does not count. */
for (const [id, right] of [
  ['quiz_ayla_1', 0],
  ['quiz_ayla_2', 1],
] as const)
  for (const n of [0, 1, 2])
    (n === right ? ayla.may : ayla.mayNot)(
      `writes ${n} for ${id} by a corrected key`,
      scoreAttempt({ id }, n),
      { ...corrections, ...both() },
    );
ayla.mayNot('writes another score than the one that is there', scoreAttempt({ id: 'quiz_ayla_2' }, 1), {
  ...corrections,
  ...both({ score: 2 }),
});

// ── Counting again ──
const whole = seen({
  correction: { n: 1, at: otherTime, out: [1] },
  key: { id: 'quiz', right: ['a', 'ab'], explanations: [], first: ['b', 'ab'] },
});
const read = (more: Fields = {}) => ({
  id: 'quiz_ayla_1',
  quiz: 'quiz',
  uid: 'ayla',
  name: 'Ad ayla',
  course: 'frontend',
  n: 1,
  startedAt: past,
  lockedAt: past,
  answers: ['b', 'a'],
  ...more,
});
const count = (...attempts: ReturnType<typeof read>[]) => countAgain(whole, attempts);
const known = { ...corrections, ...both({ score: 1 }) };
each(
  staff,
  'counts what is scored again',
  () => commit(count(read({ score: 1 }), read({ id: 'quiz_ayla_2', answers: ['a', 'ab'], score: 1 }))),
  known,
);
each(staff, 'notes that what has no score was corrected', () => commit(count(read())), {
  ...corrections,
  ...one,
});
teacher.mayNot('gives a score to who may not know the key', count(read({ score: 0 })), {
  ...corrections,
  ...one,
});
teacher.mayNot('takes a score away', update(path, { corrected: 1 }), known);
for (const score of [1, 2, -1, '0', null])
  teacher.mayNot(`counts ${JSON.stringify(score)}`, patch(count(read({ score: 1 })), path, { score }), known);
for (const n of [0, 2, '1', null])
  teacher.mayNot(
    `counts for correction ${JSON.stringify(n)}`,
    patch(count(read({ score: 1 })), path, { corrected: n }),
    known,
  );
const told = { kind: 'quiz', about: 'quiz', title: 'Düzəliş', path: '/a' } as const;
const tells = (batch: Operation[]) => withNotice(batch, 'ayla', told);
teacher.may('counts two and tells it', tells(count(...[1, 2].map((n) => read({ id: `quiz_ayla_${n}` })))), {
  ...corrections,
  ...both(),
});
teacher.mayNot('tells of an attempt that was counted before', tells(count(read())).slice(1), {
  ...corrections,
  [path]: attempt({ ...locked, corrected: 1 }),
});
ayla.mayNot('counts an own attempt and tells it', tells(count(read())), { ...corrections, ...one });
teacher.mayNot(
  'tells of an attempt of another',
  withNotice(countAgain(whole, [read({ id: 'quiz_bahar_1' })]), 'ayla', told),
  { ...corrections, 'attempts/quiz_bahar_1': attempt({ ...locked, uid: 'bahar' }) },
);
teacher.mayNot('counts twice for a correction', count(read({ score: 0 })), {
  ...corrections,
  ...both({ score: 0, corrected: 1 }),
});
teacher.may(
  'counts for the second correction',
  countAgain({ ...whole, correction: { n: 2, at: otherTime, out: [1] } }, [read({ score: 0 })]),
  {
    ...known,
    'quizzes/quiz': quiz({ correction: { ...once, n: 2 } }),
    [path]: attempt({ ...locked, score: 1, corrected: 1 }),
  },
);
teacher.mayNot(
  'counts where no key was corrected',
  [{ ...count(read({ score: 1 }))[0], data: { score: 1, corrected: 1 } } as Operation],
  both({ score: 1 }),
);
teacher.mayNot('notes it of what is not locked', count(read()), { ...corrections, [path]: attempt() });
for (const part of [
  ['answers', { 0: 'a', 1: 'ab' }],
  ['lockedAt', otherTime],
  ['name', 'Başqa'],
] as [string, unknown][])
  teacher.mayNot(
    `counts and changes ${said(part)}`,
    patch(count(read({ score: 1 })), path, { [part[0]]: part[1] }),
    known,
  );
ayla.mayNot('counts own attempts again', count(read({ score: 1 })), known);
ayla.mayNot('says that an own attempt was corrected', update(path, { corrected: 1 }), {
  ...corrections,
  ...one,
});

// ── Closing ──
const shut: Documents = { 'quizzes/quiz': quiz({ closed: true }) };
const shutIn = (seconds: number) => () => ends(seconds, { closed: true });
const running = () => ({ ...shut, [path]: attempt({ startedAt: new Date(Date.now() - 60_000) }) });
teacher.may('closes a quiz', change({ closed: true }));
each(staff, 'closes a quiz with its entry', (who) =>
  commit(correctQuiz(actor(who), seen(), { title: 'CSS', closed: true })),
);
teacher.may('opens it again', change({}), shut);
allow(
  'teacher',
  'opens it again when there is time',
  lately(() => change({ ends: inSeconds(minutes * 60 + 30) })),
  shut,
);
teacher.mayNot('closes a quiz without an entry', without(change({ closed: true }), entry));
for (const closed of [false, null, 'x', 1])
  teacher.mayNot(`closes with ${closed}`, patch(change({ closed: true }), 'quizzes/quiz', { closed }));
allow('teacher', 'closes before the end', commit(keepsEnd(change({ closed: true }))), () => ends(30));
deny('teacher', 'closes behind the end', commit(keepsEnd(change({ closed: true }))), () => ends(-5));
deny('teacher', 'opens again too late', commit(keepsEnd(change({}))), shutIn(30));
deny('teacher', 'opens again behind the end', commit(keepsEnd(change({}))), shutIn(-40));
deny('ayla', 'gets the key of a closed quiz', get(key), { ...shut, ...one });
deny('ayla', 'gets the key of a closed quiz behind its end', get(key), () => ({ ...shutIn(-40)(), ...one }));
allow('ayla', 'gets the key of a closed quiz behind the last attempt', get(key), { ...shut, ...both() });
allow('ayla', 'gets a closed quiz', get('quizzes/quiz'), shut);
const begin = (n: number) =>
  beginAttempt({ id: 'ayla', name: 'Ad', surname: 'ayla' }, { id: 'quiz', course: 'frontend' }, n);
ayla.mayNot('begins a closed quiz', begin(1), shut);
ayla.mayNot('begins the second of a closed quiz', begin(2), { ...shut, ...one });
allow(
  'ayla',
  'hands in what has begun before',
  commit(lockAttempt({ id: 'quiz_ayla_1' }, ['b', 'a'])),
  running,
);
teacher.mayNot('deletes a quiz that is closed', remove('quizzes/quiz'), shut);
teacher.mayNot('makes a quiz that is closed', [
  set('quizzes/new', { ...quiz({ state: 'draft', rev: 1, closed: true, audit: 'new-entry' }) }),
  ...saveQuiz(actor('teacher'), 'new', 0, {
    course: 'frontend',
    title: 'CSS',
    state: 'draft',
    minutes,
    attempts: 2,
    questions: [
      { ...question, right: 'b', explanation: '' },
      { ...question, right: 'ab', explanation: '' },
    ],
  }).slice(1),
]);
