import { limit, orderBy, serverTimestamp, where } from 'firebase/firestore/lite';
import { type Fields, type Operation, remove, set, update } from '#core/cloud/operation.ts';
import { limits } from '#core/words/limits.ts';
import { attemptRows, giveBack, quizRows } from '#features/quizzes/desk/gateway.ts';
import {
  attemptsOf,
  beginAttempt,
  lockAttempt,
  openQuizzes,
  scoreAttempt,
} from '#features/quizzes/gateway.ts';
import { patch, without } from '../support/attack.ts';
import type { Deed, Given } from '../support/case.ts';
import { chapter, commit, get, list } from '../support/chapter.ts';
import {
  attempt,
  type Documents,
  group,
  inTrash,
  past,
  quiz,
  quizKey,
  record,
} from '../support/documents.ts';
import { everyone, staff, uidOf, type Who } from '../support/people.ts';

/** Quizzes that count. */
export const quizzes = chapter('[QUIZ-1] quizzes, keys and attempts');
const { allow, deny, each, reads } = quizzes;
const ayla = quizzes.committer('ayla');
const teacher = quizzes.committer('teacher');

export const minutes = 10;
/** A time so many seconds from now, for what is made when its case runs; the quiz lasts ten minutes. */
export const inSeconds = (seconds: number): Date => new Date(Date.now() + seconds * 1000);
const person = (who: Who) => ({ id: uidOf(who), name: 'Ad', surname: uidOf(who) });
export const entry = 'audit/new-entry';
export const actor = (who: Who) => ({ uid: uidOf(who), entry: 'new-entry' });
export const lately =
  (batch: () => Operation[]): Deed =>
  (client) =>
    client.commit(batch());
export const said = ([field, value]: [string, unknown]) =>
  `${field} = ${JSON.stringify(value)?.slice(0, 40)}`;
const path = 'attempts/quiz_ayla_1';
const second = 'attempts/quiz_ayla_2';
const lost: Documents = { 'users/ayla': record('ayla') };
const over: Documents = { 'users/ayla': record('ayla', { lessons: ['frontend'], ends: { frontend: past } }) };
const gone: Documents = { 'users/ayla': null };

/** Late work is marked, never refused (GROUP-3). */
const lateInGroup: Documents = {
  'users/ayla': record('ayla', { lessons: ['frontend'], verified: true, groups: { frontend: 'g-one' } }),
  'groups/g-one': group({ due: { 'quiz:quiz': { title: 'CSS', at: past } } }),
};

// ── What a student has done before ──
const first = (more: Fields = {}): Documents => ({ [path]: attempt(more) });
const locked = { startedAt: past, answers: { 0: 'b', 1: 'a' }, lockedAt: past };
const running = () => first({ startedAt: inSeconds(-60) });
const outOfTime = first();
const oneLocked = first(locked);
const lastRunning = (): Documents => ({
  ...oneLocked,
  [second]: attempt({ n: 2, startedAt: inSeconds(-60) }),
});
const lastOver: Documents = { ...oneLocked, [second]: attempt({ n: 2 }) };
const lastLocked: Documents = { ...oneLocked, [second]: attempt({ ...locked, n: 2 }) };
export const ends = (seconds: number, more: Fields = {}): Documents => ({
  'quizzes/quiz': quiz({ ends: inSeconds(seconds), ...more }),
});

