import { deleteField } from 'firebase/firestore/lite';
import { type Actor, logged } from '#core/cloud/audit.ts';
import { commit } from '#core/cloud/commit.ts';
import { type Fields, merge, type Operation, type Query } from '#core/cloud/operation.ts';
import { tellUser } from '#features/bell/desk/gateway.ts';
import type { NewNotice } from '#features/bell/notice.ts';
import { countCourses, courseRows } from '#panel/joined-rows-gateway.ts';
import type { ListPage, ListQuery } from '#panel/list-query.ts';
import { saidRows } from '#panel/rows-gateway.ts';
import { type Author, answerFields, questions, withoutAnswer } from '../gateway.ts';
import {
  type Question,
  QuestionDocument,
  type QuestionState,
  type QuestionWords,
  searchedWords,
} from '../question.ts';

/** The log names the question by the title of its video. */
type Seen = Pick<Question, 'id' | 'rev' | 'title'>;

function change(
  actor: Actor,
  { id, rev, title }: Seen,
  action: 'answer' | 'update' | 'hide' | 'show',
  fields: Fields,
): Operation[] {
  // The rules refuse to make a new question of one that was withdrawn meanwhile.
  const write = (audit: string) => [merge(`questions/${id}`, { ...fields, rev: rev + 1, audit })];
  return logged(actor, 'questions', id, action, write, { title });
}

/** Over the own answer, too (ASK-2). Denied when the question was changed since `rev`. */
export const answerAsStaff = (
  actor: Actor,
  question: Seen,
  author: Author,
  words: QuestionWords,
): Operation[] => change(actor, question, 'answer', { ...answerFields(author, words, true), answered: true });

/** ASK-2. */
export const markQuestion = (actor: Actor, question: Seen, answered: boolean): Operation[] =>
  change(actor, question, 'update', { answered });

/** ASK-2: a question without another answer waits again. */
export const removeAnswer = (
  actor: Actor,
  question: Seen & Pick<Question, 'answers'>,
  uid: string,
): Operation[] => {
  const isLast = Object.keys(question.answers).every((author) => author === uid);
  return change(actor, question, 'update', { ...withoutAnswer(uid), ...(isLast && { answered: false }) });
};

/** From everybody but its author, who reads the reason (ASK-1). */
export const hideQuestion = (actor: Actor, question: Seen, reason: string): Operation[] =>
  change(actor, question, 'hide', { hidden: true, reason });

export const showQuestion = (actor: Actor, question: Seen): Operation[] =>
  change(actor, question, 'show', { hidden: false, reason: deleteField() });

/** ASK-2. What waits in the order of time, the rest newest first. */
export function questionRows(list: QuestionState, course = ''): Query {
  const where: Query['where'] = [
    ...(course === '' ? [] : ([['course', '==', course]] as const)),
    ...(list === 'hidden' ? [] : ([['answered', '==', list === 'answered']] as const)),
    ['hidden', '==', list === 'hidden'],
  ];
  return { collection: 'questions', where, orderBy: ['at', list === 'open' ? 'asc' : 'desc'] };
}

type Asked = Seen & Pick<Question, 'uid'>;

const tellAuthor = async (
  batch: readonly Operation[],
  by: string,
  { uid }: Asked,
  notice: NewNotice,
): Promise<readonly Operation[]> => (uid === by ? batch : tellUser(batch, uid, notice));

/** Every method throws AppError. */
export const staffQuestions = {
  async list({ search, sort, ...of }: ListQuery<QuestionState>): Promise<ListPage<Question>> {
    const page = await courseRows(of, (course) => questionRows(sort, course), QuestionDocument);
    return saidRows(page, search, searchedWords);
  },
  countOpen: (courses: readonly string[] | null): Promise<number> =>
    countCourses(courses, (course) => questionRows('open', course)),
  one: questions.one,
  /** @param notice what the author reads in the bell (TELL-2). */
  answer: async (by: Author, question: Asked, words: QuestionWords, notice: NewNotice): Promise<void> =>
    commit(await tellAuthor(answerAsStaff({ uid: by.id }, question, by, words), by.id, question, notice)),
  mark: (by: string, question: Seen, answered: boolean): Promise<void> =>
    commit(markQuestion({ uid: by }, question, answered)),
  removeAnswer: (by: string, question: Seen & Pick<Question, 'answers'>, uid: string): Promise<void> =>
    commit(removeAnswer({ uid: by }, question, uid)),
  hide: async (by: string, question: Asked, reason: string, notice: NewNotice): Promise<void> =>
    commit(await tellAuthor(hideQuestion({ uid: by }, question, reason), by, question, notice)),
  show: async (by: string, question: Asked, notice: NewNotice): Promise<void> =>
    commit(await tellAuthor(showQuestion({ uid: by }, question), by, question, notice)),
};
