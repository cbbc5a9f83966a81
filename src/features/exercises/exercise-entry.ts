import { markdownToHtml } from '#core/markup/markdown.ts';
import type { SearchDocument } from '#core/search/index-build.ts';
import { textOf } from '#features/posts/text-of.ts';
import type { Exercise } from './exercise.ts';

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
