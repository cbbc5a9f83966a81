import * as v from 'valibot';
import { playgroundLimits } from '#domain/code/playground.ts';
import { CodeLanguage } from '#domain/code/snippet.ts';
import { ContentFields } from '#domain/shared/content-fields.ts';
import { filled, positiveInteger } from '#domain/shared/schema-parts.ts';

/** Something that the code has to do (LEARN-7). The expressions are JavaScript and run in the frame after the code. */
const Check = v.object({
  /** What has to be so: a sentence in Azerbaijani that also says what is missing. `…` in backticks is code. */
  text: filled,
  /** Its value is compared with `expected`; a promise is awaited. */
  test: filled,
  /** Without it, any true value passes. */
  expected: v.optional(filled),
});
type Check = v.InferOutput<typeof Check>;

const Option = v.object({ text: filled, right: v.optional(v.boolean(), false) });

/** A question with one or several right answers. */
export const Question = v.pipe(
  v.object({
    text: filled,
    options: v.pipe(v.array(Option), v.minLength(2)),
    /** Why the right answers are right. Shown after an answer. */
    note: filled,
  }),
  v.check(({ options }) => options.some(({ right }) => right), 'no option is right'),
  v.check(({ options }) => options.some(({ right }) => !right), 'every option is right'),
);
export type Question = v.InferOutput<typeof Question>;

const entries = {
  title: ContentFields.title,
  /** Unique in its course, and the name of its file. Never changed, because what a user has done is kept by it. */
  slug: ContentFields.slug,
  /** The path of the course, and the folder of the file. */
  course: filled,
  /** Position in the list of its course, from 1. */
  order: positiveInteger,
  language: v.optional(CodeLanguage),
  /** The HTML that css styles, or that a script works on. */
  page: v.optional(filled),
  /** What the reader starts from. */
  start: v.optional(filled),
  /** The author's solution. The build refuses an exercise whose solution fails a check. */
  solution: v.optional(filled),
  checks: v.optional(v.pipe(v.array(Check), v.maxLength(playgroundLimits.checks)), []),
  /** Shown one after another. */
  hints: v.optional(v.array(filled), []),
  questions: v.optional(v.array(Question), []),
};

/** The front matter of a file of content/exercises; below it stands the task as Markdown (docs/exercises.md). */
export const ExerciseFile = v.pipe(
  v.object(entries),
  v.forward(
    v.check(
      ({ language, start, solution, checks }) =>
        [language, start, solution, checks[0]].every((part) => part === undefined) ||
        [language, start, solution, checks[0]].every((part) => part !== undefined),
      'language, start, solution and checks belong together',
    ),
    ['checks'],
  ),
  v.forward(
    v.check(
      ({ checks, questions }) => checks.length + questions.length > 0,
      'neither checks nor questions: nothing to do',
    ),
    ['questions'],
  ),
);
export type ExerciseFile = v.InferOutput<typeof ExerciseFile>;

/** The part of an exercise that is code. */
export interface CodeTask {
  language: CodeLanguage;
  /** '' for none. */
  page: string;
  start: string;
  solution: string;
  checks: readonly Check[];
  hints: readonly string[];
}

export interface Exercise {
  title: string;
  slug: string;
  course: string;
  order: number;
  /** The task as Markdown. */
  task: string;
  /** `null` if the exercise only has questions. */
  code: CodeTask | null;
  questions: readonly Question[];
}

/** The exercise of a file. */
export function exerciseOf(file: ExerciseFile, task: string): Exercise {
  const { title, slug, course, order, language, page = '', start, solution, checks, hints, questions } = file;
  const isCode = language !== undefined && start !== undefined && solution !== undefined;
  return {
    title,
    slug,
    course,
    order,
    task,
    code: isCode ? { language, page, start, solution, checks, hints } : null,
    questions,
  };
}

/** A text with `code` in backticks, in parts: every second one is code. */
export const codeParts = (text: string): string[] => text.split('`');
