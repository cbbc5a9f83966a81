import { limit } from 'firebase/firestore/lite';
import { chapter, get, list } from '../support/chapter.ts';
import { everyone, staff, type Who } from '../support/people.ts';

export const users = chapter('[SIGNIN-1] [PANEL-11] users and reservations: reading');
const { allow, deny, reads } = users;

reads('users/ayla', ['ayla', ...staff]);
reads('users/admin', staff);
allow('fresh', 'gets own record that is not there yet', get('users/fresh'));

reads('usernames/ayla', everyone);
reads('emails/ayla@x.az', everyone);
reads('usernames/nobody', everyone);
reads('emails/nobody@x.az', everyone);
reads('blocked/barred', []);

const askers: Who[] = ['guest', 'ayla', 'admin'];
for (const path of ['usernames', 'emails', 'blocked', 'gates', 'config', 'slugs']) {
  for (const who of askers) deny(who, `lists ${path}`, list(path, limit(1)));
}
