import { userWords } from '#core/session/name-search.ts';
import { foldLetters } from '#core/words/letters.ts';
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

const createdAt = (user: SeedUser): Date =>
  'daysAgo' in user ? new Date(Date.now() - user.daysAgo * 86_400_000) : new Date(user.createdAt);

function profile(user: SeedUser): FirestoreData {
  const { name, surname, username, email, mobile, lessons, emailVerified } = user;
  return {
    name,
    surname,
    nameKey: foldLetters(`${name} ${surname}`),
    words: userWords({ name, surname, email, mobile }),
    username,
    email,
    mobile,
    lessons,
    ...(emailVerified && { verified: true }),
    createdAt: createdAt(user),
  };
}

function rank({ role }: SeedUser): FirestoreData {
  if (role === 'admin') return { adminKey: keys.adminKey };
  if (role === 'teacher') return { userKey: keys.teacherKey };
  return {};
}

/** Sign-up writes no log entry, but later changes of the record by staff do. */
function journal(documents: Documents, user: SeedUser): FirestoreData {
  const { username, role, lessons } = user;
  const [lesson] = lessons;
  const change =
    role === 'teacher'
      ? { action: 'appoint' as const }
      : lesson
        ? { action: 'grant' as const, lesson }
        : null;
  if (change === null) return {};
  const target = uidOf(username);
  const at = createdAt(user);
  return { audit: recordChange(documents, { collection: 'users', target, ...change, by: 'admin', at }) };
}
