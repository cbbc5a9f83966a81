import * as v from 'valibot';
import { isNamedLike } from '#domain/accounts/name-search.ts';
import { type User, UserDocument } from '#domain/accounts/user.ts';
import type { ListPage } from '#domain/panel/list-query.ts';
import { RoleKeys } from '#domain/panel/role-keys.ts';
import { AppError } from '#domain/shared/errors.ts';
import type { StaffPeople } from '../../staff/people.ts';
import type { Operation } from '../batches/operation.ts';
import { appointTeacher, dismissTeacher, grantCourse, renewCourse, revokeCourse } from '../batches/people.ts';
import { commit } from '../commit.ts';
import { database } from '../database.ts';
import { people } from '../people.ts';
import { teacherList, userList, usersByEmail, usersByUsername, usersByWords } from '../queries/people.ts';
import type { Query } from '../queries/query.ts';
import { mergePages, onlyRows } from './merge-pages.ts';
import { readRows } from './read-rows.ts';
import { removeContent } from './remove.ts';

const read = (query: Query) => readRows(query, UserDocument);
/** @param version of the record that the batch is to be written over; without it of any. */
const send = async (batch: Operation[], version?: string) =>
  commit(
    version === undefined
      ? batch
      : batch.map((one) => (one.kind === 'update' ? { ...one, over: version } : one)),
  );

/**
 * Users whose names or e-mails match all words; the query has compared only one. Malformed documents are shown too, so
 * that staff correct them.
 */
const readByWords = async (text: string) =>
  onlyRows(await read(usersByWords(text)), (row) => !('item' in row) || isNamedLike(row.item, text));

/** Only an e-mail has an @, and only words have a space between them. */
function questionsFor(text: string): (() => Promise<ListPage<User>>)[] {
  const byEmail = () => read(usersByEmail(text));
  const byWords = () => readByWords(text);
  if (/\s/.test(text)) return [byWords];
  return text.includes('@') ? [byEmail, byWords] : [byWords, () => read(usersByUsername(text)), byEmail];
}

async function teacherKey(): Promise<string | null> {
  const parsed = v.safeParse(RoleKeys, (await database().get('config/keys'))?.data);
  return parsed.success ? parsed.output.teacherKey : null;
}

export const staffPeople: StaffPeople = {
  list({ search, order }) {
    const text = search.trim();
    return text === '' ? read(userList(order)) : mergePages(questionsFor(text));
  },
  teachers: () => read(teacherList()),
  teacherKey,
  one: people.own,
  grant: (by, uid, lesson, end, seen) => send(grantCourse({ uid: by }, uid, lesson, end), seen),
  renew: (by, uid, lesson, end, seen) => send(renewCourse({ uid: by }, uid, lesson, end), seen),
  revoke: (by, uid, lesson, seen) => send(revokeCourse({ uid: by }, uid, lesson), seen),
  async appoint(by, uid) {
    const key = await teacherKey();
    if (key === null) throw new AppError('not-configured');
    await send(appointTeacher({ uid: by }, uid, key));
  },
  dismiss: (by, uid) => send(dismissTeacher({ uid: by }, uid)),
  remove: (by, uid) => removeContent(by, 'users', uid),
};
