import * as v from 'valibot';
import { integer, mapOf } from '#core/cloud/schema-parts.ts';
import { questionLimits } from './limits.ts';

/** The rules have the same list. */
export const questionLanguages = ['html', 'css', 'js'] as const;

const text = v.pipe(v.string(), v.minLength(1), v.maxLength(questionLimits.text));

export const QuestionCode = v.object({ language: v.picklist(questionLanguages), text: v.string() });

export type QuestionCode = v.InferOutput<typeof QuestionCode>;

export interface QuestionWords {
  text: string;
  code?: QuestionCode | undefined;
}

const Answer = v.object({
  name: v.string(),
  staff: v.boolean(), // staff's answers stand first (ASK-2)
  text,
  code: v.optional(QuestionCode),
  at: v.date(),
});

export const QuestionDocument = v.object({
  id: v.string(),
  video: v.string(),
  group: v.string(), // '' for a free video
  course: v.string(),
  title: v.string(),
  second: integer,
  text,
  code: v.optional(QuestionCode),
  uid: v.string(),
  name: v.string(), // the first name: all that others see (ASK-1)
  at: v.date(),
  answered: v.boolean(), // by staff, or an answer of a student was marked as enough
  hidden: v.boolean(),
  reason: v.optional(v.string()),
  answers: mapOf(Answer), // by the uid of the author, so that everybody has one
  rev: integer,
});

export type Question = v.InferOutput<typeof QuestionDocument>;

export type QuestionAnswer = v.InferOutput<typeof Answer> & { uid: string };

/** Staff's first (ASK-2). */
export const answersOf = ({ answers }: Pick<Question, 'answers'>): QuestionAnswer[] =>
  Object.entries(answers)
    .map(([uid, answer]) => ({ uid, ...answer }))
    .sort((a, b) => Number(b.staff) - Number(a.staff) || a.at.getTime() - b.at.getTime());

/** Until somebody has answered. The rules decide the same way. */
export const isEditable = ({ answers, answered, hidden }: Question): boolean =>
  Object.keys(answers).length === 0 && !answered && !hidden;

/** Also the lists of the panel (ASK-2). */
export const questionStates = ['open', 'answered', 'hidden'] as const;

export type QuestionState = (typeof questionStates)[number];

/** One that only students have answered waits still. */
export const listOf = ({ answered, hidden }: Pick<Question, 'answered' | 'hidden'>): QuestionState =>
  hidden ? 'hidden' : answered ? 'answered' : 'open';

/** For who has asked, an answer of a student is one. */
export const stateOf = (question: Question): QuestionState =>
  listOf({ ...question, answered: question.answered || Object.keys(question.answers).length > 0 });

/** At one second the older one first. */
const bySecond = (a: Question, b: Question): number =>
  a.second - b.second || a.at.getTime() - b.at.getTime() || (a.id < b.id ? -1 : 1);

/** Each once, as it was read last, without hidden ones. */
export function joined(list: readonly Question[], read: readonly Question[]): Question[] {
  const ids = new Set(read.map(({ id }) => id));
  return [...list.filter(({ id }) => !ids.has(id)), ...read].filter(({ hidden }) => !hidden).sort(bySecond);
}

export const searchedWords = (question: Question): string =>
  [
    question.title,
    question.name,
    question.text,
    question.code?.text,
    ...answersOf(question).map((it) => it.text),
  ]
    .filter(Boolean)
    .join('\n');
