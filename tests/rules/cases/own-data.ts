import { limit } from 'firebase/firestore/lite';
import { remove, set, update } from '#core/cloud/operation.ts';
import { changeEmail, confirmEmail } from '#core/cloud/own-record.ts';
import { limits } from '#core/words/limits.ts';
import { leave, ownCollections } from '#registry/own-data.ts';
import { patch, without } from '../support/attack.ts';
import { chapter, commit, get, list } from '../support/chapter.ts';
import { keys, record } from '../support/documents.ts';
import { wrongWords } from '../support/name-words.ts';
import { uidOf, type Who } from '../support/people.ts';

/** What users do with everything that is theirs: they delete it, or another e-mail gets into it. */
export const ownData = chapter('[USER-5] [USER-6] users: own data, deletion, another e-mail');
const { allow, deny } = ownData;
const ayla = ownData.committer('ayla');
const bahar = ownData.committer('bahar');
const renamed = ownData.committer('renamed');

const place = { v1: { seconds: 3, done: false, at: 1_767_225_600_000 } };
const lists = { '/blogs/git': { at: 1_767_225_600_000, title: 'Git' } };
const note = { a1: { video: 'v1', title: 'Git', seconds: 3, text: 'qeyd', at: 1_767_225_600_000 } };
const below = {
  'users/ayla/progress/frontend': place,
  'users/ayla/reading/saved': lists,
  'users/ayla/notes/frontend': note,
};

// Below the record
const others: Who[] = ['guest', 'bahar', 'teacher', 'admin'];
// Staff read certificates, too (certificates.ts).
for (const name of ownCollections.filter((one) => one !== 'certificates')) {
  const path = `users/ayla/${name}`;
  allow('ayla', `lists own ${name}`, list(path, limit(limits.page)), below);
  deny('ayla', `lists own ${name}, 51`, list(path, limit(limits.page + 1)), below);
  deny('ayla', `lists own ${name}, no limit`, list(path), below);
  for (const who of others) deny(who, `lists another's ${name}`, list(path, limit(1)), below);
}
for (const path of Object.keys(below)) {
  ayla.may(`deletes own ${path}`, remove(path), below);
  ayla.may(`deletes own ${path}, without a record`, remove(path), {
    ...below,
    'users/ayla': null,
  });
  allow('ayla', `gets own ${path}, without a record`, get(path), { ...below, 'users/ayla': null });
  for (const who of others) deny(who, `deletes another's ${path}`, commit(remove(path)), below);
}
ayla.mayNot('writes into a collection that is none of the site', set('users/ayla/other/one', {}));

// The record with its reservations
const whoLeaves = (who: Who) => {
  const uid = uidOf(who);
  return leave({ id: uid, username: uid, email: `${uid}@x.az` });
};
const students: Who[] = ['ayla', 'bahar', 'elnur'];
for (const who of students) allow(who, 'deletes own record', commit(whoLeaves(who)));
ayla.may('deletes own record that has no reservations', whoLeaves('ayla'), {
  'usernames/ayla': null,
  'emails/ayla@x.az': null,
});
for (const who of ['teacher', 'admin'] as const) deny(who, 'deletes own record', commit(whoLeaves(who)));
for (const field of ['userKey', 'adminKey']) {
  for (const key of ['', null, keys.teacherKey]) {
    ayla.mayNot(`deletes own record with ${field} = ${key && 'a key'}${key}`, whoLeaves('ayla'), {
      'users/ayla': record('ayla', { [field]: key }),
    });
  }
}
for (const who of ['guest', 'bahar', 'gone'] as const) {
  deny(who, "deletes another's record", commit(whoLeaves('ayla')));
}
for (const who of ['guest', 'bahar', 'teacher'] as const) {
  deny(who, "deletes another's record that has no reservations", commit(remove('users/ayla')), {
    'usernames/ayla': null,
    'emails/ayla@x.az': null,
  });
}
deny('teacher', "deletes a user's record and leaves no trash", commit(whoLeaves('ayla')));
ayla.mayNot('keeps the username reserved', without(whoLeaves('ayla'), 'usernames/ayla'));
ayla.mayNot('keeps the e-mail reserved', without(whoLeaves('ayla'), 'emails/ayla@x.az'));
ayla.mayNot("frees another's username, too", [whoLeaves('ayla'), remove('usernames/bahar')]);
ayla.mayNot("frees another's e-mail, too", [whoLeaves('ayla'), remove('emails/bahar@x.az')]);
for (const path of ['usernames/ayla', 'emails/ayla@x.az']) {
  ayla.mayNot(`frees ${path} and keeps the record`, remove(path));
  ayla.mayNot(`frees ${path} while the record changes`, [update('users/ayla', { mobile: '' }), remove(path)]);
  bahar.mayNot(`frees ${path} of another, and leaves`, [whoLeaves('bahar'), remove(path)]);
}

