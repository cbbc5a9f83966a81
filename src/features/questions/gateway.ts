import { arrayRemove, arrayUnion, deleteField, increment, serverTimestamp } from 'firebase/firestore/lite';
import { commit, onItsDay, says } from '#core/cloud/commit.ts';
import { database } from '#core/cloud/database.ts';
import { eraseAll, readOne, readPage, wellFormed } from '#core/cloud/documents.ts';
import { codeOf, isRefusal } from '#core/cloud/errors.ts';
import type { StoredDocument } from '#core/cloud/firestore.ts';
import {
  type Fields,
  merge,
  type Operation,
  type Query,
  remove,
  set,
  update,
} from '#core/cloud/operation.ts';
import { self } from '#core/session/accounts-gateway.ts';
import type { User } from '#core/session/user.ts';
import { timeNow } from '#core/time/clock.ts';
import { ownDayCounter } from '#core/time/day-counter.ts';
import type { Audience, Video } from '#features/videos/video.ts';
import type { AskedVideo } from './draft.ts';
import { questionLimits } from './limits.ts';
import { type Question, QuestionDocument, type QuestionWords } from './question.ts';

/** Who writes: the page shows the first name alone (ASK-1). */
export type Author = Pick<User, 'id' | 'name'>;

/** Where a question is asked. */
export interface Place {
  video: AskedVideo;
  course: string;
  /** Seconds from the beginning. */
  second: number;
}

/** The group that a question carries: that of its video, '' for a free one. */
const groupOf = (video: Audience): string => (video.demo === 'true' ? '' : video.group);

const wordsOf = ({ text, code }: QuestionWords): Fields => ({ text, ...(code && { code }) });

/** Asks a question, and counts one more of the user's day (ASK-1). */
export const askQuestion = (
  id: string,
  { id: uid, name }: Author,
  { video, course, second }: Place,
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

/** The author changes a question that nobody has answered (ASK-1). */
export const editQuestion = ({ id, rev }: Seen, { text, code }: QuestionWords): Operation[] => [
  update(`questions/${id}`, { text, code: code ?? deleteField(), rev: rev + 1 }),
];

/** The author takes a question back, with its answers (ASK-1). */
export const withdrawQuestion = (id: string): Operation[] => [remove(`questions/${id}`)];

/** The fields of an answer, under the uid of its author; to be merged, because a name with dots would be a path. */
export const answerFields = (
  { id, name }: Author,
  { text, code }: QuestionWords,
  staff: boolean,
): Fields => ({
  // Staff write over their own answer, which may have had code.
  answers: { [id]: { name, staff, text, code: code ?? deleteField(), at: serverTimestamp() } },
  answeredBy: arrayUnion(id),
});

/** Another student answers, once (ASK-2). */
export const answerQuestion = (id: string, author: Author, words: QuestionWords): Operation[] => [
  merge(`questions/${id}`, answerFields(author, words, false)),
];

/** The fields that are gone with somebody's answer; to be merged, as above. */
export const withoutAnswer = (uid: string): Fields => ({
  answers: { [uid]: deleteField() },
  answeredBy: arrayRemove(uid),
});

/** A student takes the own answer back (ASK-2, USER-6). */
export const takeAnswerBack = (id: string, uid: string): Operation[] => [
  merge(`questions/${id}`, withoutAnswer(uid)),
];

/** The questions of a video, in the order of its time. Group and `hidden` prove the rule. */
export const questionsUnder = (video: Pick<Video, 'id'> & Audience): Query => ({
  collection: 'questions',
  where: [
    ['video', '==', video.id],
    ['group', '==', groupOf(video)],
    ['hidden', '==', false],
  ],
  orderBy: ['second', 'asc'],
});

/** What a user has asked, newest first; hidden ones too. */
export const questionsOf = (uid: string): Query => ({
  collection: 'questions',
  where: [['uid', '==', uid]],
  orderBy: ['at', 'desc'],
});

/** What a user has answered, newest first. */
export const answeredBy = (uid: string): Query => ({
  collection: 'questions',
  where: [['answeredBy', 'array-contains', uid]],
  orderBy: ['at', 'desc'],
});

/** A page of at most 20 questions. */
export interface QuestionPage {
  questions: Question[];
  /** Reads the next page; `null` when this is the last. */
  more: (() => Promise<QuestionPage>) | null;
}

async function page(query: Query, after?: StoredDocument): Promise<QuestionPage> {
  const documents = await database().query(query, questionLimits.page, after);
  const last = documents.length === questionLimits.page ? documents.at(-1) : undefined;
  return { questions: wellFormed(documents, QuestionDocument), more: last ? () => page(query, last) : null };
}

/** Questions under videos. Every method throws AppError. */
export const questions = {
  /** Those under a video, for who may watch it. */
  under: (video: Video): Promise<QuestionPage> => page(questionsUnder(video)),
  /** The newest 50 of a user. */
  list: (uid: string): Promise<Question[]> => readPage(questionsOf(uid), QuestionDocument),
  one: (id: string): Promise<Question | null> => readOne(`questions/${id}`, QuestionDocument),
  /**
   * The same id again is the same question, and is asked once: with other words than those of an attempt whose answer was lost, it is
   * changed.
   * @throws AppError `firestore/permission-denied` past the day's number, and for who may not watch the video any more.
   */
  async ask(id: string, author: Author, place: Place, words: QuestionWords): Promise<void> {
    try {
      await onItsDay((day) => database().commit(askQuestion(id, author, place, words, day)));
    } catch (error) {
      const asked = isRefusal(codeOf(error)) && (await questions.one(id).catch(() => null));
      if (!asked) throw error;
      if (!says(wordsOf(asked), wordsOf(words))) await questions.edit(asked, words);
    }
  },
  /** Whether the e-mail is verified: the rules take neither question nor answer before. */
  isVerified: async (uid: string): Promise<boolean> => (await self(uid)).emailVerified,
  /** Whether the user has asked as many as a day allows, as far as the device's clock is right. */
  async isDayFull(uid: string): Promise<boolean> {
    const counted = await database().get(ownDayCounter(uid, 'questions', timeNow()));
    return Number(counted?.data.n) >= questionLimits.aDay;
  },
  edit: (question: Seen, words: QuestionWords): Promise<void> => commit(editQuestion(question, words)),
  /** A question that is gone already is withdrawn. */
  async withdraw(id: string): Promise<void> {
    try {
      await commit(withdrawQuestion(id));
    } catch (error) {
      if (!isRefusal(codeOf(error)) || (await questions.one(id))) throw error;
    }
  },
  /** @throws AppError `firestore/permission-denied` for a second answer, and when the question is hidden or gone. */
  async answer(id: string, author: Author, words: QuestionWords): Promise<void> {
    try {
      await database().commit(answerQuestion(id, author, words));
    } catch (error) {
      // An earlier answer of the service was lost.
      const now = await questions.one(id).catch(() => null);
      if (now?.answers[author.id]?.text !== words.text) throw error;
    }
  },
  takeAnswerBack: (id: string, uid: string): Promise<void> => database().commit(takeAnswerBack(id, uid)),
  /** Withdraws the user's questions and takes the answers back (USER-6). */
  async forget(uid: string): Promise<void> {
    await eraseAll(questionsOf(uid), ({ id }) => questions.withdraw(id));
    await eraseAll(answeredBy(uid), ({ id }) => questions.takeAnswerBack(id, uid));
  },
};
