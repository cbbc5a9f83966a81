import { globSync, readdirSync, readFileSync } from 'node:fs';
import * as v from 'valibot';
import { frontMatter } from '#core/markup/markdown.ts';
import { CourseFile, pricesOf } from '#features/courses/course-file.ts';
import { ExerciseFile, tasksOf } from '#features/exercises/exercise.ts';

const folder = new URL('../content/courses/', import.meta.url);

const courses = (): CourseFile[] =>
  readdirSync(folder)
    .filter((file) => file.endsWith('.json'))
    .map((file) => v.parse(CourseFile, JSON.parse(readFileSync(new URL(file, folder), 'utf8'))));

/** The paths of the courses in content/courses. */
export const coursePaths = (): string[] => courses().map(({ path }) => path);

/** Their prices in qəpik by path; those without one are left out. */
export const coursePrices = (): Record<string, number> => pricesOf(courses());

/** The tasks of content/exercises that are handed in (TASK-1). */
export function courseTasks(): ReturnType<typeof tasksOf> {
  const files = globSync('content/exercises/*/*.md', { cwd: new URL('../', import.meta.url) });
  return tasksOf(
    files.map((file) =>
      v.parse(ExerciseFile, frontMatter(readFileSync(new URL(`../${file}`, import.meta.url), 'utf8')).data),
    ),
  );
}
