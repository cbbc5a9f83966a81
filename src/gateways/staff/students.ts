import type { User } from '#domain/accounts/user.ts';
import type { ListPage } from '#domain/panel/list-query.ts';
import type { CourseProgress } from '#domain/progress/progress.ts';

/** A student's record and progress in one course. */
export interface Student {
  user: User;
  progress: CourseProgress;
}

/** How many documents a reading will find, before it. `hasMore`: there are more than that. */
export interface Found {
  count: number;
  hasMore: boolean;
}

/** The students of a course and how far they are, for staff (SCHOOL-4). Every method throws AppError. */
export interface StaffStudents {
  /** Counts the students of the first page, and the course's videos up to 50. */
  count(course: string): Promise<{ students: Found; videos: Found }>;
  /** A page of students, by name; records that can't be read come as such, without progress. */
  list(course: string): Promise<ListPage<Student>>;
}