// ── The key: nothing before the lock ──
export const key = 'quizKeys/quiz';
const score = (id: string, n: number): Operation[] => scoreAttempt({ id }, n);
/** Every way to ask for something that only the key says. */
const attempts: Record<string, Deed> = {
  'gets the key': get(key),
  'gets a key that is not there': get('quizKeys/none'),
  'gets the key of a draft': get('quizKeys/draft'),
  'lists keys': list('quizKeys', limit(1)),
  'asks for keys by an answer': list('quizKeys', where('right.0', '==', 'b'), limit(1)),
  'asks for keys by another answer': list('quizKeys', where('right.0', '==', 'a'), limit(1)),
  'asks for the key by its name': list('quizKeys', where('__name__', '==', 'quiz'), limit(1)),
  'sorts keys by an answer': list('quizKeys', orderBy('right.0'), limit(1)),
  'counts keys by an answer': (client) => client.count('quizKeys', where('right.0', '==', 'b'), limit(1)),
  'asks for keys in all collections': (client) => client.group('quizKeys', limit(1)),
  'skips keys': (client) => client.skip({ collection: 'quizKeys', where: [] }, 1, 1),
  'writes the score that is right': commit(score('quiz_ayla_1', 1)),
  'writes a score that is wrong': commit(score('quiz_ayla_1', 2)),
  'locks and writes the score at once': commit(
    lockAttempt({ id: 'quiz_ayla_1' }, ['b', 'a']),
    score('quiz_ayla_1', 1),
  ),
  'locks with a score': commit(patch(lockAttempt({ id: 'quiz_ayla_1' }, ['b', 'a']), path, { score: 1 })),
  'writes the key': commit(set(key, quizKey)),
  'writes the key as it is': commit(update(key, { explanations: quizKey.explanations })),
  'deletes the key': commit(remove(key)),
  'opens the key by another end': commit(update('quizzes/quiz', { ends: past })),
};
const nobody: Record<string, [Who, Given]> = {
  'a guest': ['guest', {}],
  'without the course': ['bahar', {}],
  'with another course': ['dilara', {}],
  'without a record': ['fresh', {}],
  'before the start': ['ayla', {}],
  'in the first attempt': ['ayla', running],
  'behind its time': ['ayla', outOfTime],
  'with an attempt left': ['ayla', oneLocked],
  'in the last attempt': ['ayla', lastRunning],
  'behind the time of the last': ['ayla', lastOver],
  'without the course by now': ['ayla', { ...lastLocked, ...lost }],
  'when the course is over': ['ayla', { ...lastLocked, ...over }],
  'in the seconds behind the end': ['ayla', () => ({ ...oneLocked, ...ends(-20) })],
  'while another knows it': [
    'ayla',
    { ...oneLocked, 'attempts/quiz_bahar_2': attempt({ ...locked, uid: 'bahar', n: 2 }) },
  ],
};
for (const [when, [who, given]] of Object.entries(nobody))
  for (const [what, deed] of Object.entries(attempts)) deny(who, `${what}, ${when}`, deed, given);

// Of a draft even a past end says nothing.
deny('ayla', 'gets the key of a draft that has ended', get('quizKeys/draft'), {
  'quizzes/draft': quiz({ state: 'draft', ends: past }),
});
allow('ayla', 'gets the key when the last attempt is locked', get(key), lastLocked);
allow('ayla', 'gets the key half a minute behind the end', get(key), () => ends(-40));
deny('bahar', 'gets the key behind the end without the course', get(key), () => ends(-40));
each(staff, 'gets the key', () => get(key));
deny('teacher', 'lists keys', list('quizKeys', limit(1)));

// ── The score ──
const scored = (n: unknown, id = 'quiz_ayla_2') => update(`attempts/${id}`, { score: n });
ayla.may('writes the score of the last attempt', scored(1), lastLocked);
ayla.may('writes the score of another attempt', scored(1, 'quiz_ayla_1'), lastLocked);
ayla.may('writes the score behind the end', scored(1, 'quiz_ayla_1'), () => ({ ...oneLocked, ...ends(-40) }));
for (const wrong of [0, 2, -1, '1', null])
  ayla.mayNot(`writes the score ${JSON.stringify(wrong)}`, scored(wrong), lastLocked);
