import { deleteField, serverTimestamp } from 'firebase/firestore/lite';
import { type Actor, logged } from '#core/cloud/audit.ts';
import { commit } from '#core/cloud/commit.ts';
import { database } from '#core/cloud/database.ts';
import { readAll, wellFormed } from '#core/cloud/documents.ts';
import { AppError, codeOf, isRefusal } from '#core/cloud/errors.ts';
import { type Operation, type Query, remove, set, update } from '#core/cloud/operation.ts';
import { UserDocument } from '#core/session/user.ts';
import { timeNow } from '#core/time/clock.ts';
import { limits } from '#core/words/limits.ts';
import { tellUser } from '#features/bell/desk/gateway.ts';
import type { NewNotice } from '#features/bell/notice.ts';
import type { QuizResult } from '#features/certificates/certificate.ts';
import { ownGroups } from '#features/groups/gateway.ts';
import { dueKey } from '#features/groups/group.ts';
import { type Attempts, type SaveRequest, save, type Version } from '#panel/authored-gateway.ts';
import { quizzes } from '../gateway.ts';
import {
  type Attempt,
  AttemptDocument,
  attemptPath,
  bestResults,
  draftsOf,
  keyFields,
  type QuestionDraft,
  type Quiz,
  QuizDocument,
  questionFields,
  quizKeyPath,
  quizPath,
  quizStep,
  scoreOf,
} from '../quiz.ts';
import type { KeyLine, WholeQuiz } from './quiz-form.ts';

export interface QuizForm extends Pick<Quiz, 'course' | 'title' | 'state' | 'minutes' | 'attempts'> {
  ends?: Date | undefined;
  questions: readonly QuestionDraft[];
}

/** A draft, or opens it for good (QUIZ-1). @param rev that of the draft that was read; 0 for a new one. */
export function saveQuiz(actor: Actor, id: string, rev: number, form: QuizForm): Operation[] {
  const { questions, ends, ...written } = form;
  const write = (audit: string) => [
    set(quizPath(id), {
      ...written,
      ...(ends && { ends }),
      ...questionFields(questions),
      rev: rev + 1,
      audit,
    }),
    set(quizKeyPath(id), keyFields(questions)),
  ];
  return logged(actor, 'quizzes', id, rev === 0 ? 'create' : 'update', write, { title: form.title });
}

export interface OpenQuiz extends Pick<Quiz, 'title' | 'ends' | 'closed'> {
  /** Where it is to be another one. */
  key?: readonly KeyLine[] | undefined;
}

/** The end can be moved until it comes, so that who has begun keeps the time. The only way to correct a key (QUIZ-2). */
export function correctQuiz(
  actor: Actor,
  quiz: Pick<Quiz, 'id' | 'rev' | 'correction'> & Partial<Pick<WholeQuiz, 'key'>>,
  { title, ends, closed, key }: OpenQuiz,
): Operation[] {
  const { id, rev, correction, key: before } = quiz;
  const fields = {
    title,
    ends: ends ?? deleteField(),
    closed: closed ?? deleteField(),
    rev: rev + 1,
  };
  if (!key || !before) {
    const write = (audit: string) => [update(quizPath(id), { ...fields, audit })];
    return logged(actor, 'quizzes', id, 'update', write, { title });
  }
  const written = keyFields(key);
  const out = key.flatMap((line, at) => (line.isOut ? [String(at)] : []));
  const had = { right: Object.fromEntries(before.right.entries()), out: (correction?.out ?? []).map(String) };
  const write = (audit: string) => [
    update(quizPath(id), {
      ...fields,
      audit,
      correction: { n: (correction?.n ?? 0) + 1, at: serverTimestamp(), out },
    }),
    set(quizKeyPath(id), { ...written, first: { ...(before.first ?? before.right) } }),
  ];
  const now = { right: written.right, out };
  return logged(actor, 'quizzes', id, 'update', write, { title, was: had, now });
}

/** A known score becomes the one that the rules count by the corrected key (QUIZ-2). */
export const countAgain = (quiz: WholeQuiz, attempts: readonly Attempt[]): Operation[] =>
  attempts.map(({ id, answers = [], score }) =>
    update(attemptPath(id), {
      ...(score !== undefined && { score: scoreOf(answers, quiz, quiz.key) }),
      corrected: quiz.correction?.n,
    }),
  );

