import { doc, getDoc } from 'firebase/firestore/lite';
import { AppError } from '#domain/errors.ts';
import { RoleKeys } from '#domain/role-keys.ts';
import { UserDocument } from '#domain/user.ts';
import type { StaffPeople } from '../../staff/people.ts';
import type { Operation } from '../batches/operation.ts';
import { appointTeacher, dismissTeacher, grantLesson, revokeLesson } from '../batches/people.ts';
import { commit } from '../commit.ts';
import { database } from '../database.ts';
import { answered } from '../errors.ts';
import { people } from '../people.ts';
import { teacherList, userList, usersByEmail, usersByName, usersByUsername } from '../queries/people.ts';
import type { Query } from '../queries/query.ts';
import { removeContent } from './remove.ts';
import { readRows } from './rows.ts';
import { several } from './several.ts';

const read = (query: Query) => readRows(query, UserDocument);
const send = (batch: Operation[]) => answered(commit(database(), batch));

/** Only an e-mail has an @, and only a name has a space: then one question is enough. */
function questionsFor(text: string): Query[] {
  if (text.includes('@')) return [usersByEmail(text)];
  const byName = usersByName(text);
  return /\s/.test(text) ? [byName] : [byName, usersByUsername(text), usersByEmail(text)];
}

async function teacherKey(): Promise<string | null> {
  const parsed = RoleKeys.safeParse((await answered(getDoc(doc(database(), 'config', 'keys')))).data());
  return parsed.success ? parsed.data.teacherKey : null;
}

export const staffPeople: StaffPeople = {
  list({ search, order }) {
    const text = search.trim();
    return text === ''
      ? read(userList(order))
      : several(questionsFor(text).map((query) => () => read(query)));
  },
  teachers: () => read(teacherList()),
  teacherKey,
  one: people.own,
  grant: (by, uid, lesson) => send(grantLesson({ uid: by }, uid, lesson)),
  revoke: (by, uid, lesson) => send(revokeLesson({ uid: by }, uid, lesson)),
  async appoint(by, uid) {
    const key = await teacherKey();
    if (key === null) throw new AppError('not-configured');
    await send(appointTeacher({ uid: by }, uid, key));
  },
  dismiss: (by, uid) => send(dismissTeacher({ uid: by }, uid)),
  remove: (by, uid) => removeContent(by, 'users', uid),
};
