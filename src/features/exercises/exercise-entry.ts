import type { Exercise } from '#domain/exercises/exercise.ts';
import type { SearchDocument } from '#domain/search/index-build.ts';
import { markdownToHtml } from '#markup/shared/markdown.ts';
import { textOf } from './text-of.ts';

/** An exercise is found by its task and its conditions, not by its solution. It has no day: newer documents come first. */
export const exerciseEntry = ({
  title,
  slug,
  course,
  task,
  code,
  questions,
  handIn,
}: Exercise): SearchDocument => ({
  kind: 'exercise',
  slug: `${course}/${slug}`,
  title,
  hashtags: [],
  time: new Date(0),
  text: [
    textOf(markdownToHtml(task)),
    ...(code?.checks ?? []).map(({ text }) => text),
    ...questions.map(({ text }) => text),
    ...(handIn?.checklist ?? []),
  ]
    .join(' ')
    .replaceAll('`', ''),
});