for (const [answers, right] of [
  [{ 0: '', 1: '' }, 0],
  [{ 0: 'b', 1: 'ab' }, 2],
  [{ 0: 'a', 1: 'ab' }, 1],
  [{ 0: 'ab', 1: 'b' }, 0],
] as const) {
  const given = { ...lastLocked, [second]: attempt({ ...locked, n: 2, answers }) };
  for (const n of [0, 1, 2])
    (n === right ? ayla.may : ayla.mayNot)(`writes ${n} for ${Object.values(answers)}`, scored(n), given);
}
ayla.mayNot('writes a score again', scored(1), {
  ...lastLocked,
  [second]: attempt({ ...locked, n: 2, score: 1 }),
});
ayla.mayNot('writes a score and its name', update(second, { score: 1, name: 'x' }), lastLocked);
ayla.mayNot('writes a score before the lock', scored(0), () => ({ ...ends(-40), ...lastOver }));
deny('dilara', 'writes the score of another', commit(scored(1)), {
  ...lastLocked,
  'users/dilara': record('dilara', { lessons: ['frontend'] }),
  'attempts/quiz_dilara_2': attempt({ ...locked, uid: 'dilara', n: 2 }),
});
each([], 'writes a score for ayla', () => commit(scored(1)), { ...lastLocked, ...lost });

// ── Beginning ──
const begin = (n = 1, more: Fields = {}): Operation[] =>
  patch(beginAttempt(person('ayla'), { id: 'quiz', course: 'frontend' }, n), `attempts/quiz_ayla_${n}`, more);
each(['ayla'], 'begins', (who) => commit(beginAttempt(person(who), { id: 'quiz', course: 'frontend' }, 1)));
ayla.may('begins before the end', begin(), () => ends(20));
ayla.mayNot('begins behind the end', begin(), () => ends(-1));
ayla.may('begins behind the last moment of her group', begin(), lateInGroup);
ayla.mayNot('begins a draft', beginAttempt(person('ayla'), { id: 'draft', course: 'frontend' }, 1));
ayla.mayNot('begins what is not there', beginAttempt(person('ayla'), { id: 'none', course: 'frontend' }, 1));
ayla.mayNot('begins when the course is over', begin(), over);
ayla.mayNot('begins without the course', begin(), lost);
ayla.mayNot('begins again', begin(), running);
ayla.mayNot('begins again when it is locked', begin(), oneLocked);
ayla.may('begins the second', begin(2), oneLocked);
ayla.may(
  'locks the first without answers and begins the second',
  [...lockAttempt({ id: 'quiz_ayla_1' }, ['', '']), ...begin(2)],
  outOfTime,
);
ayla.mayNot('begins the second in the first', begin(2), running);
ayla.mayNot('begins the second behind the time of the first', begin(2), outOfTime);
ayla.mayNot('begins the second without the first', begin(2));
ayla.mayNot('begins the third', begin(3), lastLocked);
ayla.mayNot('begins the third of three without the second', begin(3), {
  ...oneLocked,
  'quizzes/quiz': quiz({ attempts: 3 }),
});
for (const n of [0, -1, 1.5, '1', Number.NaN]) {
  const id = `attempts/quiz_ayla_${n}`;
  ayla.mayNot(`begins number ${n}`, set(id, { ...attempt(), n, startedAt: serverTimestamp() }), oneLocked);
}
ayla.mayNot('begins number 1.5 behind one that should not be there', begin(1.5), {
  'attempts/quiz_ayla_0.5': attempt(locked),
});
for (const id of ['quiz_bahar_1', 'quiz_ayla_9', 'draft_ayla_1', 'quiz-ayla-1'])
  ayla.mayNot(`begins as ${id}`, set(`attempts/${id}`, { ...attempt(), startedAt: serverTimestamp() }));
for (const part of [
  ['uid', 'bahar'],
  ['name', 'Başqa'],
  ['course', 'backend'],
  ['quiz', 'draft'],
  ['startedAt', past],
  ['startedAt', inSeconds(600)],
  ['answers', { 0: 'a', 1: 'a' }],
  ['lockedAt', serverTimestamp()],
  ['score', 2],
  ['name', undefined],
] as [string, unknown][])
  ayla.mayNot(`begins with ${said(part)}`, begin(1, { [part[0]]: part[1] }));
each([], 'begins for ayla', (who) => commit(who === 'ayla' ? begin(3) : begin()));

