import { beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { AppError } from '#core/cloud/errors.ts';
import { newId } from '#core/cloud/operation.ts';
import { limits } from '#core/words/limits.ts';
import { type QuizForm, staffQuizzes } from '#features/quizzes/desk/gateway.ts';
import { keyIn, type WholeQuiz } from '#features/quizzes/desk/quiz-form.ts';
import { closeResults, countAgain, countRun, openResults } from '#features/quizzes/desk/results.ts';
import { quizzes } from '#features/quizzes/gateway.ts';
import { quizLimits } from '#features/quizzes/limits.ts';
import { isUncounted, type QuestionDraft, type Quiz, quizStep, scoreOf } from '#features/quizzes/quiz.ts';
import { rulesOf } from '../../scripts/firestore-rules.ts';
import { record } from './support/documents.ts';
import { firestoreOf } from './support/firestore.ts';
import { tokenOf, type Who } from './support/people.ts';
import { openProject, projectId } from './support/project.ts';

// A quiz from the draft to the score, by the gateways and against the real rules.

vi.mock('#core/cloud/database.ts', () => ({ database: () => database }));

// What the panel's stores ask a browser for.
vi.hoisted(() => {
  const nothing = () => null;
  vi.stubGlobal('sessionStorage', { getItem: nothing, setItem: nothing, removeItem: nothing });
  vi.stubGlobal('addEventListener', nothing);
  vi.stubGlobal('removeEventListener', nothing);
  vi.stubGlobal('dispatchEvent', nothing);
});

const project = openProject(projectId());
let database = firestoreOf(projectId(), null);
const as = (who: Who): void => {
  database = firestoreOf(projectId(), tokenOf(who));
};

beforeAll(() => project.load('firestore', rulesOf('firestore')));
beforeEach(() => project.reset());

const ayla = { id: 'ayla', name: 'Ad', surname: 'ayla' };
const denied = { code: 'firestore/permission-denied' };
const questions = (count: number): QuestionDraft[] =>
  Array.from({ length: count }, (_, at) => ({
    text: `Hansı ${at}?`,
    code: 'a {}',
    options: [...'ABCDEF'],
    right: at % 2 === 0 ? 'ace' : 'bdf',
    explanation: 'Belə',
  }));
const form = (more: Partial<QuizForm> = {}): QuizForm => ({
  course: 'frontend',
  title: 'Yeni',
  state: 'draft',
  minutes: 10,
  attempts: 2,
  questions: questions(quizLimits.questions),
  ...more,
});

/** Staff save a draft and open it. */
async function opened(more: Partial<QuizForm> = {}): Promise<Quiz> {
  as('teacher');
  const id = newId();
  await staffQuizzes.save('teacher', { id, rev: 0 }, form(more), { entry: newId(), earlier: [] });
  await staffQuizzes.open('teacher', await staffQuizzes.read(id));
  return staffQuizzes.read(id);
}

/** The attempt that a student has begun. */
async function begun(quiz: Quiz, n: number) {
  as('ayla');
  await quizzes.begin(ayla, quiz, n);
  const found = (await quizzes.attempts('ayla', quiz.course)).find((one) => one.n === n);
  if (!found) throw new Error('the attempt is not there');
  return found;
}

const answers = questions(quizLimits.questions).map(({ right }, at) => (at < 5 ? '' : right));

test('[QUIZ-1] a student has every attempt, then sees the key and writes the score', async () => {
  const quiz = await opened();
  as('ayla');
  expect((await quizzes.list('frontend')).map(({ id }) => id)).toContain(quiz.id);
  const first = await begun(quiz, 1);
  await expect(quizzes.key(quiz.id)).rejects.toMatchObject(denied);
  await quizzes.lock(first, answers);
  await expect(quizzes.lock(first, answers)).rejects.toMatchObject(denied);
  await expect(quizzes.key(quiz.id)).rejects.toMatchObject(denied);
  const second = await begun(quiz, 2);
  await expect(quizzes.key(quiz.id)).rejects.toMatchObject(denied);
  await quizzes.lock(second, answers);
  const key = await quizzes.key(quiz.id);
  const own = await quizzes.attempts('ayla', quiz.course);
  expect(quizStep(quiz, own, new Date())).toEqual({ step: 'known' });
  if (!key) throw new Error('the key is not there');
  const score = scoreOf(answers, quiz, key);
  expect(score).toBe(15);
  await expect(quizzes.score(second, score + 1)).rejects.toMatchObject(denied);
  await quizzes.score(second, score);
  as('teacher');
  const rows = await staffQuizzes.attempts(quiz);
  expect(rows.map(({ n, answers, score }) => [n, answers, score])).toEqual([
    [1, answers, undefined],
    [2, answers, 15],
  ]);
  expect((await staffQuizzes.read(quiz.id)).key).toEqual(key);
});

test('[QUIZ-1] an attempt that was given back and begun anew is not locked with what was answered in the one before', async () => {
  const quiz = await opened();
  const before = await begun(quiz, 1);
  as('teacher');
  await staffQuizzes.giveBack('teacher', before, quiz);
  as('ayla');
  await expect(quizzes.lock(before, answers)).rejects.toMatchObject({
    code: 'firestore/failed-precondition',
  });
  const anew = await begun(quiz, 1);
  await expect(quizzes.lock(before, answers)).rejects.toMatchObject({
    code: 'firestore/failed-precondition',
  });
  await quizzes.lock(anew, answers);
});

test('[QUIZ-1] who gives up the attempts that are left sees the key', async () => {
  const quiz = await opened();
  await quizzes.lock(await begun(quiz, 1), answers);
  await quizzes.forgo(ayla, quiz, 2);
  expect(await quizzes.key(quiz.id)).not.toBeNull();
});

test('[QUIZ-1] staff correct the title, and see drafts that students do not', async () => {
  const quiz = await opened();
  await staffQuizzes.correct(
    'teacher',
    quiz,
    { title: 'Başqa', ends: quiz.ends },
    { entry: newId(), earlier: [] },
  );
  expect((await staffQuizzes.list('frontend')).map(({ title, state }) => [title, state])).toEqual(
    expect.arrayContaining([
      ['Başqa', 'open'],
      ['CSS', 'draft'],
    ]),
  );
  as('ayla');
  expect((await quizzes.list('frontend')).map(({ state }) => state)).toEqual(['open', 'open']);
});

const notice = { kind: 'quiz', about: 'x', title: 'Düzəliş', path: '/' } as const;
const attemptsNow = async ({ id }: Quiz) =>
  (await staffQuizzes.attempts({ id, course: 'frontend' })).map(({ n, score, corrected }) => [
    n,
    score,
    corrected,
  ]);
/** The key as it is, with other letters for one question, and without some. */
const keyWith = (quiz: WholeQuiz, at: number, right: string, out: number[] = []) =>
  keyIn(JSON.stringify({ [at]: { right } }), quiz).map((line, one) => ({
    ...line,
    isOut: out.includes(one),
  }));
const attemptsOf = (earlier: string[] = []) => ({ entry: newId(), earlier });

test('[QUIZ-2] a corrected key: marks are counted again, once, and the student is told', async () => {
  const quiz = await opened();
  await quizzes.lock(await begun(quiz, 1), answers);
  await quizzes.lock(await begun(quiz, 2), answers);
  const [, last] = await quizzes.attempts('ayla', quiz.course);
  if (!last) throw new Error('the attempt is not there');
  await quizzes.score(last, 15);
  as('teacher');
  const seen = await staffQuizzes.read(quiz.id);
  await staffQuizzes.correct('teacher', seen, { ...seen, key: keyWith(seen, 19, 'a', [18]) }, attemptsOf());
  // Somebody else has the version before.
  await expect(
    staffQuizzes.correct('teacher', seen, { ...seen, key: keyWith(seen, 0, 'b') }, attemptsOf()),
  ).rejects.toMatchObject({ code: 'changed-meanwhile' });
  const now = await staffQuizzes.read(quiz.id);
  expect([now.correction?.n, now.correction?.out, now.key.right[19], now.key.first]).toEqual([
    1,
    [18],
    'a',
    seen.key.right,
  ]);
  const own = await staffQuizzes.attemptsBy('ayla', now);
  expect(own.every((attempt) => isUncounted(now, attempt))).toBe(true);
  await staffQuizzes.recount(now, { uid: 'ayla', attempts: own }, notice);
  // 15 before, less the corrected one and the one that is out; what had no score gets none.
  expect(await attemptsNow(quiz)).toEqual([
    [1, undefined, 1],
    [2, 13, 1],
  ]);
  await expect(staffQuizzes.recount(now, { uid: 'ayla', attempts: own }, notice)).rejects.toMatchObject(
    denied,
  );
  as('ayla');
  const bell = await database.get('users/ayla/notices/list');
  expect(bell?.data.items).toMatchObject({ 'quiz-x': { title: 'Düzəliş' } });
});

test('[QUIZ-2] a score that is written by the key before is refused, and one by the corrected key is not', async () => {
  const quiz = await opened({ attempts: 1 });
  await quizzes.lock(await begun(quiz, 1), answers);
  as('teacher');
  const seen = await staffQuizzes.read(quiz.id);
  await staffQuizzes.correct('teacher', seen, { ...seen, key: keyWith(seen, 19, 'a') }, attemptsOf());
  as('ayla');
  const [attempt] = await quizzes.attempts('ayla', quiz.course);
  if (!attempt) throw new Error('the attempt is not there');
  await expect(quizzes.score(attempt, 15)).rejects.toMatchObject(denied);
  await quizzes.score(attempt, 14);
});

test('[QUIZ-2] an attempt whose response was lost is corrected over, with the key of the beginning', async () => {
  const quiz = await opened();
  const seen = await staffQuizzes.read(quiz.id);
  const first = attemptsOf();
  await staffQuizzes.correct('teacher', seen, { ...seen, key: keyWith(seen, 0, 'b') }, first);
  await staffQuizzes.correct(
    'teacher',
    seen,
    { ...seen, key: keyWith(seen, 0, 'c') },
    attemptsOf([first.entry]),
  );
  const now = await staffQuizzes.read(quiz.id);
  expect([now.correction?.n, now.key.right[0], now.key.first?.[0]]).toEqual([2, 'c', 'ace']);
});

test('[QUIZ-2] five attempts of a student are counted again, also where the rules look at twenty documents only', async () => {
  const quiz = await opened({ attempts: 5 });
  for (let n = 1; n <= 5; n++) await quizzes.lock(await begun(quiz, n), answers);
  as('teacher');
  const seen = await staffQuizzes.read(quiz.id);
  await staffQuizzes.correct('teacher', seen, { ...seen, key: keyWith(seen, 0, 'b') }, attemptsOf());
  const now = await staffQuizzes.read(quiz.id);
  await staffQuizzes.recount(now, { uid: 'ayla', attempts: await staffQuizzes.attempts(quiz) }, notice);
  expect((await attemptsNow(quiz)).map(([, , corrected]) => corrected)).toEqual([1, 1, 1, 1, 1]);
});

test('[QUIZ-2] 300 attempts are counted again, over a run that broke off, and each student is told once', async () => {
  const quiz = await opened({ attempts: 3 });
  const students = Array.from({ length: 100 }, (_, at) => `student${at}`);
  const before = new Date(Date.now() - 3_600_000);
  const handedIn = (uid: string, n: number) => ({
    quiz: quiz.id,
    uid,
    name: uid,
    course: quiz.course,
    n,
    startedAt: before,
    answers: { ...answers },
    lockedAt: before,
    ...(n === 3 && { score: 15 }),
  });
  await project.put(Object.fromEntries(students.map((uid) => [`users/${uid}`, record(uid)])));
  for (const n of [1, 2, 3])
    await project.put(
      Object.fromEntries(students.map((uid) => [`attempts/${quiz.id}_${uid}_${n}`, handedIn(uid, n)])),
    );
  as('teacher');
  const seen = await staffQuizzes.read(quiz.id);
  await staffQuizzes.correct('teacher', seen, { ...seen, key: keyWith(seen, 19, 'a') }, attemptsOf());
  const now = await staffQuizzes.read(quiz.id);
  expect(await staffQuizzes.isRecountOpen(now)).toBe(true);

  const service = database;
  const told: string[] = [];
  let isDown = false;
  let wasDown = false;
  const unavailable = new AppError('firestore/unavailable');
  database = {
    ...service,
    commit: async (operations, over) => {
      if (isDown) throw unavailable;
      await service.commit(operations, over);
      told.push(...operations.map(({ path }) => path).filter((path) => path.endsWith('notices/list')));
      // The answer is lost with the network.
      if (told.length >= 40 && !wasDown) isDown = wasDown = true;
      if (isDown) throw unavailable;
    },
  };
  await openResults(now);
  await countAgain();
  expect(countRun.$broken.get()).not.toBeNull();
  expect(await staffQuizzes.isRecountOpen(now)).toBe(true);
  isDown = false;
  // The same page goes on, then another one that has read anew.
  const stopped = countAgain();
  await vi.waitFor(() => expect(told.length).toBeGreaterThan(60), 20_000);
  closeResults();
  await stopped;
  await openResults(now);
  expect(countRun.$counts.get().open).toBeGreaterThan(0);
  await countAgain();

  expect(countRun.$counts.get().open).toBe(0);
  expect(await staffQuizzes.isRecountOpen(now)).toBe(false);
  const all = await staffQuizzes.attempts(quiz);
  expect(all).toHaveLength(300);
  expect(
    all.filter(({ n, score, corrected }) => corrected !== 1 || score !== (n === 3 ? 14 : undefined)),
  ).toEqual([]);
  expect(told.sort()).toEqual(students.map((uid) => `users/${uid}/notices/list`).sort());
});

test('[QUIZ-2] of a closed quiz the certificate has no line', async () => {
  const quiz = await opened({ attempts: 1 });
  await quizzes.lock(await begun(quiz, 1), answers);
  as('teacher');
  expect(await staffQuizzes.results('ayla', quiz.course)).toEqual([{ title: 'Yeni', score: 15, of: 20 }]);
  const seen = await staffQuizzes.read(quiz.id);
  await staffQuizzes.correct('teacher', seen, { title: seen.title, closed: true }, attemptsOf());
  expect(await staffQuizzes.results('ayla', quiz.course)).toEqual([]);
  expect((await staffQuizzes.read(quiz.id)).closed).toBe(true);
});

test('[QUIZ-1] an attempt that staff give back is begun again', async () => {
  const quiz = await opened({ attempts: 1 });
  const lost = await begun(quiz, 1);
  as('teacher');
  await staffQuizzes.giveBack('teacher', lost, quiz);
  const next = await begun(quiz, 1);
  expect(next.startedAt.getTime()).toBeGreaterThan(lost.startedAt.getTime());
});

test('[QUIZ-1] [USER-6] attempts go with the account', async () => {
  const quiz = await opened();
  await begun(quiz, 1);
  await project.put({ 'users/ayla': null });
  await quizzes.forget('ayla');
  expect(await quizzes.attempts('ayla', quiz.course)).toEqual([]);
});

// The service, and the emulator with it, evaluates a thousand expressions for a document and refuses the rest.
test('[QUIZ-1] the rules use less than two thirds of what they may evaluate, also for the longest quiz', async () => {
  const padded = (times: number): string => {
    const [before = '', after = ''] = rulesOf('firestore').split('    match /quizzes/{quiz} {');
    const [section = '', ...rest] = after.split('    // ── announcements');
    // `true` and the sign behind it count, and each call.
    const ten = (one: string) => `return ${Array.from({ length: 10 }, () => one).join(' && ')};`;
    const padding = `function ten() { ${ten('true')} }
      function padding() { return ${Array.from({ length: times / 10 }, () => 'ten()').join(' && ')}; }`;
    const dearer = section.replace(/(allow [a-z, ]+: if )([^;]+);/g, '$1padding() && ($2);');
    return [`${before}${padding}\n    match /quizzes/{quiz} {${dearer}`, ...rest].join(
      '    // ── announcements',
    );
  };
  await project.put({
    'users/ayla': record('ayla', {
      lessons: [...Array.from({ length: limits.lessons - 1 }, (_, n) => `l${n}`), 'frontend'],
    }),
  });
  const whole = { ...form({ attempts: 1, ends: new Date(Date.now() + 3_600_000) }) };
  // 320 such terms are the whole of it.
  await project.load('firestore', padded(330));
  as('teacher');
  await expect(
    staffQuizzes.save('teacher', { id: newId(), rev: 0 }, whole, { entry: newId(), earlier: [] }),
  ).rejects.toMatchObject(denied);
  await project.load('firestore', padded(120));
  const quiz = await opened(whole);
  const attempt = await begun(quiz, 1);
  await quizzes.lock(attempt, answers);
  await quizzes.key(quiz.id);
  await quizzes.score(attempt, 15);
  as('teacher');
  const seen = await staffQuizzes.read(quiz.id);
  const out = Array.from({ length: quizLimits.questions - 1 }, (_, at) => at);
  await staffQuizzes.correct(
    'teacher',
    seen,
    { title: seen.title, ends: new Date(Date.now() + 7_200_000), key: keyWith(seen, 19, 'a', out) },
    attemptsOf(),
  );
  const now = await staffQuizzes.read(quiz.id);
  await staffQuizzes.recount(now, { uid: 'ayla', attempts: await staffQuizzes.attempts(quiz) }, notice);
  expect(await attemptsNow(quiz)).toEqual([[1, 0, 1]]);
  await project.load('firestore', rulesOf('firestore'));
});
