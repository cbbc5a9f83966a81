import * as v from 'valibot';
import { integer, mapOf } from '#core/cloud/schema-parts.ts';
import { dateAndTime } from '#core/time/dates.ts';
import { byAlphabet } from '#core/words/alphabet.ts';
import type { QuizResult } from '#features/certificates/certificate.ts';
import { quizLimits } from './limits.ts';

/** In order. An answer is the letters that are chosen, 'bd', or '' for none (QUIZ-1). */
export const optionLetters = [...'abcdef'];

export interface QuizQuestion {
  text: string;
  code: string;
  many: boolean;
  options: string[];
}

export interface QuestionDraft extends Omit<QuizQuestion, 'many'> {
  /** Letters. */
  right: string;
  explanation: string;
}

const texts = v.array(v.string());

/** QUIZ-2. */
const Correction = v.object({
  n: integer,
  at: v.date(),
  /** From 0: they do not count any more. */
  out: v.pipe(
    texts,
    v.transform((numbers) => numbers.map(Number).sort((one, other) => one - other)),
  ),
});

/** A list for each part of the questions, because the rules have no loops. */
export const QuizDocument = v.pipe(
  v.object({
    id: v.string(),
    course: v.string(),
    title: v.string(),
    /** Staff alone see a draft; an open quiz keeps its questions for good. Its key can be corrected. */
    state: v.picklist(['draft', 'open']),
    minutes: integer,
    attempts: integer,
    /** From then on nobody begins, and half a minute later the key may be read. */
    ends: v.optional(v.date()),
    /** Nobody begins, and the key stays as unknown as it is (QUIZ-2). */
    closed: v.optional(v.literal(true)),
    correction: v.optional(Correction),
    kinds: v.array(v.picklist(['one', 'many'])),
    texts,
    codes: texts,
    options: texts,
    rev: integer,
    audit: v.string(),
  }),
  v.transform(({ kinds, texts, codes, options, ...quiz }) => ({
    ...quiz,
    questions: kinds.map(
      (kind, at): QuizQuestion => ({
        text: texts[at] ?? '',
        code: codes[at] ?? '',
        many: kind === 'many',
        options: (options[at] ?? '').split('\n'),
      }),
    ),
  })),
);

export type Quiz = v.InferOutput<typeof QuizDocument>;

/** By number of the question; objects keep such names in the order of numbers. */
const Answers = v.pipe(
  mapOf(v.string()),
  v.transform((answers) => Object.values(answers)),
);

/** Students read it when they can't change an answer any more. */
export const QuizKeyDocument = v.object({
  id: v.string(),
  right: Answers,
  explanations: texts,
  /** Those with which the quiz was opened, once corrected (QUIZ-2). */
  first: v.optional(Answers),
});

export type QuizKey = v.InferOutput<typeof QuizKeyDocument>;

/** Begun, then locked with answers, then scored when the key may be read; each once. */
export const AttemptDocument = v.object({
  id: v.string(),
  quiz: v.string(),
  uid: v.string(),
  name: v.string(),
  course: v.string(),
  n: integer,
  startedAt: v.date(),
  answers: v.optional(Answers),
  lockedAt: v.optional(v.date()),
  score: v.optional(integer),
  /** The number of the correction by which it was counted again (QUIZ-2). */
  corrected: v.optional(integer),
});

export type Attempt = v.InferOutput<typeof AttemptDocument>;

export const quizPath = (id: string): string => `quizzes/${id}`;
export const quizKeyPath = (id: string): string => `quizKeys/${id}`;
export const attemptId = (quiz: string, uid: string, n: number): string => `${quiz}_${uid}_${n}`;
export const attemptPath = (id: string): string => `attempts/${id}`;

export const questionFields = (questions: readonly QuestionDraft[]) => ({
  kinds: questions.map(({ right }) => (right.length > 1 ? 'many' : 'one')),
  texts: questions.map(({ text }) => text),
  codes: questions.map(({ code }) => code),
  options: questions.map(({ options }) => options.join('\n')),
});

export const keyFields = (
  questions: readonly Pick<QuestionDraft, 'right' | 'explanation'>[],
): { right: Record<string, string>; explanations: string[] } => ({
  right: Object.fromEntries(questions.map(({ right }, at) => [at, right])),
  explanations: questions.map(({ explanation }) => explanation),
});

/** Options of the question, in order, and one where one is to be chosen. */
export const canBeRight = (
  { options, many }: Pick<QuizQuestion, 'options' | 'many'>,
  right: string,
): boolean => {
  const letters = optionLetters.slice(0, options.length).filter((letter) => right.includes(letter));
  return right !== '' && right === letters.join('') && (many || letters.length === 1);
};

/** Which questions count is in the quiz itself, and no secret. */
type Counted = Pick<Quiz, 'correction'>;

/** @param at from 0. */
export const isOut = ({ correction }: Counted, at: number): boolean => correction?.out.includes(at) ?? false;

export const countOf = (quiz: Pick<Quiz, 'questions' | 'correction'>): number =>
  quiz.questions.length - (quiz.correction?.out.length ?? 0);

