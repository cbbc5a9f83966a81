import { database } from '#core/cloud/database.ts';
import { parsed, readAll, wellFormed } from '#core/cloud/documents.ts';
import type { StoredDocument } from '#core/cloud/firestore.ts';
import type { Query } from '#core/cloud/operation.ts';
import { recordPath } from '#core/cloud/records.ts';
import { type User, UserDocument } from '#core/session/user.ts';
import { limits } from '#core/words/limits.ts';
import { studentList } from '#features/accounts/desk/gateway.ts';
import { membersOf, staffGroups } from '#features/groups/desk/gateway.ts';
import { ownGroups } from '#features/groups/gateway.ts';
import { MembershipDocument, membershipPath } from '#features/groups/group.ts';
import { openQuizzes, quizzes } from '#features/quizzes/gateway.ts';
import { AttemptDocument } from '#features/quizzes/quiz.ts';
import { WorkDocument } from '#features/works/work.ts';
import type { ListPage, ListRow } from '#panel/list-query.ts';
import { courseVideos, inQueries } from '#panel/rows-gateway.ts';
import { type CourseProgress, progressKind } from '../progress.ts';
import type { Done, Graded } from './grades.ts';
import { studentsPage } from './student-progress.ts';

export interface Student {
  user: User;
  progress: CourseProgress;
  done?: Done; // where grades are asked for
}

export interface Found {
  count: number;
  hasMore: boolean;
}

export interface Choice {
  course: string;
  group?: string; // all of the course without one
  /** What proves the rule for a teacher of some courses is the course (SCHOOL-9), so a group is looked for in it. */
  isLimited?: boolean;
  isGraded?: boolean;
}

const peopleOf = ({ course, group = '', isLimited }: Choice): Query =>
  group === '' || isLimited ? studentList(course) : membersOf({ id: group, course });

/** SCHOOL-10. @param users as many as one query compares */
export const doneAmong = (
  collection: 'works' | 'attempts',
  users: readonly string[],
  course: string,
): Query => ({
  collection,
  where: [
    ['course', '==', course],
    ['uid', 'in', users],
  ],
});

async function doneBy(users: readonly User[], course: string): Promise<Done[]> {
  const ids = users.map(({ id }) => id);
  const parts = inQueries(ids);
  const [works, attempts, noted] = await Promise.all([
    Promise.all(parts.map((part) => readAll(doneAmong('works', part, course), WorkDocument))),
    Promise.all(parts.map((part) => readAll(doneAmong('attempts', part, course), AttemptDocument))),
    Promise.all(
      users.map(async ({ id, groups }) => {
        const group = groups?.[course];
        const document = group === undefined ? null : await database().get(membershipPath(id, group));
        return wellFormed(document ? [document] : [], MembershipDocument)[0] ?? null;
      }),
    ),
  ]);
  return ids.map((id, index) => ({
    works: works.flat().filter(({ uid }) => uid === id),
    attempts: attempts.flat().filter(({ uid }) => uid === id),
    membership: noted[index] ?? null,
  }));
}

async function read(choice: Choice, after?: StoredDocument): Promise<ListPage<Student>> {
  const { course, group = '', isLimited, isGraded } = choice;
  const found = await database().query(peopleOf(choice), studentsPage + 1, after);
  const page = found.slice(0, studentsPage);
  const last = found.length > studentsPage ? page.at(-1) : undefined;
  const people = page
    .map((document) => ({ id: document.id, ...parsed(document, UserDocument) }))
    .filter((one) => group === '' || !isLimited || ('item' in one && one.item.groups?.[course] === group));
  if (people.length === 0 && last) return read(choice, last);
  const users = people.flatMap((one) => ('item' in one ? one.item : []));
  const [progress, done] = await Promise.all([
    Promise.all(people.map(({ id }) => database().get(recordPath(id, 'progress', course)))),
    isGraded ? doneBy(users, course) : [],
  ]);
  const rows = people.map((one, index): ListRow<Student> => {
    if ('malformed' in one) return one;
    const own = done[users.indexOf(one.item)];
    const known = progressKind.device(progress[index]?.data);
    return { id: one.id, item: { user: one.item, progress: known, ...(own && { done: own }) } };
  });
  return { rows, more: last ? () => read(choice, last) : null };
}

/** SCHOOL-4. Every method throws AppError. */
export const students = {
  /** The students of the first page, and videos and quizzes up to 50. */
  async count(
    choice: Choice,
  ): Promise<{ students: Found; videos: Found; quizzes: number; tasks: readonly string[] }> {
    const { course, isGraded = false } = choice;
    const [people, videos, quizzes, tasks] = await Promise.all([
      database().count(peopleOf(choice), studentsPage + 1),
      database().count(courseVideos(course), limits.page),
      isGraded ? database().count(openQuizzes(course), limits.page) : 0,
      isGraded ? staffGroups.tasks(course) : {},
    ]);
    return {
      students: { count: Math.min(people, studentsPage), hasMore: people > studentsPage },
      videos: { count: videos, hasMore: videos === limits.page },
      quizzes,
      tasks: Object.keys(tasks),
    };
  },
  /** Records that can't be read come as such, without progress. */
  list: (choice: Choice): Promise<ListPage<Student>> => read(choice),
  groups: ownGroups.ofCourse,
  /** That count: what staff have closed does not (QUIZ-2). */
  async quizzes(course: string): Promise<Graded['quizzes']> {
    const open = (await quizzes.list(course)).filter(({ closed }) => !closed);
    const keys = await Promise.all(open.map(({ id }) => quizzes.key(id)));
    return open.flatMap((quiz, index) => {
      const key = keys[index];
      return key ? [{ ...quiz, key }] : [];
    });
  },
};