/** The newest attempt, by its deletion. Denied behind the last locked one: the student may know the key. */
export const giveBack = (
  { uid: by }: Actor,
  { id, uid, startedAt }: Pick<Attempt, 'id' | 'uid' | 'startedAt'>,
  title: string,
): Operation[] => {
  const actor = { uid: by, entry: `${startedAt.getTime()}-${uid}` };
  return logged(actor, 'attempts', id, 'delete', () => [remove(attemptPath(id))], { title });
};

/** With its key, for good. */
export const deleteQuiz = ({ uid }: Actor, { id, title }: Pick<Quiz, 'id' | 'title'>): Operation[] => {
  const write = () => [remove(quizPath(id)), remove(quizKeyPath(id))];
  return logged({ uid, entry: `${id}-deleted` }, 'quizzes', id, 'delete', write, { title });
};

export const quizRows = (course: string): Query => ({
  collection: 'quizzes',
  where: [['course', '==', course]],
});

type Rows = Pick<Quiz, 'id' | 'course'>;

/** The course proves the rule, here and below (SCHOOL-9). */
export const attemptRows = ({ id, course }: Rows): Query => ({
  collection: 'attempts',
  where: [
    ['course', '==', course],
    ['quiz', '==', id],
  ],
});

type Correction = NonNullable<Quiz['correction']>;

/** Handed in before the last correction. */
export const lockedRows = (quiz: Rows, { at }: Pick<Correction, 'at'>): Query => ({
  collection: 'attempts',
  where: [...attemptRows(quiz).where, ['lockedAt', '<=', at]],
  orderBy: ['lockedAt', 'asc'],
});

export const recountedRows = (quiz: Rows, { n }: Pick<Correction, 'n'>): Query => ({
  collection: 'attempts',
  where: [...attemptRows(quiz).where, ['corrected', '==', n]],
});

/** Answers are not compared: the key is a document of its own. */
const wanted = ({ id, rev }: Version, { entry }: Attempts): SaveRequest => ({
  collection: 'quizzes',
  id,
  rev,
  fields: { audit: entry },
});

/** `changed-meanwhile`, unless an earlier attempt of this form wrote the version. */
const saveOver = (by: string, { id, rev }: Version, form: QuizForm, attempts: Attempts): Promise<void> =>
  save(
    wanted({ id, rev }, attempts),
    saveQuiz({ uid: by, entry: attempts.entry }, id, rev, form),
    attempts,
    (own) => saveOver(by, { id, rev: own.rev }, form, attempts),
  );

const correctOver = (
  by: string,
  quiz: Parameters<typeof correctQuiz>[1],
  to: OpenQuiz,
  attempts: Attempts,
): Promise<void> =>
  save(
    wanted(quiz, attempts),
    correctQuiz({ uid: by, entry: attempts.entry }, quiz, to),
    attempts,
    async () => correctOver(by, await staffQuizzes.read(quiz.id), to, attempts),
  );

/** `null` also for who has left, or has lost the course, whom not every teacher may read (SCHOOL-9). */
async function dueOf(uid: string, course: string, key: string): Promise<Date | null> {
  try {
    const document = await database().get(`users/${uid}`);
    const [user] = wellFormed(document ? [document] : [], UserDocument);
    return (await ownGroups.duesOf(uid, user?.groups?.[course]))[key] ?? null;
  } catch (error) {
    if (isRefusal(codeOf(error))) return null;
    throw error;
  }
}

