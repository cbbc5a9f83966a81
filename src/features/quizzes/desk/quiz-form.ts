import * as v from 'valibot';
import { fitting } from '#core/cloud/schema-parts.ts';
import { localTimeOf } from '#core/time/dates.ts';
import { cleanLine, printable } from '#core/words/letters.ts';
import { limits } from '#core/words/limits.ts';
import { countIn, momentIn, typedValue } from '#core/words/typed.ts';
import { quizLimits } from '../limits.ts';
import { canBeRight, draftsOf, isOut, type QuestionDraft, type Quiz, type QuizKey } from '../quiz.ts';
import { parseQuiz, printQuiz } from '../quiz-text.ts';

const text = v.optional(v.string(), '');

/** QUIZ-1. */
export const QuizForm = v.object({
  course: text,
  title: text,
  minutes: v.optional(v.string(), '20'),
  attempts: v.optional(v.string(), '1'),
  /** As in a `datetime-local` field; '' for no end. */
  ends: text,
  text,
  /** 'on' or ''. */
  closed: text,
  /** Of an open quiz, as `keyIn` reads it; '' for the one that it has. */
  key: text,
});

export type QuizForm = v.InferOutput<typeof QuizForm>;

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
  closed: quiz.closed ? 'on' : '',
  key: '',
});

/** QUIZ-2. */
const KeyLine = v.object({
  right: v.string(),
  explanation: v.string(),
  isOut: v.boolean(),
});

export type KeyLine = v.InferOutput<typeof KeyLine>;

/** By the number of the question: what somebody else has corrected meanwhile stays. */
const KeyChanges = v.pipe(v.string(), v.parseJson(), v.record(v.string(), v.partial(KeyLine)));

const lineOf = (quiz: WholeQuiz, at: number): KeyLine => ({
  right: quiz.key.right[at] ?? '',
  explanation: quiz.key.explanations[at] ?? '',
  isOut: isOut(quiz, at),
});

export function keyIn(field: string, quiz: WholeQuiz): KeyLine[] {
  const typed = fitting(KeyChanges, field);
  return quiz.questions.map((_, at) => {
    const line = lineOf(quiz, at);
    const { right = line.right, explanation = line.explanation, isOut = line.isOut } = typed?.[at] ?? {};
    return { right, explanation: printable(explanation), isOut };
  });
}

/** '' for the key that the quiz has. */
export function keyField(quiz: WholeQuiz, key: readonly KeyLine[]): string {
  const changes = key.flatMap((line, at) => {
    const was = Object.entries(lineOf(quiz, at));
    const now = new Map<string, unknown>(Object.entries(line));
    const changed = was.flatMap(([part, value]) => (now.get(part) === value ? [] : [[part, now.get(part)]]));
    return changed.length > 0 ? [[at, Object.fromEntries(changed)]] : [];
  });
  return changes.length > 0 ? JSON.stringify(Object.fromEntries(changes)) : '';
}

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

/** The rules refuse the same. @param seen `null` for a new quiz. @param now the service's time. */
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

/** Only a quiz whose whole time is left can be opened. */
export const leavesTime = ({ minutes, ends }: Times, now: Date): boolean =>
  !ends || ends.getTime() >= now.getTime() + minutes * 60_000;

export const isOver = ({ ends }: Pick<Quiz, 'ends'>, now: Date): boolean => ends !== undefined && now >= ends;

export type KeyProblem = 'key' | 'allOut' | 'explanation';

export type QuizFormProblem = { field: keyof QuizForm } & (
  | { kind: 'missing' | 'title' | 'minutes' | 'attempts' | EndProblem }
  | { kind: KeyProblem; question: number }
  | { kind: 'text'; count: number }
);

/** @returns `question` counts from 1. */
function keyProblem(quiz: WholeQuiz, key: readonly KeyLine[]): QuizFormProblem | null {
  const wrong = quiz.questions.findIndex((one, at) => !canBeRight(one, key[at]?.right ?? ''));
  if (wrong >= 0) return { kind: 'key', field: 'key', question: wrong + 1 };
  const long = key.findIndex(({ explanation }) => explanation.length > quizLimits.explanation);
  if (long >= 0) return { kind: 'explanation', field: 'key', question: long + 1 };
  return key.every((line) => line.isOut) ? { kind: 'allOut', field: 'key', question: 1 } : null;
}

/** @param seen the version that saving replaces. */
export function quizFormProblem(form: QuizForm, seen: WholeQuiz | null, now: Date): QuizFormProblem | null {
  const title = cleanLine(form.title);
  const isOpen = seen?.state === 'open';
  if (form.course === '') return { kind: 'missing', field: 'course' };
  if (title === '') return { kind: 'missing', field: 'title' };
  if (title.length > limits.title) return { kind: 'title', field: 'title' };
  const minutes = isOpen ? seen.minutes : countIn(form.minutes, quizLimits.minutes);
  if (typeof minutes !== 'number') return { kind: 'minutes', field: 'minutes' };
  if (!isOpen && typeof countIn(form.attempts, quizLimits.attempts) !== 'number')
    return { kind: 'attempts', field: 'attempts' };
  const end = endProblem(form.ends, minutes, seen, now);
  if (end) return { kind: end, field: 'ends' };
  if (isOpen) {
    const isReopened = seen.closed && form.closed === '';
    const isClosed = !seen.closed && form.closed !== '';
    if ((isClosed || isReopened) && isOver(seen, now)) return { kind: 'over', field: 'ends' };
    // Who begins now has to have the whole time.
    if (isReopened && !leavesTime({ minutes, ends: typedValue(momentIn(form.ends)) ?? undefined }, now))
      return { kind: 'early', field: 'ends' };
    return keyProblem(seen, keyIn(form.key, seen));
  }
  const { problems } = parseQuiz(form.text);
  return problems.length > 0 ? { kind: 'text', field: 'text', count: problems.length } : null;
}
