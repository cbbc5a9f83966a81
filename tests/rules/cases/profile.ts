import { deleteField, serverTimestamp } from 'firebase/firestore/lite';
import { type Fields, update } from '#core/cloud/operation.ts';
import { confirmEmail, editProfile } from '#core/cloud/own-record.ts';
import { limits } from '#core/words/limits.ts';
import { patch } from '../support/attack.ts';
import { remove } from '../support/batches.ts';
import { chapter, commit } from '../support/chapter.ts';
import { joinedLine, long, record, wrongLines } from '../support/documents.ts';
import { wrongWords } from '../support/name-words.ts';
import { members, uidOf, type Who } from '../support/people.ts';

/** Users may change name, surname, name key and phone number of their own record, and no other field. */
export const profile = chapter('[USER-1] [PANEL-11] users: own record');
const { allow, deny, writes } = profile;
const bahar = profile.committer('bahar');
const names = { name: 'Yeni', surname: 'Soyad', mobile: '+994-50-123-45-67' };
const own = (who: Who, over: Fields = {}) =>
  patch(editProfile(uidOf(who), names, `${who}@x.az`), `users/${uidOf(who)}`, over);

writes('edits own profile', members, (who) => own(who));

allow(
  'ayla',
  'changes own name to one with joiners',
  commit(own('ayla', { name: joinedLine, surname: joinedLine })),
);

const forbidden: Fields = {
  lessons: ['backend'],
  userKey: long(30),
  adminKey: long(30),
  email: 'z@x.az',
  username: 'zzz',
  createdAt: serverTimestamp(),
  verified: false,
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
  name: ['', long(limits.name + 1), ...wrongLines],
  surname: ['', 7, ...wrongLines],
  nameKey: [long(limits.nameKey + 1)],
  words: wrongWords,
  mobile: ['x'],
};
for (const [field, values] of Object.entries(wrong)) {
  for (const value of values) {
    deny(
      'ayla',
      `changes own ${field} to ${JSON.stringify(value)?.slice(0, 20)}`,
      commit(own('ayla', { [field]: value })),
    );
  }
}

const others: Who[] = ['bahar', 'teacher', 'admin', 'guest'];
for (const who of others)
  deny(who, "edits another's profile", commit(editProfile('ayla', names, 'ayla@x.az')));
const deletable = ['ayla', 'teacher', 'admin'] as const;
for (const who of deletable) deny(who, 'deletes own record', commit(remove('users', who)(who)));

// Only the owner's own token with a verified e-mail may mark the e-mail as verified.
const confirming = (over: Fields) => commit(patch(confirmEmail('bahar'), 'users/bahar', over));
const unmarked = { 'users/bahar': record('bahar') };
bahar.may('[PANEL-8] marks own e-mail as verified', confirmEmail('bahar'), unmarked);
bahar.mayNot(
  '[PANEL-15] marks own e-mail and changes the words',
  patch(confirmEmail('bahar'), 'users/bahar', { words: ['basqa'] }),
  unmarked,
);
const unverified: Who[] = ['guest', 'elnur', 'fresh', 'colleague'];
for (const who of unverified) deny(who, 'marks own e-mail, not verified', commit(confirmEmail(uidOf(who))));
bahar.mayNot("marks another's e-mail as verified", confirmEmail('ayla'));
deny('admin', "marks a user's e-mail as verified", commit(confirmEmail('bahar')));
bahar.mayNot("marks a record that has another's e-mail", confirmEmail('bahar'), {
  'users/bahar': record('bahar', { email: 'ayla@x.az' }),
});
bahar.may('marks own e-mail in a record that says false', confirmEmail('bahar'), {
  'users/bahar': record('bahar', { verified: false }),
});
for (const verified of [false, 'true', 1, null, deleteField()]) {
  deny('bahar', `marks own e-mail with ${JSON.stringify(verified)}`, confirming({ verified }), {
    'users/bahar': record('bahar', { verified: true }),
  });
}
deny('bahar', 'marks own e-mail and renames at once', confirming({ name: 'X' }), unmarked);
deny('bahar', 'marks own e-mail and takes a lesson', confirming({ lessons: ['frontend'] }), unmarked);
