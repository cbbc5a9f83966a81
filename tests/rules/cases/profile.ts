import { serverTimestamp } from 'firebase/firestore/lite';
import { limits } from '#domain/limits.ts';
import { type Fields, update } from '#gateways/firebase/batches/operation.ts';
import { editProfile } from '#gateways/firebase/batches/profile.ts';
import { patch } from '../support/attack.ts';
import { remove } from '../support/batches.ts';
import { chapter, commit } from '../support/chapter.ts';
import { long } from '../support/documents.ts';
import { members, uidOf, type Who } from '../support/people.ts';

/** A user changes name, surname, their key and the number in the own record, and nothing else. */
export const profile = chapter('[USER-1] [PANEL-11] users: own record');
const { deny, writes } = profile;
const names = { name: 'Yeni', surname: 'Soyad', mobile: '+994-50-123-45-67' };
const own = (who: Who, over: Fields = {}) =>
  patch(editProfile(uidOf(who), names), `users/${uidOf(who)}`, over);

writes('edits own profile', members, (who) => own(who));

const forbidden: Fields = {
  lessons: ['backend'],
  userKey: long(30),
  adminKey: long(30),
  email: 'z@x.az',
  username: 'zzz',
  createdAt: serverTimestamp(),
  audit: 'x',
  password: 'p',
  extra: 1,
};
const registered: Who[] = ['ayla', 'teacher', 'admin'];
for (const [field, value] of Object.entries(forbidden)) {
  for (const who of registered) {
    deny(who, `changes own ${field}`, commit(update(`users/${who}`, { [field]: value })));
    deny(who, `changes own ${field} with the profile`, commit(own(who, { [field]: value })));
  }
}

const wrong: Record<string, unknown[]> = {
  name: ['', long(limits.name + 1)],
  surname: ['', 7],
  nameKey: [long(limits.nameKey + 1)],
  mobile: ['x'],
};
for (const [field, values] of Object.entries(wrong)) {
  for (const value of values) {
    deny(
      'ayla',
      `changes own ${field} to ${String(value).slice(0, 9)}`,
      commit(own('ayla', { [field]: value })),
    );
  }
}

const others: Who[] = ['bahar', 'teacher', 'admin', 'guest'];
for (const who of others) deny(who, "edits another's profile", commit(editProfile('ayla', names)));
const deletable = ['ayla', 'teacher', 'admin'] as const;
for (const who of deletable) deny(who, 'deletes own record', commit(remove('users', who)(who)));