// Another e-mail of the account
const [from, to] = ['dilara@x.az', 'dilara-yeni@x.az'];
const named = (email: string) => ({ name: 'Ad', surname: 'Soyad', email, mobile: '' });
const moves = changeEmail('dilara', named(from), to);
renamed.may('the record follows the account', moves);
renamed.may('the record follows to an e-mail that is still reserved', moves, {
  [`emails/${to}`]: {},
});
renamed.may('the record follows from an e-mail that is not reserved', moves, {
  [`emails/${from}`]: null,
});
deny('dilara', 'takes another e-mail than the account has', commit(moves));
bahar.mayNot("changes another's e-mail", moves);
const toBahar = without(changeEmail('ayla', named('ayla@x.az'), 'bahar@x.az'), 'emails/ayla@x.az');
bahar.mayNot("writes the own e-mail into another's record that has no reservation", toBahar, {
  'emails/ayla@x.az': null,
});
bahar.mayNot("marks another's record that has the own e-mail", confirmEmail('elnur'), {
  'users/elnur': record('elnur', { email: 'bahar@x.az' }),
});
deny('admin', "changes a user's e-mail", commit(moves));
deny(
  'unproven',
  'takes an e-mail that is not verified',
  commit(changeEmail('elnur', named('elnur@x.az'), 'elnur-yeni@x.az')),
);
renamed.mayNot('does not free the old e-mail', without(moves, `emails/${from}`));
renamed.mayNot('does not reserve the new e-mail', without(moves, `emails/${to}`));
renamed.mayNot('takes an e-mail of the old account', changeEmail('dilara', named(from), 'bahar@x.az'));
renamed.mayNot("frees another's e-mail", [moves, remove('emails/bahar@x.az')]);
renamed.mayNot('reserves a third e-mail', [
  without(moves, `emails/${from}`),
  set('emails/dilara-2@x.az', {}),
]);
renamed.may(
  '[PANEL-15] the record follows, found by the same words',
  patch(moves, 'users/dilara', { words: ['ad'] }),
);
for (const words of wrongWords)
  renamed.mayNot(
    `the record follows with the words ${JSON.stringify(words).slice(0, 20)}`,
    patch(moves, 'users/dilara', { words }),
  );
renamed.mayNot('changes the name, too', patch(moves, 'users/dilara', { name: 'X' }));
renamed.mayNot('says that the e-mail is not verified', patch(moves, 'users/dilara', { verified: false }));
renamed.mayNot('marks the e-mail that the account had', confirmEmail('dilara'), {
  'users/dilara': record('dilara'),
});
renamed.mayNot('frees the old e-mail, record unchanged', remove(`emails/${from}`));
renamed.mayNot('reservation with data', patch(moves, `emails/${to}`, { uid: 'dilara' }));

// The look-up of e-mails, closed by the operator
const closed = { 'config/closed-emails': {} };
const asking: Who[] = ['guest', 'ayla', 'admin'];
for (const who of asking) {
  deny(who, 'asks whether an e-mail is reserved, look-up closed', get('emails/bahar@x.az'), closed);
  deny(who, 'asks for an e-mail that nobody has, look-up closed', get('emails/nobody@x.az'), closed);
  deny(who, 'closes the look-up', commit(set('config/closed-emails', {})));
}
