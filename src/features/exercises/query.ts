import { getCollection } from 'astro:content';
import { reportProblem } from '#core/build/build-warning.ts';
import { allCourses } from '#features/courses/query.ts';
import { listedVideos } from '#features/videos/query.ts';
import { workTaskKey } from '#features/works/work.ts';
import { type Exercise, exerciseOf } from './exercise.ts';

export interface ExercisePage {
  exercise: Exercise;
  previous: Exercise | undefined;
  next: Exercise | undefined;
}

let once: Promise<Map<string, Exercise[]>> | undefined;

/** The exercises of a course in the order of its list; none for a course without a folder (LEARN-7). */
export async function exercisesOf(course: string): Promise<Exercise[]> {
  once ??= byCourse();
  return (await once).get(course) ?? [];
}

export async function coursesWithExercises(): Promise<string[]> {
  once ??= byCourse();
  return [...(await once).keys()];
}

export async function exercisePages(course: string): Promise<ExercisePage[]> {
  const list = await exercisesOf(course);
  return list.map((exercise, index) => ({ exercise, previous: list[index - 1], next: list[index + 1] }));
}

/** Those that belong to a video (LEARN-13). A video that the course does not have is a problem of the build, and the exercise stands in its list alone. */
export async function videoTasksOf(course: string): Promise<Exercise[]> {
  const own = (await exercisesOf(course)).filter(({ video }) => video !== null);
  const known = new Set(await listedVideos(course));
  // Without Firebase nobody watches anything.
  if (known.size === 0) return [];
  return own.filter(({ video, slug, title }) => {
    if (known.has(video ?? '')) return true;
    const place = `content/exercises/${course}/${slug}.md`;
    reportProblem(
      { place, title, field: 'video', kind: 'video', value: video ?? '' },
      `${place}: the course has no video "${video}".`,
    );
    return false;
  });
}

/** What the panel shows of the tasks that are handed in, by course and slug (TASK-2). */
export async function panelTasks() {
  once ??= byCourse();
  const all = [...(await once).values()].flat();
  return Object.fromEntries(
    all.flatMap(({ course, slug, code, handIn }) =>
      handIn
        ? [
            [
              workTaskKey({ course, task: slug }),
              {
                checklist: handIn.checklist,
                phrases: handIn.phrases,
                language: code?.language ?? null,
                page: code?.page ?? '',
              },
            ],
          ]
        : [],
    ),
  );
}

async function byCourse(): Promise<Map<string, Exercise[]>> {
  const [entries, courses] = await Promise.all([getCollection('exercises'), allCourses()]);
  const found = entries.map(({ data, body }) => exerciseOf(data, body ?? ''));
  return new Map(
    courses.flatMap(({ path }) => {
      const own = found.filter(({ course }) => course === path).sort((a, b) => a.order - b.order);
      return own.length === 0 ? [] : [[path, own] as const];
    }),
  );
}