/** Since the quiz was opened. */
export const isCorrected = ({ right, first }: QuizKey, at: number): boolean =>
  first !== undefined && first[at] !== right[at];

export const isUncounted = ({ correction }: Counted, { lockedAt, corrected = 0 }: Attempt): boolean =>
  correction !== undefined && wasLockedBefore(correction.at, lockedAt) && corrected < correction.n;

/** Who hands in later is counted by the new key at once. */
export const wasLockedBefore = (at: Date, lockedAt: Date | undefined): boolean =>
  lockedAt !== undefined && lockedAt <= at;

export const draftsOf = ({ questions }: Pick<Quiz, 'questions'>, key: QuizKey): QuestionDraft[] =>
  questions.map(({ text, code, options }, at) => ({
    text,
    code,
    options,
    right: key.right[at] ?? '',
    explanation: key.explanations[at] ?? '',
  }));

type Times = Pick<Quiz, 'minutes' | 'ends'>;

/** Answers still count for `quizLimits.grace` seconds then, for the way. */
function endOf({ minutes, ends }: Times, { startedAt }: Pick<Attempt, 'startedAt'>): Date {
  const end = startedAt.getTime() + minutes * 60_000;
  return new Date(Math.min(end, ends?.getTime() ?? end));
}

const isBehind = (end: Date, now: Date): boolean => now.getTime() >= end.getTime() + quizLimits.grace * 1000;

/** `over`: can be locked without answers only. `ended`: the key is not open yet. `closed`: nor will it be. `known`: it is. */
export type QuizStep =
  | { step: 'ready'; n: number }
  | { step: 'running'; attempt: Attempt; end: Date }
  | { step: 'over'; attempt: Attempt }
  | { step: 'ended' | 'closed' | 'known' };

/** @param own the student's attempts, in any order. @param now by the service's clock. */
export function quizStep(
  quiz: Times & Pick<Quiz, 'attempts' | 'closed'>,
  own: readonly Attempt[],
  now: Date,
): QuizStep {
  const attempt = own.find(({ n }) => n === own.length);
  if (attempt && !attempt.lockedAt) {
    const end = endOf(quiz, attempt);
    return isBehind(end, now) ? { step: 'over', attempt } : { step: 'running', attempt, end };
  }
  if (own.length >= quiz.attempts) return { step: 'known' };
  if (quiz.closed) return { step: 'closed' };
  if (quiz.ends && isBehind(quiz.ends, now)) return { step: 'known' };
  return quiz.ends && now >= quiz.ends ? { step: 'ended' } : { step: 'ready', n: own.length + 1 };
}

/** The newest one of a student who can't know the key and could begin it again. @param all attempts at the quiz. */
export const canGiveBack = (
  { attempts, ends, closed }: Pick<Quiz, 'attempts' | 'ends' | 'closed'>,
  all: readonly Attempt[],
  { uid, n, lockedAt }: Attempt,
  now: Date,
): boolean =>
  !closed &&
  !(lockedAt && n >= attempts) &&
  !(ends && now >= ends) &&
  !all.some((other) => other.uid === uid && other.n > n);

/** The rules count the same way. */
export const scoreOf = (
  answers: readonly string[],
  quiz: Counted,
  { right }: Pick<QuizKey, 'right'>,
): number => right.filter((letters, at) => answers[at] === letters && !isOut(quiz, at)).length;

/** A line for each locked attempt; times in Baku. */
export const resultRows = (
  quiz: Pick<Quiz, 'questions' | 'correction'>,
  key: QuizKey,
  attempts: readonly Attempt[],
  lateness: (attempt: Attempt) => string = () => '',
): (string | number)[][] =>
  attempts.flatMap((attempt) => {
    const { name, n, startedAt, lockedAt, answers } = attempt;
    return answers && lockedAt
      ? [
          [
            name,
            n,
            dateAndTime(startedAt),
            dateAndTime(lockedAt),
            scoreOf(answers, quiz, key),
            countOf(quiz),
            lateness(attempt),
            ...answers,
          ],
        ]
      : [];
  });

/** A quiz that was not taken is left out. */
export const bestResults = (
  taken: readonly {
    quiz: Pick<Quiz, 'title' | 'questions' | 'correction'>;
    key: QuizKey;
    attempts: readonly Attempt[];
  }[],
): QuizResult[] =>
  taken
    .flatMap(({ quiz, key, attempts }) => {
      const scores = attempts.flatMap(({ answers }) => (answers ? [scoreOf(answers, quiz, key)] : []));
      return scores.length === 0
        ? []
        : [{ title: quiz.title, score: Math.max(...scores), of: countOf(quiz) }];
    })
    .sort((one, other) => byAlphabet(one.title, other.title));

/** @returns `question` counts from 0. */
export function missedMost(
  quiz: Counted,
  { right }: Pick<QuizKey, 'right'>,
  attempts: readonly Attempt[],
): { question: number; missed: number }[] {
  const given = attempts.flatMap(({ answers }) => (answers ? [answers] : []));
  return right
    .map((letters, question) => ({
      question,
      missed: given.filter((answers) => answers[question] !== letters).length,
    }))
    .filter(({ question }) => !isOut(quiz, question))
    .sort((one, other) => other.missed - one.missed);
}
