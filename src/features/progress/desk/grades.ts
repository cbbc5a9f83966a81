import { type Membership, presenceOf } from '#features/groups/group.ts';
import { type Attempt, countOf, type Quiz, type QuizKey, scoreOf } from '#features/quizzes/quiz.ts';
import type { Work } from '#features/works/work.ts';

// The grades of a course's students (SCHOOL-10), in whole per cent, so that whoever adds up what is shown gets the same sum.

export const gradeParts = ['videos', 'tasks', 'quizzes', 'attendance'] as const;
export type GradePart = (typeof gradeParts)[number];

export type Weights = Partial<Record<GradePart, number | undefined>>;

/** What there is to do in a course. */
export interface Graded {
  videos: number;
  tasks: readonly string[]; // their slugs
  quizzes: readonly (Pick<Quiz, 'id' | 'questions' | 'correction'> & { key: Pick<QuizKey, 'right'> })[];
  weights: Weights;
}

/** What a student has done of it. */
export interface Done {
  works: readonly Pick<Work, 'task' | 'state'>[];
  attempts: readonly Pick<Attempt, 'quiz' | 'answers'>[];
  membership: Pick<Membership, 'marks'> | null;
}

export interface Grade {
  percent: number | null; // `null`: nothing yet
  done: number;
  of: number;
}

export interface Grades extends Record<GradePart, Grade> {
  sum: number | null; // `null`: nothing counts
}

const percentOf = (done: number, of: number): number | null =>
  of === 0 ? null : Math.round((100 * done) / of);

/** Accepted, of the tasks that the course has now; what was only begun or taken back is nothing. */
function taskGrade({ tasks }: Graded, { works }: Done): Grade {
  const own = works.filter(
    ({ task, state }) => tasks.includes(task) && state !== 'begun' && state !== 'withdrawn',
  );
  const done = own.filter(({ state }) => state === 'accepted').length;
  return { percent: own.length === 0 ? null : percentOf(done, tasks.length), done, of: tasks.length };
}

/** The mean of the best attempts; a quiz that was not taken is 0. */
function quizGrade({ quizzes }: Graded, { attempts }: Done): Grade {
  const best = quizzes.flatMap((quiz) => {
    const scores = attempts.flatMap(({ quiz: id, answers }) =>
      id === quiz.id && answers ? [scoreOf(answers, quiz, quiz.key) / countOf(quiz)] : [],
    );
    return scores.length === 0 ? [] : [Math.max(...scores)];
  });
  const sum = best.reduce((total, one) => total + one, 0);
  const percent = best.length === 0 ? null : percentOf(sum, quizzes.length);
  return { percent, done: best.length, of: quizzes.length };
}

function attendanceGrade({ membership }: Done): Grade {
  const { here, of } = membership ? presenceOf(membership) : { here: 0, of: 0 };
  return { percent: percentOf(here, of), done: here, of };
}

/** A weight for each part that has something to do; none at all are equal ones. */
function weighed({ weights }: Graded, parts: readonly GradePart[]): [GradePart, number][] {
  const isEqual = gradeParts.every((part) => !weights[part]);
  return parts.map((part) => [part, isEqual ? 1 : (weights[part] ?? 0)]);
}

/** Nothing of a part that counts is 0, but who has no marked session is judged by the rest. */
export function gradesOf(course: Graded, finished: number, done: Done): Grades {
  const grades: Record<GradePart, Grade> = {
    videos: { percent: percentOf(finished, course.videos), done: finished, of: course.videos },
    tasks: taskGrade(course, done),
    quizzes: quizGrade(course, done),
    attendance: attendanceGrade(done),
  };
  const counted = weighed(
    course,
    gradeParts.filter((part) => grades[part].of > 0),
  );
  const all = counted.reduce((total, [, weight]) => total + weight, 0);
  const sum = counted.reduce((total, [part, weight]) => total + weight * (grades[part].percent ?? 0), 0);
  return { ...grades, sum: all === 0 ? null : Math.round(sum / all) };
}

/** How much each part counts, in per cent of all that somebody has to do; `null`: nobody. */
export function sharesOf(
  course: Graded,
  students: readonly { grades?: Grades | undefined }[],
): Record<GradePart, number | null> {
  const parts = gradeParts.filter((part) => students.some(({ grades }) => grades && grades[part].of > 0));
  const counted = weighed(course, parts);
  const all = counted.reduce((total, [, weight]) => total + weight, 0);
  const none = { videos: null, tasks: null, quizzes: null, attendance: null };
  return { ...none, ...Object.fromEntries(counted.map(([part, weight]) => [part, percentOf(weight, all)])) };
}
