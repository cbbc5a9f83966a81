import * as v from 'valibot';
import { integer, mapOf } from '#core/cloud/schema-parts.ts';
import { questionLimits } from './limits.ts';

/** Languages of the code beside a question: those of the code library. The rules have the same list. */
export const questionLanguages = ['html', 'css', 'js'] as const;

const text = v.pipe(v.string(), v.minLength(1), v.maxLength(questionLimits.text));

const Code = v.object({ language: v.picklist(questionLanguages), text: v.string() });

export type QuestionCode = v.InferOutput<typeof Code>;

/** What somebody writes: a question or an answer (ASK-1). */
export interface QuestionWords {
  text: string;
  code?: QuestionCode | undefined;
}

const Answer = v.object({
  /** The first name of the author. */
  name: v.string(),
  /** Staff's answers stand first and are marked (ASK-2). */
  staff: v.boolean(),
  text,
  code: v.optional(Code),
  at: v.date(),
});

/** A document of `questions`: what a student asks at a place of a video (ASK-1). */
export const QuestionDocument = v.object({
  id: v.string(),
  video: v.string(),
  /** The group of the video when it was asked; '' for a free one. */
  group: v.string(),
  /** The course on whose page it was asked. */
  course: v.string(),
  /** The title of the video at that time. */
  title: v.string(),
  /** The place in the video, in seconds. */
  second: integer,
  text,
  code: v.optional(Code),
  uid: v.string(),
  /** The first name of who asks: all that others see (ASK-1). */
  name: v.string(),
  at: v.date(),
  /** Staff have answered it, or have marked an answer of a student as enough. */
  answered: v.boolean(),
  hidden: v.boolean(),
  /** Why staff have hidden it. */
  reason: v.optional(v.string()),
  /** By the uid of the author, so that everybody has one. */
  answers: mapOf(Answer),
  rev: integer,
});

export type Question = v.InferOutput<typeof QuestionDocument>;

/** An answer with the uid of its author. */
export type QuestionAnswer = v.InferOutput<typeof Answer> & { uid: string };

/** Those of staff first, then in the order of time (ASK-2). */
export const answersOf = ({ answers }: Pick<Question, 'answers'>): QuestionAnswer[] =>
  Object.entries(answers)
    .map(([uid, answer]) => ({ uid, ...answer }))
    .sort((a, b) => Number(b.staff) - Number(a.staff) || a.at.getTime() - b.at.getTime());

/** Whether its author may still change it: until somebody has answered. The rules decide the same way. */
export const isEditable = ({ answers, answered, hidden }: Question): boolean =>
  Object.keys(answers).length === 0 && !answered && !hidden;

/** Whether a question waits for an answer, is answered or hidden: these are also the lists of the panel (ASK-2). */
export const questionStates = ['open', 'answered', 'hidden'] as const;

export type QuestionState = (typeof questionStates)[number];

/** The list of the panel that a question is in: one that only students have answered waits still. */
export const listOf = ({ answered, hidden }: Pick<Question, 'answered' | 'hidden'>): QuestionState =>
  hidden ? 'hidden' : answered ? 'answered' : 'open';

/** How far a question is, for who has asked it: also an answer of a student is one. */
export const stateOf = (question: Question): QuestionState =>
  listOf({ ...question, answered: question.answered || Object.keys(question.answers).length > 0 });

/** In the order of the video's time; at one place the older one first. */
const byPlace = (a: Question, b: Question): number =>
  a.second - b.second || a.at.getTime() - b.at.getTime() || (a.id < b.id ? -1 : 1);

/** The list with these questions in it, each once and as it was read last; hidden ones stand in no list of a video. */
export function joined(list: readonly Question[], read: readonly Question[]): Question[] {
  const ids = new Set(read.map(({ id }) => id));
  return [...list.filter(({ id }) => !ids.has(id)), ...read].filter(({ hidden }) => !hidden).sort(byPlace);
}

/** Everything that a search of staff is compared with (ASK-2). */
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
