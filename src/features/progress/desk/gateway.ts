import { database } from '#core/cloud/database.ts';
import { parsed } from '#core/cloud/documents.ts';
import type { StoredDocument } from '#core/cloud/firestore.ts';
import { recordPath } from '#core/cloud/records.ts';
import { type User, UserDocument } from '#core/session/user.ts';
import { limits } from '#core/words/limits.ts';
import { studentList } from '#features/accounts/desk/gateway.ts';
import type { ListPage, ListRow } from '#panel/list-query.ts';
import { courseVideos } from '#panel/rows-gateway.ts';
import { type CourseProgress, progressKind } from '../progress.ts';
import { studentsPage } from './student-progress.ts';

export interface Student {
  user: User;
  progress: CourseProgress;
}

export interface Found {
  count: number;
  hasMore: boolean;
}

async function read(course: string, after?: StoredDocument): Promise<ListPage<Student>> {
  const found = await database().query(studentList(course), studentsPage + 1, after);
  const shown = found.slice(0, studentsPage);
  const last = found.length > studentsPage ? shown.at(-1) : undefined;
  const progress = await Promise.all(
    shown.map(({ id }) => database().get(recordPath(id, 'progress', course))),
  );
  const rows = shown.map((document, place): ListRow<Student> => {
    const { id } = document;
    const result = parsed(document, UserDocument);
    if ('malformed' in result) return { id, malformed: result.malformed };
    return { id, item: { user: result.item, progress: progressKind.device(progress[place]?.data) } };
  });
  return { rows, more: last ? () => read(course, last) : null };
}

/** SCHOOL-4. Every method throws AppError. */
export const students = {
  /** The students of the first page, and videos up to 50. */
  async count(course: string): Promise<{ students: Found; videos: Found }> {
    const [people, videos] = await Promise.all([
      database().count(studentList(course), studentsPage + 1),
      database().count(courseVideos(course), limits.page),
    ]);
    return {
      students: { count: Math.min(people, studentsPage), hasMore: people > studentsPage },
      videos: { count: videos, hasMore: videos === limits.page },
    };
  },
  /** Records that can't be read come as such, without progress. */
  list: (course: string): Promise<ListPage<Student>> => read(course),
};
