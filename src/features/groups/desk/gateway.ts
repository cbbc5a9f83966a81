import { deleteField } from 'firebase/firestore/lite';
import * as v from 'valibot';
import { type Actor, logged } from '#core/cloud/audit.ts';
import { commit } from '#core/cloud/commit.ts';
import { database } from '#core/cloud/database.ts';
import { readAll, readOne } from '#core/cloud/documents.ts';
import { merge, type Operation, type Query, set, update } from '#core/cloud/operation.ts';
import { recordPath } from '#core/cloud/records.ts';
import { fitting, mapOf } from '#core/cloud/schema-parts.ts';
import { serviceTime } from '#core/cloud/service-time.ts';
import { fullName, type User, UserDocument } from '#core/session/user.ts';
import { timeNow } from '#core/time/clock.ts';
import { dayMs, isoDay } from '#core/time/dates.ts';
import { byAlphabet } from '#core/words/alphabet.ts';
import { studentList } from '#features/accounts/desk/gateway.ts';
import { announce, staffAnnouncements } from '#features/announcements/desk/gateway.ts';
import { announcementLimits } from '#features/announcements/limits.ts';
import { watchedAt } from '#features/progress/places.ts';
import { progressKind } from '#features/progress/progress.ts';
import { courseRows } from '#panel/joined-rows-gateway.ts';
import type { ListPage, ListQuery } from '#panel/list-query.ts';
import { saidRows } from '#panel/rows-gateway.ts';
import { groupRows, ownGroups } from '../gateway.ts';
import {
  type Group,
  GroupDocument,
  groupPath,
  lessonPath,
  type Membership,
  MembershipDocument,
  membershipPath,
  withMovedDeadlines,
} from '../group.ts';
import { announcementsToRemove, type GroupList } from './group-form.ts';

type Written = Pick<Group, 'title' | 'teacher' | 'start' | 'end' | 'weekly'>;

/** GROUP-1. */
export function createGroup(
  actor: Actor,
  id: string,
  course: string,
  { title, teacher, start, end, weekly }: Written,
  link: string,
): Operation[] {
  const data = { course, title, teacher, start, end, weekly, changes: {}, due: {}, rev: 1 };
  const write = (audit: string) => [
    set(groupPath(id), { ...data, audit }),
    set(lessonPath(id), { course, link }),
  ];
  return logged(actor, 'groups', id, 'create', write, { title });
}

export type GroupChange = Partial<Written & Pick<Group, 'changes' | 'due'>>;

const isOther = (one: unknown, other: unknown): boolean => JSON.stringify(one) !== JSON.stringify(other);

/** Deadlines that hang on a session that moves go with it (GROUP-3). @param link left out, it stays. */
export function saveGroup(actor: Actor, seen: Group, change: GroupChange, link?: string): Operation[] {
  const now = { ...seen, ...change };
  const due = withMovedDeadlines(now, now.due);
  const moved = isOther(due, seen.due) && { due };
  const write = (audit: string) => [
    update(groupPath(seen.id), { ...change, ...moved, rev: seen.rev + 1, audit }),
    ...(link === undefined ? [] : [set(lessonPath(seen.id), { course: seen.course, link })]),
  ];
  return logged(actor, 'groups', seen.id, 'update', write, { title: now.title });
}

type Note = { marks: Record<string, boolean> } | { due: Record<string, Date | null> };

/** What is noted of students of a group: all of it about one session or deadline (GROUP-3, GROUP-4). */
export function noteStudents(
  actor: Actor,
  { id, title, rev }: Pick<Group, 'id' | 'title' | 'rev'>,
  last: string,
  notes: Readonly<Record<string, Note>>,
): Operation[] {
  const stored = (note: Note) =>
    'marks' in note
      ? note
      : { due: Object.fromEntries(Object.entries(note.due).map(([key, at]) => [key, at ?? deleteField()])) };
  const write = (audit: string) => [
    update(groupPath(id), { rev: rev + 1, audit }),
    ...Object.entries(notes).map(([uid, note]) =>
      merge(membershipPath(uid, id), { ...stored(note), last, audit }),
    ),
  ];
  return logged(actor, 'groups', id, 'update', write, { title });
}

/** Each member's record is looked up by the rules, which may look up twenty documents. */
const atOnce = 12;

