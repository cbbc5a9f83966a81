import { serverTimestamp } from 'firebase/firestore/lite';
import { commit } from '#core/cloud/commit.ts';
import { database } from '#core/cloud/database.ts';
import { eraseAll, readAll, readOne, valid } from '#core/cloud/documents.ts';
import { AppError } from '#core/cloud/errors.ts';
import { type Operation, type Query, remove, set, type Update, update } from '#core/cloud/operation.ts';
import { loadPart } from '#core/page/load-part.ts';
import type { User } from '#core/session/user.ts';
import {
  type Attempt,
  AttemptDocument,
  attemptId,
  attemptPath,
  type Quiz,
  QuizDocument,
  type QuizKey,
  QuizKeyDocument,
  quizKeyPath,
  quizPath,
} from './quiz.ts';

type Student = Pick<User, 'id' | 'name' | 'surname'>;

/** QUIZ-1: denied without the course, behind the last attempt, and while the one before is not locked. */
export const beginAttempt = (
  { id: uid, name, surname }: Student,
  { id: quiz, course }: Pick<Quiz, 'id' | 'course'>,
  n: number,
): Operation[] => [
  set(attemptPath(attemptId(quiz, uid, n)), {
    quiz,
    uid,
    name: `${name} ${surname}`,
    course,
    n,
    startedAt: serverTimestamp(),
  }),
];

/** For good. Out of time it is denied, but for answers that are all empty. */
export const lockAttempt = ({ id }: Pick<Attempt, 'id'>, answers: readonly string[]): [Update] => [
  update(attemptPath(id), { answers: { ...answers }, lockedAt: serverTimestamp() }),
];

/** Denied before the key may be read. */
export const scoreAttempt = ({ id }: Pick<Attempt, 'id'>, score: number): Operation[] => [
  update(attemptPath(id), { score }),
];

/** The filters prove the rule. */
export const openQuizzes = (course: string): Query => ({
  collection: 'quizzes',
  where: [
    ['course', '==', course],
    ['state', '==', 'open'],
  ],
});

export const attemptsOf = (uid: string, course = ''): Query => ({
  collection: 'attempts',
  where: [['uid', '==', uid], ...(course === '' ? [] : ([['course', '==', course]] as const))],
});

/** QUIZ-1. Every method throws AppError. */
export const quizzes = {
  list: (course: string): Promise<Quiz[]> => readAll(openQuizzes(course), QuizDocument),
  one: (id: string): Promise<Quiz | null> => readOne(quizPath(id), QuizDocument),
  attempts: (uid: string, course: string): Promise<Attempt[]> =>
    readAll(attemptsOf(uid, course), AttemptDocument),
  /** By `quiz:…` (GROUP-3). */
  async dues(uid: string, group?: string): Promise<Record<string, Date | undefined>> {
    if (group === undefined) return {};
    const { ownGroups } = await loadPart(() => import('#features/groups/gateway.ts'));
    return ownGroups.duesOf(uid, group);
  },
  begin: (student: Student, quiz: Pick<Quiz, 'id' | 'course'>, n: number): Promise<void> =>
    commit(beginAttempt(student, quiz, n)),
  /** An attempt that was begun anew has the same id. @throws AppError `firestore/failed-precondition`: it is another one */
  async lock(attempt: Pick<Attempt, 'id' | 'startedAt'>, answers: readonly string[]): Promise<void> {
    const [lock] = lockAttempt(attempt, answers);
    const begun = attempt.startedAt.getTime();
    const isLocked = await database().updateSeen(lock.path, (seen) =>
      seen && valid(seen, AttemptDocument).startedAt.getTime() === begun ? lock : null,
    );
    if (!isLocked) throw new AppError('firestore/failed-precondition');
  },
  /** Begins an attempt and locks it without answers. */
  async forgo(student: Student, quiz: Pick<Quiz, 'id' | 'course' | 'questions'>, n: number): Promise<void> {
    await commit(beginAttempt(student, quiz, n));
    const none = quiz.questions.map(() => '');
    await commit(lockAttempt({ id: attemptId(quiz.id, student.id, n) }, none));
  },
  /** Denied as long as the student has an attempt. */
  key: (quiz: string): Promise<QuizKey | null> => readOne(quizKeyPath(quiz), QuizKeyDocument),
  score: (attempt: Pick<Attempt, 'id'>, score: number): Promise<void> => commit(scoreAttempt(attempt, score)),
  /** After the record (USER-6). */
  forget: (uid: string): Promise<void> =>
    eraseAll(attemptsOf(uid), ({ path }) => database().commit([remove(path)])),
};
