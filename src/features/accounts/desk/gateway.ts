import { arrayRemove, arrayUnion, deleteField } from 'firebase/firestore/lite';
import { type Actor, type Details, logged } from '#core/cloud/audit.ts';
import type { AuditAction } from '#core/cloud/audit-entry.ts';
import { commit } from '#core/cloud/commit.ts';
import { database } from '#core/cloud/database.ts';
import { documentsOf, wellFormed } from '#core/cloud/documents.ts';
import { AppError } from '#core/cloud/errors.ts';
import { type StoredDocument, versionOf } from '#core/cloud/firestore.ts';
import { type Fields, type Operation, type Query, update } from '#core/cloud/operation.ts';
import { people } from '#core/cloud/people.ts';
import { fitting } from '#core/cloud/schema-parts.ts';
import {
  askedNumber,
  askedNumberPart,
  askedWord,
  hasNumberLike,
  isNamedLike,
} from '#core/session/name-search.ts';
import { type User, UserDocument, type UserSort } from '#core/session/user.ts';
import { lowerCase } from '#core/words/letters.ts';
import { limits } from '#core/words/limits.ts';
import { endField } from '#features/enrolments/gateway.ts';
import { removeContent } from '#panel/authored-gateway.ts';
import { RoleKeys } from '#panel/gate-password.ts';
import { courseRows, mergePages } from '#panel/joined-rows-gateway.ts';
import type { ListPage, ListQuery } from '#panel/list-query.ts';
import { inQueries, onlyRows, pagesOfSearch, readRows } from '#panel/rows-gateway.ts';
import type { LineKey } from './grant-lines.ts';

function changeUser(
  actor: Actor,
  user: string,
  action: AuditAction,
  changes: Fields,
  details: Details = {},
): Operation[] {
  const write = (audit: string) => [update(`users/${user}`, { ...changes, audit })];
  return logged(actor, 'users', user, action, write, details);
}

const detailsOf = (course: string, end: Date | null, order?: string): Details => ({
  lesson: course,
  ...(end && { until: end }),
  ...(order !== undefined && { order }),
});

/** Denied when the user already has it, or has 30 courses (PANEL-7). @param end `null`: never (SCHOOL-2). @param order of PAY-3. */
export const grantCourse = (
  actor: Actor,
  user: string,
  course: string,
  end: Date | null,
  order?: string,
): Operation[] =>
  changeUser(
    actor,
    user,
    'grant',
    { lessons: arrayUnion(course), ...(end && { [endField(course)]: end }) },
    detailsOf(course, end, order),
  );

/** Gives a grant another end, or none (SCHOOL-2). Denied when the user does not have the course, or has it so already. */
export const renewCourse = (
  actor: Actor,
  user: string,
  course: string,
  end: Date | null,
  order?: string,
): Operation[] =>
  changeUser(
    actor,
    user,
    'renew',
    { [endField(course)]: end ?? deleteField() },
    detailsOf(course, end, order),
  );

/** Takes a course away with its end (PANEL-7). Denied when the user does not have it. */
export const revokeCourse = (actor: Actor, user: string, course: string, order?: string): Operation[] =>
  changeUser(
    actor,
    user,
    'revoke',
    { lessons: arrayRemove(course), [endField(course)]: deleteField() },
    detailsOf(course, null, order),
  );

/** Into a group of the course, or out of it: a student is in one at most (GROUP-1). */
export const placeInGroup = (actor: Actor, user: string, course: string, group: string | null): Operation[] =>
  changeUser(
    actor,
    user,
    group === null ? 'quit' : 'join',
    { [`groups.${course}`]: group ?? deleteField() },
    { lesson: course },
  );

/** Makes a user a teacher; admins only, and with exactly the configured key (PANEL-8). */
export const appointTeacher = (actor: Actor, user: string, teacherKey: string): Operation[] =>
  changeUser(actor, user, 'appoint', { userKey: teacherKey });

/** Makes a teacher a student again; admins only (PANEL-8). */
export const dismissTeacher = (actor: Actor, user: string): Operation[] =>
  changeUser(actor, user, 'dismiss', { userKey: deleteField() });

/** Admins only. @param courses `null`: all (SCHOOL-9). */
export const assignCourses = (actor: Actor, user: string, courses: readonly string[] | null): Operation[] =>
  changeUser(actor, user, 'assign', { teaches: courses ?? deleteField() });

const userSorting: Record<UserSort, Query['orderBy']> = {
  name: ['nameKey', 'asc'],
  newest: ['createdAt', 'desc'],
  oldest: ['createdAt', 'asc'],
  unsorted: undefined,
};

const sorted = (orderBy: Query['orderBy'], ...where: Query['where']): Query => ({
  collection: 'users',
  where,
  ...(orderBy && { orderBy }),
});

/** All users, or the students of a course. */
export const userList = (sort: UserSort, course = ''): Query =>
  sorted(userSorting[sort], ...(course === '' ? [] : ([['lessons', 'array-contains', course]] as const)));

/** By name (SCHOOL-4). */
export const studentList = (course: string): Query => userList('name', course);

/** Users with a word in name or e-mail that begins with the longest word of the text (PANEL-7, PANEL-15). */
export const usersByWords = (text: string): Query =>
  sorted(['nameKey', 'asc'], ['words', 'array-contains', askedWord(text)]);
/** Users with a phone number of which the last digits of the text are a part (SCHOOL-8). */
export const usersByNumber = (text: string): Query =>
  sorted(['nameKey', 'asc'], ['words', 'array-contains', askedNumberPart(askedNumber(text))]);
