import { arrayRemove, arrayUnion, deleteField, increment, serverTimestamp } from 'firebase/firestore/lite';
import * as v from 'valibot';
import { commit, onItsDay, says } from '#core/cloud/commit.ts';
import { database } from '#core/cloud/database.ts';
import { eraseAll, readAll, readOne, wellFormed } from '#core/cloud/documents.ts';
import { codeOf, isRefusal } from '#core/cloud/errors.ts';
import type { StoredDocument } from '#core/cloud/firestore.ts';
import {
  type Fields,
  merge,
  type Operation,
  ownDayCounter,
  type Query,
  remove,
  set,
  update,
} from '#core/cloud/operation.ts';
import { fitting } from '#core/cloud/schema-parts.ts';
import { self } from '#core/session/accounts-gateway.ts';
import type { User } from '#core/session/user.ts';
import { timeNow } from '#core/time/clock.ts';
import type { Audience, Video } from '#features/videos/video.ts';
import type { AskedVideo } from './draft.ts';
import { questionLimits } from './limits.ts';
import { type Question, QuestionDocument, type QuestionWords } from './question.ts';

/** The page shows the first name alone (ASK-1). */
export type Author = Pick<User, 'id' | 'name'>;

export interface AskedMoment {
  video: AskedVideo;
  course: string;
  second: number;
}

/** '' for a free video. */
const groupOf = (video: Audience): string => (video.demo === 'true' ? '' : video.group);

const wordsOf = ({ text, code }: QuestionWords): Fields => ({ text, ...(code && { code }) });

/** Counts one more of the user's day (ASK-1). */
export const askQuestion = (
  id: string,
  { id: uid, name }: Author,
  { video, course, second }: AskedMoment,
  words: QuestionWords,
  now: Date,
): Operation[] => [
  set(`questions/${id}`, {
    video: video.id,
    group: groupOf(video),
    course,
    title: video.title,
    second,
    ...wordsOf(words),
    uid,
    name,
    at: serverTimestamp(),
    answered: false,
    hidden: false,
    answers: {},
    answeredBy: [],
    rev: 1,
  }),
  merge(ownDayCounter(uid, 'questions', now), { n: increment(1), last: id }),
];

type Seen = Pick<Question, 'id' | 'rev'>;

/** Until somebody has answered (ASK-1). */
export const editQuestion = ({ id, rev }: Seen, { text, code }: QuestionWords): Operation[] => [
  update(`questions/${id}`, { text, code: code ?? deleteField(), rev: rev + 1 }),
];

/** With its answers (ASK-1). */
export const withdrawQuestion = (id: string): Operation[] => [remove(`questions/${id}`)];

/** To be merged, because a name with dots would be a path. */
export const answerFields = (
  { id, name }: Author,
  { text, code }: QuestionWords,
  staff: boolean,
): Fields => ({
  // Staff write over their own answer, which may have had code.
  answers: { [id]: { name, staff, text, code: code ?? deleteField(), at: serverTimestamp() } },
  answeredBy: arrayUnion(id),
});

/** Another student, once (ASK-2). */
export const answerQuestion = (id: string, author: Author, words: QuestionWords): Operation[] => [
  merge(`questions/${id}`, answerFields(author, words, false)),
];

/** To be merged, as above. */
export const withoutAnswer = (uid: string): Fields => ({
  answers: { [uid]: deleteField() },
  answeredBy: arrayRemove(uid),
});

export const takeAnswerBack = (id: string, uid: string): Operation[] => [
  merge(`questions/${id}`, withoutAnswer(uid)),
];

/** Group and `hidden` prove the rule. */
export const questionsUnder = (video: Pick<Video, 'id'> & Audience): Query => ({
  collection: 'questions',
  where: [
    ['video', '==', video.id],
    ['group', '==', groupOf(video)],
    ['hidden', '==', false],
  ],
  orderBy: ['second', 'asc'],
});

/** Those of one course have no order: it would need an index. */
export const questionsOf = (uid: string, course = ''): Query => ({
  collection: 'questions',
  where: [['uid', '==', uid], ...(course === '' ? [] : ([['course', '==', course]] as const))],
  ...(course === '' && { orderBy: ['at', 'desc'] as const }),
});

export const answeredBy = (uid: string): Query => ({
  collection: 'questions',
  where: [['answeredBy', 'array-contains', uid]],
  orderBy: ['at', 'desc'],
});

export interface QuestionPage {
  questions: Question[];
  more: (() => Promise<QuestionPage>) | null; // `null` when this is the last page
}

async function page(query: Query, after?: StoredDocument): Promise<QuestionPage> {
  const documents = await database().query(query, questionLimits.page, after);
  const last = documents.length === questionLimits.page ? documents.at(-1) : undefined;
  return { questions: wellFormed(documents, QuestionDocument), more: last ? () => page(query, last) : null };
}

const Named = v.object({ name: v.string() });

/** Every method throws AppError. */
export const questions = {
  under: (video: Video): Promise<QuestionPage> => page(questionsUnder(video)),
  list: (uid: string, course?: string): Promise<Question[]> =>
    readAll(questionsOf(uid, course), QuestionDocument),
  one: (id: string): Promise<Question | null> => readOne(`questions/${id}`, QuestionDocument),
  /** The same id is the same question, asked once. @throws AppError `firestore/permission-denied`: the day is full, or the video lost */
  async ask(id: string, author: Author, moment: AskedMoment, words: QuestionWords): Promise<void> {
    try {
      await onItsDay((day) => database().commit(askQuestion(id, author, moment, words, day)));
    } catch (error) {
      const asked = isRefusal(codeOf(error)) && (await questions.one(id).catch(() => null));
      if (!asked) throw error;
      if (!says(wordsOf(asked), wordsOf(words))) await questions.edit(asked, words);
    }
  },
  /** Of the record, as the rules compare it; `null` without one. */
  nameOf: async (uid: string): Promise<string | null> =>
    fitting(Named, (await database().get(`users/${uid}`))?.data)?.name ?? null,
  /** The rules take neither question nor answer before. */
  isVerified: async (uid: string): Promise<boolean> => (await self(uid)).emailVerified,
  /** As far as the device's clock is right. */
  async isDayFull(uid: string): Promise<boolean> {
    const counted = await database().get(ownDayCounter(uid, 'questions', timeNow()));
    return Number(counted?.data.n) >= questionLimits.aDay;
  },
  edit: (question: Seen, words: QuestionWords): Promise<void> => commit(editQuestion(question, words)),
  /** One that is gone already is no failure. */
  async withdraw(id: string): Promise<void> {
    try {
      await commit(withdrawQuestion(id));
    } catch (error) {
      if (!isRefusal(codeOf(error)) || (await questions.one(id))) throw error;
    }
  },
  /** @throws AppError `firestore/permission-denied`: a second answer, or the question is hidden or gone */
  async answer(id: string, author: Author, words: QuestionWords): Promise<void> {
    try {
      await database().commit(answerQuestion(id, author, words));
    } catch (error) {
      // The answer to an earlier attempt was lost.
      const now = await questions.one(id).catch(() => null);
      if (now?.answers[author.id]?.text !== words.text) throw error;
    }
  },
  takeAnswerBack: (id: string, uid: string): Promise<void> => database().commit(takeAnswerBack(id, uid)),
  /** USER-6. */
  async forget(uid: string): Promise<void> {
    await eraseAll(questionsOf(uid), ({ id }) => questions.withdraw(id));
    await eraseAll(answeredBy(uid), ({ id }) => questions.takeAnswerBack(id, uid));
  },
};
