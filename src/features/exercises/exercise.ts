import * as v from 'valibot';
import { videoInQuery } from '#core/addresses/video-address.ts';
import { filled, positiveInteger } from '#core/cloud/schema-parts.ts';
import { CodeLanguage } from '#core/words/code-language.ts';
import { ContentFields } from '#core/words/content-fields.ts';
import { playgroundLimits } from '#features/snippets/playground.ts';
import { type WorkKind, workKinds } from '#features/works/work.ts';

/** Something that the code has to do (LEARN-7). The expressions are JavaScript and run in the frame after the code. */
const Check = v.object({
  /** What has to be so: a sentence in Azerbaijani that also says what is missing. `…` in backticks is code. */
  text: filled,
  test: filled, // its value is compared with `expected`; a promise is awaited
  expected: v.optional(filled), // without it, any true value passes
});
type Check = v.InferOutput<typeof Check>;

const Option = v.object({ text: filled, right: v.optional(v.boolean(), false) });

/** A question with one or several right answers. */
export const Question = v.pipe(
  v.object({
    text: filled,
    options: v.pipe(v.array(Option), v.minLength(2)),
    note: filled, // why the right answers are right. Shown after an answer.
  }),
  v.check(({ options }) => options.some(({ right }) => right), 'no option is right'),
  v.check(({ options }) => options.some(({ right }) => !right), 'every option is right'),
);
export type Question = v.InferOutput<typeof Question>;

const entries = {
  title: ContentFields.title,
  /** Unique in its course, and the name of its file. Never changed, because what a user has done is kept by it. */
  slug: ContentFields.slug,
  course: filled, // the path of the course, and the folder of the file
  order: positiveInteger, // position in the list of its course, from 1
  video: v.optional(filled), // the video that it belongs to: its id, or the address of its page (LEARN-13)
  language: v.optional(CodeLanguage),
  page: v.optional(filled),
  start: v.optional(filled),
  /** The author's solution. The build refuses an exercise whose solution fails a check. */
  solution: v.optional(filled),
  checks: v.optional(v.pipe(v.array(Check), v.maxLength(playgroundLimits.checks)), []),
  hints: v.optional(v.array(filled), []), // shown one after another
  questions: v.optional(v.array(Question), []),
  handIn: v.optional(v.picklist(workKinds)), // what students hand in, for a teacher to read (TASK-1)
  /** What the teacher looks for: sentences that the student reads before. */
  checklist: v.optional(v.array(filled), []),
  phrases: v.optional(v.array(filled), []), // sentences that teachers often write about this task (TASK-2)
};

/** The front matter of a file of content/exercises; below it stands the task as Markdown (docs/exercises.md). */
export const ExerciseFile = v.pipe(
  v.object(entries),
  v.forward(
    v.check(({ language, start, solution, checks, handIn }) => {
      const [code, checked] = [
        [language, start],
        [solution, checks[0]],
      ].map((parts) => parts.filter((part) => part !== undefined).length);
      return code === 2 ? checked === 2 || (checked === 0 && handIn === 'code') : code === 0 && checked === 0;
    }, 'language, start, solution and checks belong together; code that is handed in needs no solution and no checks'),
    ['checks'],
  ),
  v.forward(
    v.check(
      ({ language, handIn }) => handIn !== 'code' || language !== undefined,
      'code that is handed in needs language and start',
    ),
    ['language'],
  ),
  v.forward(
    v.check(
      ({ handIn, checklist, phrases }) =>
        handIn === undefined ? checklist.length + phrases.length === 0 : checklist.length > 0,
      'handIn and checklist belong together',
    ),
    ['checklist'],
  ),
  v.forward(
    v.check(
      ({ checks, questions, handIn }) => checks.length + questions.length > 0 || handIn !== undefined,
      'neither checks nor questions, and nothing is handed in: nothing to do',
    ),
    ['questions'],
  ),
);
export type ExerciseFile = v.InferOutput<typeof ExerciseFile>;

export interface CodeTask {
  language: CodeLanguage;
  page: string; // '' for none
  start: string;
  solution: string; // '' for none
  checks: readonly Check[];
  hints: readonly string[];
}

/** The part of an exercise that is handed in (TASK-1). */
interface HandIn {
  kind: WorkKind;
  checklist: readonly string[];
  phrases: readonly string[];
}

export interface Exercise {
  title: string;
  slug: string;
  course: string;
  order: number;
  video: string | null; // the id
  task: string; // the task as Markdown
  code: CodeTask | null; // `null` if the exercise has no code to write
  questions: readonly Question[];
  handIn: HandIn | null; // `null` if nobody reads what was done
}

export function exerciseOf(file: ExerciseFile, task: string): Exercise {
  const {
    title,
    slug,
    course,
    order,
    video,
    language,
    page = '',
    start,
    solution = '',
    checks,
    hints,
  } = file;
  const { questions, handIn, checklist, phrases } = file;
  const isCode = language !== undefined && start !== undefined;
  return {
    title,
    slug,
    course,
    order,
    video: video === undefined ? null : (videoInQuery(video.replace(/^[^?]*/, '')) ?? video),
    task,
    code: isCode ? { language, page, start, solution, checks, hints } : null,
    questions,
    handIn: handIn === undefined ? null : { kind: handIn, checklist, phrases },
  };
}

/** The tasks of the courses that are handed in, by course and slug, as the rules know them (TASK-1). */
export function tasksOf(
  exercises: readonly Pick<ExerciseFile, 'course' | 'slug' | 'title' | 'handIn'>[],
): Record<string, Record<string, { title: string; kind: WorkKind }>> {
  const tasks: ReturnType<typeof tasksOf> = {};
  for (const { course, slug, title, handIn } of exercises)
    if (handIn) tasks[course] = { ...tasks[course], [slug]: { title, kind: handIn } };
  return tasks;
}