/** QUIZ-1. Every method throws AppError. */
export const staffQuizzes = {
  list: (course: string): Promise<Quiz[]> => readAll(quizRows(course), QuizDocument),
  /** Those whose result the student can know: a key is read for each that was taken. */
  async results(student: string, course: string): Promise<QuizResult[]> {
    const [all, attempts] = await Promise.all([quizzes.list(course), quizzes.attempts(student, course)]);
    const taken = await Promise.all(
      all.map(async (quiz) => {
        const own = attempts.filter((attempt) => attempt.quiz === quiz.id);
        const isKnown = quizStep(quiz, own, timeNow()).step === 'known';
        // What was closed counts no more (QUIZ-2).
        const key = own.length > 0 && isKnown && !quiz.closed && (await quizzes.key(quiz.id));
        return key ? [{ quiz, key, attempts: own }] : [];
      }),
    );
    return bestResults(taken.flat());
  },
  attempts: (quiz: Rows): Promise<Attempt[]> => readAll(attemptRows(quiz), AttemptDocument),
  /** The last moment of each student who may have handed in behind it (GROUP-3): nothing is read of the others. */
  async dues({ id, course }: Rows, attempts: readonly Attempt[]): Promise<Record<string, Date>> {
    const key = dueKey('quiz', id);
    const moments = (await ownGroups.ofCourse(course)).flatMap(({ due }) => due[key]?.at.getTime() ?? []);
    const first = Math.min(...moments);
    const behind = attempts.filter(({ lockedAt }) => lockedAt && lockedAt.getTime() >= first);
    const found = [...new Set(behind.map(({ uid }) => uid))].map(async (uid) => {
      const due = await dueOf(uid, course, key);
      return due ? [[uid, due] as const] : [];
    });
    return Object.fromEntries((await Promise.all(found)).flat());
  },
  /** `deleted-meanwhile`, `malformed`. */
  async read(id: string): Promise<WholeQuiz> {
    const quiz = await quizzes.one(id);
    if (!quiz) throw new AppError('deleted-meanwhile');
    return staffQuizzes.whole(quiz);
  },
  /** The key is read last: a save over a newer one is refused. @throws AppError `deleted-meanwhile` */
  async whole(quiz: Quiz): Promise<WholeQuiz> {
    const key = await quizzes.key(quiz.id);
    if (!key) throw new AppError('deleted-meanwhile');
    return { ...quiz, key };
  },
  save: saveOver,
  open: (uid: string, { id, rev, key, ...quiz }: WholeQuiz): Promise<void> =>
    commit(
      saveQuiz({ uid }, id, rev, {
        course: quiz.course,
        title: quiz.title,
        state: 'open',
        minutes: quiz.minutes,
        attempts: quiz.attempts,
        ends: quiz.ends,
        questions: draftsOf(quiz, key),
      }),
    ),
  /** `changed-meanwhile`. A draft that is gone is no failure; an open quiz is refused. */
  async remove(uid: string, quiz: Pick<Quiz, 'id' | 'title' | 'rev'>): Promise<void> {
    const now = await quizzes.one(quiz.id);
    if (now && now.rev !== quiz.rev) throw new AppError('changed-meanwhile');
    if (now) await commit(deleteQuiz({ uid }, quiz));
  },
  correct: correctOver,
  attemptsBy: async (uid: string, { id, course }: Pick<Quiz, 'id' | 'course'>): Promise<Attempt[]> =>
    (await quizzes.attempts(uid, course)).filter(({ quiz }) => quiz === id),
  /** Tells the student, too. Refused where somebody has done so, or with another key by now. */
  async recount(
    quiz: WholeQuiz,
    { uid, attempts }: { uid: string; attempts: readonly Attempt[] },
    notice: NewNotice,
  ): Promise<void> {
    // The rules look at four documents for each, at three for the notice, and at no more than twenty for a batch.
    let left = attempts;
    for (; left.length > 4; left = left.slice(4)) await commit(countAgain(quiz, left.slice(0, 4)));
    await commit(await tellUser(countAgain(quiz, left), uid, notice));
  },
  /** Costs a read for each count; no more than a thousand attempts are looked at. */
  async isRecountOpen(quiz: Rows & Pick<Quiz, 'correction'>): Promise<boolean> {
    const { correction } = quiz;
    if (!correction) return false;
    const [locked, recounted] = await Promise.all([
      database().count(lockedRows(quiz, correction), limits.counted),
      database().count(recountedRows(quiz, correction), limits.counted),
    ]);
    return recounted < locked;
  },
  giveBack: (uid: string, attempt: Attempt, { title }: Pick<Quiz, 'title'>): Promise<void> =>
    commit(giveBack({ uid }, attempt, title)),
};
