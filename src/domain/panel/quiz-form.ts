import * as v from 'valibot';
import { draftsOf, type QuestionDraft, type Quiz, type QuizKey } from '#domain/quizzes/quiz.ts';
import { parseQuiz, printQuiz } from '#domain/quizzes/quiz-text.ts';
import { localTimeOf } from '#domain/shared/dates.ts';
import { cleanLine } from '#domain/shared/letters.ts';
import { limits } from '#domain/shared/limits.ts';
import { countIn, momentIn, typedValue } from '#domain/shared/typed.ts';

const text = v.optional(v.string(), '');

/** The typed values of the panel's form for quizzes (QUIZ-1). */
export const QuizForm = v.object({
  course: text,
  title: text,
  minutes: v.optional(v.string(), '20'),
  attempts: v.optional(v.string(), '1'),
  /** As in a `datetime-local` field; '' for no end. */
  ends: text,
  /** The questions, as `parseQuiz` reads them. */
  text,
});

export type QuizForm = v.InferOutput<typeof QuizForm>;

/** A quiz with its key, as staff edit it. */
export interface WholeQuiz extends Quiz {
  key: QuizKey;
}

export const quizFormOf = (quiz: WholeQuiz): QuizForm => ({
  course: quiz.course,
  title: quiz.title,
  minutes: String(quiz.minutes),
  attempts: String(quiz.attempts),
  ends: quiz.ends ? localTimeOf(quiz.ends) : '',
  text: printQuiz(draftsOf(quiz, quiz.key)),
});

/** What a valid form says. */
export interface WrittenQuiz extends Pick<Quiz, 'course' | 'title' | 'minutes' | 'attempts'> {
  ends: Date | undefined;
  questions: QuestionDraft[];
}

export const writtenQuiz = (form: QuizForm): WrittenQuiz => ({
  course: form.course,
  title: cleanLine(form.title),
  minutes: Number(form.minutes),
  attempts: Number(form.attempts),
  ends: typedValue(momentIn(form.ends)) ?? undefined,
  questions: parseQuiz(form.text).questions,
});

type Times = Pick<Quiz, 'minutes' | 'ends'>;

/** `early`: who begins now would not have the whole time. `over`: the end has passed, so the key is known. */
export type EndProblem = 'unreadable' | 'early' | 'over';

/**
 * What is wrong with an end that is typed for a quiz. The rules refuse the same.
 * @param seen the quiz that it is for, `null` for a new one. @param now the service's time.
 */
export function endProblem(
  field: string,
  minutes: number,
  seen: Pick<Quiz, 'state' | 'ends'> | null,
  now: Date,
): EndProblem | null {
  const ends = momentIn(field);
  if (ends === 'invalid') return 'unreadable';
  if (seen?.state === 'open') {
    if (field === (seen.ends ? localTimeOf(seen.ends) : '')) return null;
    if (isOver(seen, now)) return 'over';
  }
  return ends instanceof Date && !leavesTime({ minutes, ends }, now) ? 'early' : null;
}

/** Whether who begins now has the whole time: only such a quiz can be opened. */
export const leavesTime = ({ minutes, ends }: Times, now: Date): boolean =>
  !ends || ends.getTime() >= now.getTime() + minutes * 60_000;

export const isOver = ({ ends }: Pick<Quiz, 'ends'>, now: Date): boolean => ends !== undefined && now >= ends;

export type QuizFormProblem = { field: keyof QuizForm } & (
  | { kind: 'missing' | 'title' | 'minutes' | 'attempts' | EndProblem }
  | { kind: 'text'; count: number }
);

/** The first problem of a form. @param seen the version that saving replaces. */
export function quizFormProblem(form: QuizForm, seen: Quiz | null, now: Date): QuizFormProblem | null {
  const title = cleanLine(form.title);
  const isOpen = seen?.state === 'open';
  if (form.course === '') return { kind: 'missing', field: 'course' };
  if (title === '') return { kind: 'missing', field: 'title' };
  if (title.length > limits.title) return { kind: 'title', field: 'title' };
  const minutes = isOpen ? seen.minutes : countIn(form.minutes, limits.quizMinutes);
  if (typeof minutes !== 'number') return { kind: 'minutes', field: 'minutes' };
  if (!isOpen && typeof countIn(form.attempts, limits.quizAttempts) !== 'number')
    return { kind: 'attempts', field: 'attempts' };
  const end = endProblem(form.ends, minutes, seen, now);
  if (end) return { kind: end, field: 'ends' };
  const { problems } = parseQuiz(form.text);
  return !isOpen && problems.length > 0 ? { kind: 'text', field: 'text', count: problems.length } : null;
}