// ── Locking ──
const lock = (answers: readonly unknown[] = ['b', 'a'], id = 'quiz_ayla_1'): Operation[] =>
  lockAttempt({ id }, answers as string[]);
each(['ayla'], 'locks', () => commit(lock()), running);
ayla.may('locks behind the last moment of her group', lock(), () => ({
  ...running(),
  ...lateInGroup,
}));
ayla.may('locks without an answer', lock(['', '']), running);
ayla.may('locks with every option', lock(['abcdef', 'bdf']), running);
ayla.may('locks where the course is closed', lock(), () => ({ ...running(), ...lost }));
ayla.mayNot('locks twice', lock(), oneLocked);
ayla.mayNot('locks again with the same', lock(), () => first({ ...locked, startedAt: inSeconds(-60) }));
ayla.mayNot('locks what is not begun', lock());
for (const [what, seconds, is] of [
  ['at the end', -minutes * 60 + 5, true],
  ['in the half minute behind the end', -minutes * 60 - 20, true],
  ['behind that', -minutes * 60 - 31, false],
] as const) {
  const given = () => first({ startedAt: inSeconds(seconds) });
  (is ? ayla.may : ayla.mayNot)(`locks ${what}`, lock(), given);
  ayla.may(`locks without answers ${what}`, lock(['', '']), given);
}
ayla.may('locks in the half minute behind the end of the quiz', lock(), () => ({
  ...running(),
  ...ends(-20),
}));
ayla.mayNot('locks behind the end of the quiz', lock(), () => ({ ...running(), ...ends(-31) }));
ayla.may('locks without answers behind the end of the quiz', lock(['', '']), () => ({
  ...running(),
  ...ends(-40),
}));
ayla.mayNot('locks with one answer behind the time', lock(['', 'a']), outOfTime);
for (const answers of [
  [],
  ['a'],
  ['a', 'b', 'a'],
  ['a', 'g'],
  ['a', 'ba'],
  ['a', 'aa'],
  ['a', 'A'],
  ['a', 'a b'],
  ['a', ' '],
  ['a', 1],
  ['a', null],
  ['a', ['a']],
  ['a', { a: 'a' }],
])
  ayla.mayNot(`locks with ${JSON.stringify(answers)}`, lock(answers), running);
for (const part of [
  ['answers', 'a b'],
  ['answers', ['a', 'b']],
  ['answers', { 0: 'a', 2: 'b' }],
  ['answers', { 0: 'a', '01': 'b' }],
  ['answers', undefined],
  ['lockedAt', past],
  ['lockedAt', inSeconds(-1)],
  ['lockedAt', undefined],
  ['startedAt', serverTimestamp()],
  ['name', 'Başqa'],
  ['n', 2],
  ['quiz', 'draft'],
  ['uid', 'bahar'],
  ['extra', 1],
] as [string, unknown][])
  ayla.mayNot(`locks with ${said(part)}`, patch(lock(), path, { [part[0]]: part[1] }), running);
for (const [what, given] of [
  ['that is running', running],
  ['that is locked', oneLocked],
] as const) {
  ayla.mayNot(`changes the start of one ${what}`, update(path, { startedAt: serverTimestamp() }), given);
  ayla.mayNot(`changes nothing of one ${what}`, update(path, {}), given);
  ayla.mayNot(`unlocks one ${what}`, set(path, attempt()), given);
  each([], `deletes one ${what}`, () => commit(remove(path)), given);
}

// ── Reading ──
reads('quizzes/quiz', ['ayla', ...staff]);
reads('quizzes/draft', staff);
deny('ayla', 'gets a quiz of a course that is over', get('quizzes/quiz'), over);
deny('ayla', 'gets a quiz that is not there', get('quizzes/none'));
const asks =
  (query: Parameters<Parameters<Deed>[0]['ask']>[0], size: number = limits.page): Deed =>
  (client) =>
    client.ask(query, size);
