import { database } from '#core/cloud/database.ts';
import { fieldsOf, parsed, readAll, readOne, readPage } from '#core/cloud/documents.ts';
import { codeOf } from '#core/cloud/errors.ts';
import type { Query } from '#core/cloud/operation.ts';
import { serviceTime } from '#core/cloud/service-time.ts';
import { isoDay } from '#core/time/dates.ts';
import {
  dayAfter,
  type Group,
  GroupDocument,
  groupPath,
  LessonDocument,
  lessonPath,
  type Membership,
  MembershipDocument,
  membershipPath,
} from './group.ts';

/** Those that end first, and those that are over, the last one first. @param today in Baku */
export function groupRows(list: 'present' | 'over', course: string, today: string): Query {
  const yesterday = dayAfter(today, -1);
  const where: Query['where'] = [
    ...(course === '' ? [] : ([['course', '==', course]] as const)),
    list === 'present' ? ['end', '>', yesterday] : ['end', '<=', yesterday],
  ];
  return { collection: 'groups', where, orderBy: ['end', list === 'present' ? 'asc' : 'desc'] };
}

export interface OwnGroup {
  group: Group;
  link: string;
  own: Membership | null;
}

/** Whoever has lost the course reads no link. */
const linkOf = async (group: string): Promise<string> => {
  try {
    return (await readOne(lessonPath(group), LessonDocument))?.link ?? '';
  } catch (error) {
    if (codeOf(error) === 'firestore/permission-denied') return '';
    throw error;
  }
};

const memberOf = async (uid: string, group: string): Promise<OwnGroup[]> => {
  const [document, link, membership] = await Promise.all([
    database().get(groupPath(group)),
    linkOf(group),
    readOne(membershipPath(uid, group), MembershipDocument),
  ]);
  const read = document && parsed(document, GroupDocument);
  if (read && 'malformed' in read) console.error(fieldsOf(document).id, read.malformed);
  return read && 'item' in read ? [{ group: read.item, link, own: membership }] : [];
};

export const ownGroups = {
  /** One that can't be read hides no other. @throws AppError */
  read: async (uid: string, groups: readonly string[]): Promise<OwnGroup[]> =>
    (await Promise.all(groups.map((group) => memberOf(uid, group)))).flat(),
  link: linkOf,
  /** For staff. @param courses `null` for all */
  async present(courses: readonly string[] | null): Promise<Group[]> {
    const today = isoDay(await serviceTime());
    const lists = (courses ?? ['']).map((course) =>
      readAll(groupRows('present', course, today), GroupDocument),
    );
    return (await Promise.all(lists)).flat();
  },
  /** For staff; those that are over too, the last fifty. */
  async ofCourse(course: string): Promise<Group[]> {
    const today = isoDay(await serviceTime());
    const [present, over] = await Promise.all([
      readAll(groupRows('present', course, today), GroupDocument),
      readPage(groupRows('over', course, today), GroupDocument),
    ]);
    return [...present, ...over];
  },
  /** Of a task or quiz, for this student (GROUP-3). @throws AppError */
  async dueOf(uid: string, group: string | undefined, key: string): Promise<Date | null> {
    if (group === undefined) return null;
    const [found, own] = await Promise.all([
      readOne(groupPath(group), GroupDocument),
      readOne(membershipPath(uid, group), MembershipDocument),
    ]);
    return own?.due[key] ?? found?.due[key]?.at ?? null;
  },
};