export const membersOf = ({ id, course }: Pick<Group, 'id' | 'course'>): Query => ({
  collection: 'users',
  where: [[`groups.${course}`, '==', id]],
});

const Tasks = v.object({
  tasks: v.optional(mapOf(mapOf(v.object({ title: v.string() }))), {}),
});

export interface Member {
  user: User;
  membership: Membership;
}

/** Tells the members in the bell, in the batch that changes the session; an older one about the same session goes. */
export interface SessionAnnouncement {
  about: readonly [string, ...string[]]; // its subject, and those whose announcements go too; each begins with `sessionAnnouncementPrefix`
  text: string;
  link: string;
  until: Date;
}

/** Every method throws AppError. */
export const staffGroups = {
  async list({ search, sort, ...of }: ListQuery<GroupList>): Promise<ListPage<Group>> {
    const today = isoDay(await serviceTime());
    const page = await courseRows(of, (course) => groupRows(sort, course, today), GroupDocument);
    return saidRows(page, search, ({ title, teacher }) => `${title}\n${teacher}`);
  },
  one: (id: string): Promise<Group | null> => readOne(groupPath(id), GroupDocument),
  link: ownGroups.link,
  create: async (by: string, id: string, course: string, written: Written, link: string): Promise<void> =>
    commit(createGroup({ uid: by }, id, course, written, link)),
  async save(
    by: string,
    seen: Group,
    change: GroupChange,
    link?: string,
    announcement?: SessionAnnouncement,
  ): Promise<void> {
    const batch = saveGroup({ uid: by }, seen, change, link);
    if (!announcement) return commit(batch);
    const there = await staffAnnouncements.read(seen.id);
    const now = timeNow();
    const removed = announcementsToRemove(announcement.about, there.items, now);
    if (removed === null) return commit(batch);
    const last = now.getTime() + announcementLimits.days * dayMs;
    const until = new Date(Math.min(announcement.until.getTime(), last));
    const id = `${announcement.about[0]}-${seen.rev}`;
    await commit([...batch, ...announce({ uid: by }, there, id, { ...announcement, until }, removed)]);
  },
  /** In the order of names. A student whose record can't be read, or who lost the course, is left out. @param isLimited what proves the rule then is the course (SCHOOL-9). */
  async members(group: Pick<Group, 'id' | 'course'>, isLimited = false): Promise<Member[]> {
    const { id, course } = group;
    const found = await readAll(isLimited ? studentList(course) : membersOf(group), UserDocument);
    const users = found.filter(({ groups, lessons }) => groups?.[course] === id && lessons.includes(course));
    users.sort((one, other) => byAlphabet(fullName(one), fullName(other)));
    const none = { marks: {}, due: {} };
    return Promise.all(
      users.map(async (user) => ({
        user,
        membership: (await readOne(membershipPath(user.id, group.id), MembershipDocument)) ?? {
          id: group.id,
          ...none,
        },
      })),
    );
  },
  /** @returns how often the group was written. */
  async note(by: string, group: Group, last: string, notes: Readonly<Record<string, Note>>): Promise<number> {
    const all = Object.entries(notes);
    let written = 0;
    for (let first = 0; first < all.length; first += atOnce) {
      const some = Object.fromEntries(all.slice(first, first + atOnce));
      await commit(noteStudents({ uid: by }, { ...group, rev: group.rev + written }, last, some));
      written += 1;
    }
    return written;
  },
  /** The newest sign of work in a course, and what of these was handed in at all (GROUP-5). */
  async doneBy(
    uid: string,
    course: string,
    keys: readonly string[],
  ): Promise<{ seen: Date | null; done: Set<string> }> {
    const [progress, handed] = await Promise.all([
      database().get(recordPath(uid, 'progress', course)),
      ownGroups.handIns(uid, course, keys),
    ]);
    const at = Math.max(watchedAt(progressKind.device(progress?.data)), ...handed.map(({ at }) => at));
    const done = handed.flatMap(({ key, isDone }) => (isDone ? [key] : []));
    return { seen: at > 0 ? new Date(at) : null, done: new Set(done) };
  },
  /** By slug: the tasks of a course that are handed in. */
  async tasks(course: string): Promise<Record<string, string>> {
    const document = await database().get('config/courses');
    const tasks = fitting(Tasks, document?.data)?.tasks[course] ?? {};
    return Object.fromEntries(Object.entries(tasks).map(([slug, { title }]) => [slug, title]));
  },
};