each(['ayla', ...staff], 'lists the open quizzes of a course', () => asks(openQuizzes('frontend')));
each(staff, 'lists all quizzes of a course', () => asks(quizRows('frontend')));
deny('ayla', 'lists 51 quizzes', asks(openQuizzes('frontend'), limits.page + 1));
deny('ayla', 'skips quizzes', (client) => client.skip(openQuizzes('frontend'), 1, 1));
deny('ayla', 'lists the quizzes of another course', asks(openQuizzes('backend')));
deny(
  'ayla',
  'lists drafts',
  list('quizzes', where('course', '==', 'frontend'), where('state', '==', 'draft'), limit(1)),
);
each(['ayla', ...staff], 'gets an attempt of ayla', () => get(path), oneLocked);
each(['ayla', ...staff], 'learns that ayla has not begun', () => get(path));
each(['ayla', ...staff], 'lists the attempts of ayla', () => asks(attemptsOf('ayla')));
each(['ayla', ...staff], 'lists those in one course', () => asks(attemptsOf('ayla', 'frontend')));
each(staff, 'lists the attempts of a quiz', () => asks(attemptRows({ id: 'quiz', course: 'frontend' })));
deny('ayla', 'lists 51 own attempts', asks(attemptsOf('ayla'), limits.page + 1));
each(staff, 'lists 1,000 attempts', () =>
  asks(attemptRows({ id: 'quiz', course: 'frontend' }), limits.counted),
);
deny(
  'teacher',
  'lists 1,001 attempts',
  asks(attemptRows({ id: 'quiz', course: 'frontend' }), limits.counted + 1),
);

// ── Giving an attempt back ──
const back = (who: Who, n = 1, more: Fields = {}): Operation[] =>
  giveBack({ uid: uidOf(who) }, { id: `quiz_ayla_${n}`, uid: 'ayla', startedAt: past, ...more }, 'CSS');
each(staff, 'gives back one that is out of time', (who) => commit(back(who)), outOfTime);
teacher.may('gives back one that is locked, with another left', back('teacher'), oneLocked);
teacher.may('gives back the last one that is not locked', back('teacher', 2), lastOver);
teacher.mayNot('gives back the last one that is locked', back('teacher', 2), lastLocked);
teacher.mayNot('gives back one that another follows', back('teacher'), lastOver);
teacher.mayNot('gives back one with a score', back('teacher'), first({ ...locked, score: 1 }));
teacher.mayNot('gives back what is not there', back('teacher'));
const given = back('teacher')[1] as Operation & { path: string };
const backEntry = given.path;
teacher.mayNot('deletes one without an entry', without(back('teacher'), backEntry), outOfTime);
teacher.mayNot('writes the entry and deletes nothing', given, outOfTime);
for (const part of [
  ['title', 'x'],
  ['title', undefined],
  ['action', 'update'],
  ['target', 'quiz_farid_1'],
  ['collection', 'quizzes'],
  ['student', 'ayla'],
] as [string, unknown][])
  teacher.mayNot(
    `gives back with an entry of ${said(part)}`,
    patch(back('teacher'), backEntry, { [part[0]]: part[1] }),
    outOfTime,
  );
teacher.mayNot(
  'gives back with an entry of another name',
  [...without(back('teacher'), backEntry), { ...given, path: entry }],
  outOfTime,
);
teacher.mayNot('gives back with two entries', [back('teacher'), { ...given, path: entry }], outOfTime);

// ── The account goes (USER-6) ──
for (const [what, documents] of Object.entries({ 'out of time': outOfTime, locked: oneLocked })) {
  ayla.may(`deletes an attempt without a record, ${what}`, remove(path), { ...documents, ...gone });
  ayla.mayNot(`deletes an attempt while the record is in the trash, ${what}`, remove(path), {
    ...documents,
    ...inTrash('ayla'),
  });
  for (const who of everyone.filter((one) => one !== 'ayla'))
    deny(who, `deletes an attempt of ayla without a record, ${what}`, commit(remove(path)), {
      ...documents,
      ...gone,
      ...(who === 'bahar' && { 'users/bahar': null }),
    });
}
