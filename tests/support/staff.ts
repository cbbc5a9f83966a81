// Users and deleted documents for one test each, as the panel's tabs show them.

import { userWords } from '#core/session/name-search.ts';
import { foldLetters } from '#core/words/letters.ts';
import type { FirestoreData } from '#stack/seed/firestore-value.ts';
import { stack } from './site.ts';

let count = 0;

/** A word that is unique on the stack, across workers and runs. */
export function unique(prefix: string): string {
  count += 1;
  return `${prefix}${Date.now().toString(36)}${process.env.TEST_WORKER_INDEX ?? ''}${count}`;
}

export interface Member {
  id: string;
  /** As the panel shows it. */
  fullName: string;
  username: string;
  email: string;
}

/** The document of a user. */
export const recordOf = ({ fullName, username, email }: Member, over: FirestoreData): FirestoreData => {
  const [name = '', surname = ''] = fullName.split(' ');
  return {
    name,
    surname,
    nameKey: foldLetters(fullName),
    words: userWords({ name, surname, email, mobile: typeof over.mobile === 'string' ? over.mobile : '' }),
    username,
    email,
    mobile: '',
    lessons: [],
    // Staff open courses and ranks for no other (PANEL-7, PANEL-8).
    verified: true,
    createdAt: new Date('2026-01-02T20:30:00Z'),
    ...over,
  };
};

function member(): Member {
  const username = unique('u');
  return {
    id: `uid-${username}`,
    fullName: `Şəmsi${username} Ülkər`,
    username,
    email: `posta.x${username}@kodyol.example`,
  };
}

/** Creates a user's record without an account, so that the panel can find the user. */
export async function newMember(over: FirestoreData = {}): Promise<Member> {
  const one = member();
  await stack.write({ [`users/${one.id}`]: recordOf(one, over) });
  return one;
}

/** Creates a user whose record is in the trash. */
export async function deletedMember(over: FirestoreData = {}): Promise<Member> {
  const one = member();
  await stack.write(inTrash('users', one.id, recordOf(one, over)));
  return one;
}

/** A document in the trash, as if a teacher had deleted it. */
export const inTrash = (collection: string, target: string, data: FirestoreData) => ({
  [`trash/${collection}_${target}`]: {
    collection,
    target,
    data,
    by: 'seed-teacher',
    at: new Date(),
    audit: `deleted-${target}`,
  },
});
