import { limit } from 'firebase/firestore/lite';
import { limits } from '#domain/shared/limits.ts';
import { remove, set, update } from '#gateways/operation.ts';
import { leave, ownCollections } from '#gateways/own-data.ts';
import { changeEmail, confirmEmail } from '#gateways/own-record.ts';
import { patch, without } from '../support/attack.ts';
import { chapter, commit, get, list } from '../support/chapter.ts';
import { keys, record } from '../support/documents.ts';
import { wrongWords } from '../support/name-words.ts';
import { uidOf, type Who } from '../support/people.ts';

/** What users do with everything that is theirs: they delete it, or another e-mail gets into it. */
export const ownData = chapter('[USER-5] [USER-6] users: own data, deletion, another e-mail');
const { allow, deny } = ownData;

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
  allow('ayla', `deletes own ${path}`, commit(remove(path)), below);
  allow('ayla', `deletes own ${path}, without a record`, commit(remove(path)), {
    ...below,
    'users/ayla': null,
  });
  allow('ayla', `gets own ${path}, without a record`, get(path), { ...below, 'users/ayla': null });
  for (const who of others) deny(who, `deletes another's ${path}`, commit(remove(path)), below);
}
deny('ayla', 'writes into a collection that is none of the site', commit(set('users/ayla/other/one', {})));

// The record with its reservations
const whoLeaves = (who: Who) => {
  const uid = uidOf(who);
  return leave({ id: uid, username: uid, email: `${uid}@x.az` });
};
const students: Who[] = ['ayla', 'bahar', 'elnur'];
for (const who of students) allow(who, 'deletes own record', commit(whoLeaves(who)));
allow('ayla', 'deletes own record that has no reservations', commit(whoLeaves('ayla')), {
  'usernames/ayla': null,
  'emails/ayla@x.az': null,
});
for (const who of ['teacher', 'admin'] as const) deny(who, 'deletes own record', commit(whoLeaves(who)));
for (const field of ['userKey', 'adminKey']) {
  for (const key of ['', null, keys.teacherKey]) {
    deny('ayla', `deletes own record with ${field} = ${key && 'a key'}${key}`, commit(whoLeaves('ayla')), {
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
deny('ayla', 'keeps the username reserved', commit(without(whoLeaves('ayla'), 'usernames/ayla')));
deny('ayla', 'keeps the e-mail reserved', commit(without(whoLeaves('ayla'), 'emails/ayla@x.az')));
deny('ayla', "frees another's username, too", commit(whoLeaves('ayla'), remove('usernames/bahar')));
deny('ayla', "frees another's e-mail, too", commit(whoLeaves('ayla'), remove('emails/bahar@x.az')));
for (const path of ['usernames/ayla', 'emails/ayla@x.az']) {
  deny('ayla', `frees ${path} and keeps the record`, commit(remove(path)));
  deny(
    'ayla',
    `frees ${path} while the record changes`,
    commit(update('users/ayla', { mobile: '' }), remove(path)),
  );
  deny('bahar', `frees ${path} of another, and leaves`, commit(whoLeaves('bahar'), remove(path)));
}

// Another e-mail of the account
const [from, to] = ['dilara@x.az', 'dilara-yeni@x.az'];
const named = (email: string) => ({ name: 'Ad', surname: 'Soyad', email });
const moves = changeEmail('dilara', named(from), to);
allow('renamed', 'the record follows the account', commit(moves));
allow('renamed', 'the record follows to an e-mail that is still reserved', commit(moves), {
  [`emails/${to}`]: {},
});
allow('renamed', 'the record follows from an e-mail that is not reserved', commit(moves), {
  [`emails/${from}`]: null,
});
deny('dilara', 'takes another e-mail than the account has', commit(moves));
deny('bahar', "changes another's e-mail", commit(moves));
const toBahar = without(changeEmail('ayla', named('ayla@x.az'), 'bahar@x.az'), 'emails/ayla@x.az');
deny('bahar', "writes the own e-mail into another's record that has no reservation", commit(toBahar), {
  'emails/ayla@x.az': null,
});
deny('bahar', "marks another's record that has the own e-mail", commit(confirmEmail('elnur')), {
  'users/elnur': record('elnur', { email: 'bahar@x.az' }),
});
deny('admin', "changes a user's e-mail", commit(moves));
deny(
  'unproven',
  'takes an e-mail that is not verified',
  commit(changeEmail('elnur', named('elnur@x.az'), 'elnur-yeni@x.az')),
);
deny('renamed', 'does not free the old e-mail', commit(without(moves, `emails/${from}`)));
deny('renamed', 'does not reserve the new e-mail', commit(without(moves, `emails/${to}`)));
deny(
  'renamed',
  'takes an e-mail of the old account',
  commit(changeEmail('dilara', named(from), 'bahar@x.az')),
);
deny('renamed', "frees another's e-mail", commit(moves, remove('emails/bahar@x.az')));
deny(
  'renamed',
  'reserves a third e-mail',
  commit(without(moves, `emails/${from}`), set('emails/dilara-2@x.az', {})),
);
allow(
  'renamed',
  '[PANEL-15] the record follows, found by the same words',
  commit(patch(moves, 'users/dilara', { words: ['ad'] })),
);
for (const words of wrongWords)
  deny(
    'renamed',
    `the record follows with the words ${JSON.stringify(words).slice(0, 20)}`,
    commit(patch(moves, 'users/dilara', { words })),
  );
deny('renamed', 'changes the name, too', commit(patch(moves, 'users/dilara', { name: 'X' })));
deny(
  'renamed',
  'says that the e-mail is not verified',
  commit(patch(moves, 'users/dilara', { verified: false })),
);
deny('renamed', 'marks the e-mail that the account had', commit(confirmEmail('dilara')));
deny('renamed', 'frees the old e-mail, record unchanged', commit(remove(`emails/${from}`)));
deny('renamed', 'reservation with data', commit(patch(moves, `emails/${to}`, { uid: 'dilara' })));

// The look-up of e-mails, closed by the operator
const closed = { 'config/closed-emails': {} };
const asking: Who[] = ['guest', 'ayla', 'admin'];
for (const who of asking) {
  deny(who, 'asks whether an e-mail is reserved, look-up closed', get('emails/bahar@x.az'), closed);
  deny(who, 'asks for an e-mail that nobody has, look-up closed', get('emails/nobody@x.az'), closed);
  deny(who, 'closes the look-up', commit(set('config/closed-emails', {})));
}