export const usersByUsername = (text: string): Query => ({
  ...sorted(['username', 'asc']),
  prefix: lowerCase(text),
});
export const usersByEmail = (text: string): Query => ({
  ...sorted(['email', 'asc']),
  prefix: lowerCase(text),
});

/** Users with a teacher's key, also an old one; those whose key is empty come last. */
export const teacherList = (): Query => sorted(['userKey', 'desc']);

/** Users with one of these usernames or e-mails, at most 30 of them (SCHOOL-3). */
export const holdersAmong = (field: 'username' | 'email', values: readonly string[]): Query => ({
  collection: 'users',
  where: [[field, 'in', values]],
});

const read = (query: Query) => readRows(query, UserDocument);
/** Matches all words: the query has compared only one. Malformed documents are shown too, so that staff correct them. */
const readByWords = async (text: string) =>
  onlyRows(await read(usersByWords(text)), (row) => !('item' in row) || isNamedLike(row.item, text));

const readByNumber = async (text: string) =>
  onlyRows(
    await read(usersByNumber(text)),
    (row) => 'item' in row && hasNumberLike(row.item, askedNumber(text)),
  );

/** Only an e-mail has an @, only words and phone numbers have a space between them. */
function questionsFor(text: string): (() => Promise<ListPage<User>>)[] {
  const byEmail = () => read(usersByEmail(text));
  const byWords = () => readByWords(text);
  const byNumber = askedNumber(text) === '' ? [] : [() => readByNumber(text)];
  if (/\s/.test(text)) return [...byNumber, byWords];
  return text.includes('@')
    ? [byEmail, byWords]
    : [...byNumber, byWords, () => read(usersByUsername(text)), byEmail];
}

const teacherKey = async (): Promise<string | null> =>
  fitting(RoleKeys, (await database().get('config/keys'))?.data)?.teacherKey ?? null;

const isLike = (user: User, text: string): boolean =>
  isNamedLike(user, text) ||
  (askedNumber(text) !== '' && hasNumberLike(user, askedNumber(text))) ||
  [user.username, user.email].some((one) => one.startsWith(lowerCase(text)));

/** Documents of `users`, for staff; `by` is the uid of the user who acts. Every method throws AppError. */
export const staffPeople = {
  /** A search finds names that begin with all its words, usernames or e-mails that begin with the text, and phones that have it. */
  async list({ search, sort, courses }: ListQuery<UserSort>): Promise<ListPage<User>> {
    const text = search.trim();
    if (courses) {
      const page = await courseRows({ courses }, (course) => userList(sort, course), UserDocument);
      if (text === '') return page;
      return onlyRows(page, (row) => !('item' in row) || isLike(row.item, text), pagesOfSearch);
    }
    return text === '' ? read(userList(sort)) : mergePages(questionsFor(text));
  },
  /** Users with a teacher's key, today's or an old one (PANEL-8). */
  teachers: (): Promise<ListPage<User>> => read(teacherList()),
  teacherKey,
  one: people.own, // A user's current record, `null` when it is gone
  /** @param seen the version of the record that was read: another one is refused (SCHOOL-3). */
  grant: async (by: string, uid: string, course: string, end: Date | null, seen?: string): Promise<void> =>
    commit(grantCourse({ uid: by }, uid, course, end), seen),
  renew: async (by: string, uid: string, course: string, end: Date | null, seen?: string): Promise<void> =>
    commit(renewCourse({ uid: by }, uid, course, end), seen),
  revoke: async (by: string, uid: string, course: string, seen?: string): Promise<void> =>
    commit(revokeCourse({ uid: by }, uid, course), seen),
  place: async (
    by: string,
    uid: string,
    course: string,
    group: string | null,
    seen?: string,
  ): Promise<void> => commit(placeInGroup({ uid: by }, uid, course, group), seen),
  /** @throws AppError `not-configured` when there is no key of teachers. */
  async appoint(by: string, uid: string): Promise<void> {
    const key = await teacherKey();
    if (key === null) throw new AppError('not-configured');
    await commit(appointTeacher({ uid: by }, uid, key));
  },
  assign: (by: string, uid: string, courses: readonly string[] | null): Promise<void> =>
    commit(assignCourses({ uid: by }, uid, courses)),
  dismiss: async (by: string, uid: string): Promise<void> => commit(dismissTeacher({ uid: by }, uid)),
  /** Moves the record to the trash; a success if it is gone already (PANEL-9). */
  remove: (by: string, uid: string): Promise<void> => removeContent(by, 'users', uid),
};

export interface Holder {
  id: string;
  value: string;
  user: User | null; // `null`: the record can't be read
  version: string; // identifies what was read, so that a write can ask for just this
}

const holderOf = (document: StoredDocument, field: LineKey['field']): Holder => ({
  id: document.id,
  value: String(document.data[field]),
  user: wellFormed([document], UserDocument)[0] ?? null,
  version: versionOf(document),
});

/** Records by e-mail or username, for staff (SCHOOL-3). Every method throws AppError. */
export const holders = {
  /** Every record that has one of these values; two may have the same e-mail. @param course its students alone (SCHOOL-9). */
  async of(field: LineKey['field'], values: readonly string[], course?: string): Promise<Holder[]> {
    if (course !== undefined) {
      const students = values.length > 0 ? await documentsOf(studentList(course)) : [];
      return students
        .map((student) => holderOf(student, field))
        .filter(({ value }) => values.includes(value));
    }
    const pages = inQueries(values).map((part) => database().query(holdersAmong(field, part), limits.page));
    return (await Promise.all(pages)).flat().map((document) => holderOf(document, field));
  },
  async one(uid: string, field: LineKey['field']): Promise<Holder | null> {
    const document = await database().get(`users/${uid}`);
    return document && holderOf(document, field);
  },
};
