import type { Fields } from '#core/cloud/operation.ts';
import { remove, set } from '#core/cloud/operation.ts';
import { limits } from '#core/words/limits.ts';
import { moved, operationAt, patch, without } from '../support/attack.ts';
import { signUp } from '../support/batches.ts';
import { chapter, commit } from '../support/chapter.ts';
import { keys, long } from '../support/documents.ts';
import { wrongWords } from '../support/name-words.ts';
import type { Who } from '../support/people.ts';

export const signingUp = chapter('[SIGNUP-1] [SIGNUP-2] [SIGNUP-3] users, usernames, emails: sign-up');
const { allow, deny, refuses, writes } = signingUp;
const owner = signingUp.committer('owner');
const fresh = (over: Fields = {}) => signUp('fresh', over);

writes('signs up', ['fresh'], signUp);
writes('signs up under a name of their own choice', ['fresh'], (who) => signUp(who, { username: 'secilen' }));
allow('fresh', 'signs up with a mobile number', commit(fresh({ mobile: '+994-50-123-45-67' })));
allow('fresh', 'signs up with the longest name', commit(fresh({ name: long(limits.name) })));
allow(
  'fresh',
  'signs up with the largest number of name words',
  commit(
    fresh({ words: [...Array(limits.words - 1).fill('a'), long(limits.wordsText - 2 * (limits.words - 1))] }),
  ),
);
allow('fresh', 'signs up with the longest username', commit(fresh({ username: long(30) })));
allow('mixed', 'signs up with the lower case of the token e-mail', commit(signUp('mixed')));

// Accounts that were deleted
const unreserved = (who: Who) => ({ [`emails/${who}@x.az`]: null, [`usernames/${who}`]: null });
deny(
  'barred',
  'blocked user signs up again',
  commit(signUp('barred', { username: 'yeniad' })),
  unreserved('barred'),
);
deny('gone', 'user in the trash signs up again', commit(signUp('gone')), unreserved('gone'));
allow('gone', 'neither in the trash nor blocked: signs up', commit(signUp('gone')), {
  ...unreserved('gone'),
  'trash/users_gone': null,
});

// The record
const wrong: Fields = {
  name: ['', long(limits.name + 1), 5, null, undefined],
  surname: ['', long(limits.name + 1), 5, undefined],
  nameKey: ['', long(limits.nameKey + 1), 5, undefined],
  words: [...wrongWords, undefined],
  mobile: ['994', '+994-50-123-45-678', 5, undefined],
  username: ['ab', long(31), 'Fresh', '1abc', 'a b c', 'əli_'],
  email: ['other@x.az', 'FRESH@x.az'],
  lessons: [['frontend'], 'frontend', undefined],
  createdAt: [new Date('2020-01-01'), undefined],
};
for (const [field, values] of Object.entries(wrong)) {
  refuses('fresh', 'signs up', fresh, field, values as unknown[]);
}
for (const field of ['password', 'userKey', 'adminKey', 'audit', 'verified', 'extra']) {
  refuses('fresh', 'signs up', fresh, field, [keys.teacherKey]);
}
deny('slashed', "signs up, '/' in the e-mail", commit(without(signUp('slashed'), 'emails/a/b@x.az')));
deny('nomail', 'anonymous account signs up', commit(signUp('nomail')));

// The reservations
deny('fresh', "claims another's username", commit(fresh({ username: 'ayla' })));
deny(
  'fresh',
  "claims another's username without its reservation",
  commit(without(fresh({ username: 'ayla' }), 'usernames/ayla')),
);
deny('fresh', "claims another's e-mail", commit(fresh({ email: 'ayla@x.az' })));
deny('fresh', 'e-mail already reserved', commit(without(fresh(), 'emails/fresh@x.az')), {
  'emails/fresh@x.az': {},
});
deny('fresh', 'no username reserved', commit(without(fresh(), 'usernames/fresh')));
deny('fresh', 'no e-mail reserved', commit(without(fresh(), 'emails/fresh@x.az')));
deny('fresh', "writes another's record", commit(moved(fresh(), 'users/fresh', 'users/someone')));
deny(
  'fresh',
  'writes a second record on the same reservations',
  commit(fresh(), { ...operationAt(fresh(), 'users/fresh'), path: 'users/someone' }),
);
deny('fresh', 'reserves only a username', commit(set('usernames/fresh', {})));
deny('fresh', 'reserves only an e-mail', commit(set('emails/fresh@x.az', {})));
deny('fresh', 'reserves a second username', commit(fresh(), set('usernames/second', {})));
deny('fresh', 'reserves a second e-mail', commit(fresh(), set('emails/second@x.az', {})));
deny('fresh', 'reservation that carries data', commit(patch(fresh(), 'usernames/fresh', { uid: 'fresh' })));
deny(
  'fresh',
  'e-mail reservation that carries data',
  commit(patch(fresh(), 'emails/fresh@x.az', { uid: 'fresh' })),
);
deny('ayla', 'registered user reserves another username', commit(set('usernames/yeni', {})));
const meddlers: Who[] = ['guest', 'dilara', 'bahar', 'gone', 'teacher', 'admin'];
for (const who of meddlers) {
  for (const path of ['usernames/ayla', 'emails/ayla@x.az']) {
    deny(who, `deletes ${path}`, commit(remove(path)));
    deny(who, `writes over ${path}`, commit(set(path, {})));
  }
}

// An e-mail that is still reserved by a deleted account: a user who has verified it may take it over (SIGNUP-3).
const taking = (over: Fields = {}) => signUp('owner', over);
const address = 'emails/owner@x.az';
owner.may('takes over the own verified e-mail', taking());
owner.may('takes over the own verified e-mail, reservation untouched', without(taking(), address));
owner.may('reserves the own verified e-mail, which nobody has', taking(), { [address]: null });
owner.mayNot('signs up, verified, and reserves no e-mail', without(taking(), address), {
  [address]: null,
});
deny('fresh', 'takes over an e-mail that is not verified', commit(fresh()), { 'emails/fresh@x.az': {} });
owner.mayNot("takes over another's e-mail", taking({ email: 'ayla@x.az' }));
owner.mayNot("takes another's username over, too", taking({ username: 'orphan' }));
owner.mayNot('takes over with data', patch(taking(), address, { uid: 'owner' }));
for (const path of ['trash/users_owner', 'blocked/owner']) {
  owner.mayNot(`takes over the own e-mail, ${path} is there`, taking(), { [path]: {} });
}
owner.mayNot(
  'takes over the e-mail through the record that has it',
  moved(taking(), 'users/owner', 'users/orphan'),
);
owner.mayNot('frees the own e-mail', remove(address));
