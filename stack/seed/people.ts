import { userWords } from '#domain/accounts/name-search.ts';
import { foldLetters } from '#domain/shared/letters.ts';
import { uidOf } from './accounts.ts';
import { recordChange } from './audit.ts';
import { readContent, type SeedUser } from './content.ts';
import type { Documents, FirestoreData } from './firestore-value.ts';
import { keys } from './settings.ts';

export function addPeople(documents: Documents): void {
  for (const user of readContent('users')) {
    documents.set(`users/${uidOf(user.username)}`, {
      ...profile(user),
      ...rank(user),
      ...journal(documents, user),
    });
    documents.set(`usernames/${user.username}`, {});
    documents.set(`emails/${user.email}`, {});
  }
}

function profile({
  name,
  surname,
  username,
  email,
  mobile,
  lessons,
  emailVerified,
  createdAt,
}: SeedUser): FirestoreData {
  return {
    name,
    surname,
    nameKey: foldLetters(`${name} ${surname}`),
    words: userWords({ name, surname, email }),
    username,
    email,
    mobile,
    lessons,
    ...(emailVerified && { verified: true }),
    createdAt: new Date(createdAt),
  };
}

function rank({ role }: SeedUser): FirestoreData {
  if (role === 'admin') return { adminKey: keys.adminKey };
  if (role === 'teacher') return { userKey: keys.teacherKey };
  return {};
}

/** Sign-up writes no log entry, but later changes of the record by staff do. */
function journal(documents: Documents, { username, role, lessons, createdAt }: SeedUser): FirestoreData {
  const [lesson] = lessons;
  const change =
    role === 'teacher'
      ? { action: 'appoint' as const }
      : lesson
        ? { action: 'grant' as const, lesson }
        : null;
  if (change === null) return {};
  const target = uidOf(username);
  const at = new Date(createdAt);
  return { audit: recordChange(documents, { collection: 'users', target, ...change, by: 'admin', at }) };
}
