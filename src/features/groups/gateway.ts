import { database } from '#core/cloud/database.ts';
import { fieldsOf, parsed, readAll, readOne, readPage } from '#core/cloud/documents.ts';
import { codeOf } from '#core/cloud/errors.ts';
import type { Query } from '#core/cloud/operation.ts';
import { fitting } from '#core/cloud/schema-parts.ts';
import { serviceTime } from '#core/cloud/service-time.ts';
import { timeNow } from '#core/time/clock.ts';
import { isoDay } from '#core/time/dates.ts';
import {
  dayAfter,
  dueSoon,
  type Group,
  GroupDocument,
  groupPath,
  HandIn,
  handInPath,
  isHandedIn,
  isOver,
  LessonDocument,
  lastMoment,
  lessonPath,
  MembershipDocument,
  membershipPath,
  type OwnGroup,
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

/** Whoever has lost the course reads no link. */
const linkOf = async (group: string): Promise<string> => {
  try {
    return (await readOne(lessonPath(group), LessonDocument))?.link ?? '';
  } catch (error) {
    if (codeOf(error) === 'firestore/permission-denied') return '';
    throw error;
  }
};

/** @returns by deadline whether it was handed in, whether it has to be sent again, and in ms the newest sign of work on it. */
const handIns = (uid: string, course: string, keys: readonly string[]) =>
  Promise.all(
    keys.map(async (key) => {
      const found = await database().get(handInPath(uid, course, key));
      const handIn = fitting(HandIn, found && fieldsOf(found)) ?? {};
      const at = Math.max(handIn.at?.getTime() ?? 0, handIn.lockedAt?.getTime() ?? 0);
      return { key, isDone: isHandedIn(key, handIn), isReturned: handIn.state === 'returned', at };
    }),
  );

const memberOf = async (uid: string, group: string): Promise<OwnGroup[]> => {
  const [document, link, membership] = await Promise.all([
    database().get(groupPath(group)),
    linkOf(group),
    readOne(membershipPath(uid, group), MembershipDocument),
  ]);
  const read = document && parsed(document, GroupDocument);
  if (read && 'malformed' in read) console.error(fieldsOf(document).id, read.malformed);
  if (!read || !('item' in read)) return [];
  const now = timeNow();
  const of = { group: read.item, membership };
  const keys = isOver(of, now) ? [] : dueSoon({ ...of, done: [] }, now).map(({ key }) => key);
  const handed = await handIns(uid, read.item.course, keys);
  const done = handed.filter(({ isDone, isReturned }) => isDone && !isReturned).map(({ key }) => key);
  return [{ ...of, link, done }];
};

export const ownGroups = {
  /** One that can't be read hides no other. @throws AppError */
  read: async (uid: string, groups: readonly string[]): Promise<OwnGroup[]> =>
    (await Promise.all(groups.map((group) => memberOf(uid, group)))).flat(),
  link: linkOf,
  handIns,
  /** For staff: those that were not over so many days ago. @param courses `null` for all */
  async presentSince(days: number, courses: readonly string[] | null): Promise<Group[]> {
    const since = dayAfter(isoDay(await serviceTime()), -days);
    const lists = (courses ?? ['']).map((course) =>
      readAll(groupRows('present', course, since), GroupDocument),
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
  /** The last moments of this student, by `task:…` and `quiz:…` (GROUP-3). @throws AppError */
  async duesOf(uid: string, group: string | undefined): Promise<Record<string, Date | undefined>> {
    if (group === undefined) return {};
    const [found, membership] = await Promise.all([
      readOne(groupPath(group), GroupDocument),
      readOne(membershipPath(uid, group), MembershipDocument),
    ]);
    return Object.fromEntries(
      Object.entries(found?.due ?? {}).flatMap(([key, it]) => {
        const at = lastMoment(it?.at, membership?.due[key]);
        return at ? [[key, at] as const] : [];
      }),
    );
  },
};
