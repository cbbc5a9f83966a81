import { randomBytes } from 'node:crypto';
import { dayCounter } from '#core/cloud/operation.ts';
import { userWords } from '#core/session/name-search.ts';
import { titleWords } from '#core/words/title.ts';
import { messageMonths } from '#features/inbox/message.ts';
import { gateDigest } from '#panel/gate-password.ts';
import { type PanelRole, panelRoles } from '#panel/panel.ts';
import { coursePaths, coursePrices, courseTasks } from '../course-paths.ts';
import type { Cloud, Found } from './cloud.ts';

/** The services that the commands use. */
export interface Context {
  cloud: Cloud;
  /** The bucket of Storage, '' if it is not configured. */
  bucket: string;
  /** The settings of the site and the operator's own, by the names of their variables. */
  env: Record<string, string | undefined>;
  say(line: string): void;
  /** Asks for a text without showing it. */
  askHidden(question: string): Promise<string>;
}

const keyField = { admin: 'adminKey', teacher: 'userKey' } as const satisfies Record<PanelRole, string>;
const configuredKey = { admin: 'adminKey', teacher: 'teacherKey' } as const satisfies Record<
  PanelRole,
  string
>;
/** The rules ignore keys with fewer than 20 characters. */
const newKey = () => randomBytes(32).toString('base64url');
const leastPassword = 12;
/** Older than any build, so that a new site does not request a build. */
const nothingToPublish = new Date('2023-01-01T00:00:00Z');

/** Creates the documents that are needed before the first admin. Existing documents do not change. */
export async function setUp({ cloud, say }: Context): Promise<void> {
  const documents = {
    'config/keys': { adminKey: newKey(), teacherKey: newKey() },
    'config/build': { hook: '' },
    'config/publish': { dirtyAt: nothingToPublish },
  };
  for (const [path, data] of Object.entries(documents)) {
    const isThere = (await cloud.read(path)) !== null;
    if (!isThere) await cloud.write([{ path, data }]);
    say(`${path}: ${isThere ? 'is there, unchanged' : 'written'}`);
  }
  await nameCourses(cloud, say);
  await writeWords(cloud, say);
}

/** Writes the courses that can have progress, what an order of one costs, and their tasks. Earlier paths stay. */
async function nameCourses(cloud: Cloud, say: Context['say']): Promise<void> {
  const paths = coursePaths();
  const known = (await cloud.read('config/courses'))?.lists.paths ?? [];
  const all = [...new Set([...known, ...paths])];
  await cloud.write([
    { path: 'config/courses', data: { paths: all, prices: coursePrices(), tasks: courseTasks() } },
  ]);
  say(`config/courses: ${all.length} courses, ${all.length - known.length} of them new`);
}

/** Writes the search words where they are missing or others: by them users and content are found (PANEL-15, SEARCH-1). */
async function writeWords(cloud: Cloud, say: Context['say']): Promise<void> {
  const writeAs = async (collection: string, wordsOf: (texts: Found['texts']) => string[] | null) => {
    const writes = (await cloud.all(collection)).flatMap(({ path, texts, lists }) => {
      const words = wordsOf(texts);
      return words === null || words.join(' ') === lists.words?.join(' ') ? [] : [{ path, data: { words } }];
    });
    await cloud.write(writes);
    say(`${collection}: search words of ${writes.length} documents written`);
  };
  await writeAs('users', ({ name, surname, email, mobile = '' }) =>
    name && surname && email ? userWords({ name, surname, email, mobile }) : null,
  );
  for (const collection of ['videos', 'blogs', 'codes'])
    await writeAs(collection, ({ title }) => (title ? titleWords(title) : null));
}

async function keyOf(cloud: Cloud, role: PanelRole): Promise<string> {
  const key = (await cloud.read('config/keys'))?.texts[configuredKey[role]];
  if (!key) throw new Error('config/keys is missing. Run `setup` first.');
  return key;
}

async function recordsWith(cloud: Cloud, email: string): Promise<Found[]> {
  const users = await cloud.where('users', 'email', email.toLowerCase());
  if (users.length === 0) throw new Error(`No user has signed up with ${email}. Sign up on the site first.`);
  return users;
}

const uidOf = ({ path }: Found): string => path.slice('users/'.length);

/** The record of the user who has verified the e-mail: anybody can sign up with an address without verifying it. */
async function ownerOf(cloud: Cloud, email: string): Promise<Found> {
  for (const user of await recordsWith(cloud, email)) {
    const account = await cloud.account(uidOf(user));
    if (account?.verified && account.email.toLowerCase() === email.toLowerCase()) return user;
  }
  throw new Error(
    `${email} is not verified. Sign in on the site, follow the link in the verification e-mail (/settings), then try again.`,
  );
}

/** Makes a registered user with a verified e-mail an admin. Teachers are appointed in the panel. */
export async function addAdmin({ cloud, say }: Context, email: string): Promise<void> {
  const user = await ownerOf(cloud, email);
  await cloud.write([{ path: user.path, data: { adminKey: await keyOf(cloud, 'admin') } }]);
  say(`${user.texts.username} is an admin.`);
}

export async function removeAdmin({ cloud, say }: Context, email: string): Promise<void> {
  const users = (await recordsWith(cloud, email)).filter(({ texts }) => texts.adminKey !== undefined);
  if (users.length === 0) throw new Error(`${email} is no admin.`);
  await cloud.write(users.map(({ path }) => ({ path, data: {}, without: ['adminKey'] })));
  const names = users.map(({ texts }) => texts.username).join(', ');
  say(`${names} is no admin any more. Rotate the admin key, the gates and the build hook: they were seen.`);
  const admins = await cloud.where('users', 'adminKey', await keyOf(cloud, 'admin'));
  if (admins.length === 0) say('No admin is left: `add-admin` makes one.');
}

/** Asks for the panel's two passwords and replaces the old ones. */
export async function setGates({ cloud, say, askHidden }: Context): Promise<void> {
  const passwords = new Map<PanelRole, string>();
  for (const role of panelRoles) {
    const password = await askHidden(`New password of the ${role} panel: `);
    if (password.trim().length < leastPassword)
      throw new Error(
        `A panel password has ${leastPassword} characters or more, without blanks around them.`,
      );
    if ([...passwords.values()].includes(password))
      throw new Error('The two panels need different passwords.');
    passwords.set(role, password);
  }
  for (const [role, password] of passwords) {
    const path = `gates/${await gateDigest(password, cloud.projectId)}`;
    const old = (await cloud.where('gates', 'role', role)).filter((gate) => gate.path !== path);
    await cloud.write([{ path, data: { role } }, ...old.map((gate) => ({ path: gate.path, data: null }))]);
    say(`${role} panel: new password, ${old.length} old one(s) removed`);
  }
}

/** Asks for the build hook, a secret, and saves it as `config/build.hook`, which staff can read (PANEL-12). */
export async function setHook({ cloud, say, askHidden }: Context): Promise<void> {
  const hook = (await askHidden('Address of the build hook: ')).trim();
  if (!/^https:\/\/api\.netlify\.com\/build_hooks\/\w+$/.test(hook)) {
    throw new Error(
      'A build hook is https://api.netlify.com/build_hooks/… (the pages let the panel call nothing else).',
    );
  }
  await cloud.write([{ path: 'config/build', data: { hook } }]);
  say('The panel calls the new hook from its next visit on. Delete the old one at Netlify now.');
}

/**
 * Sets how many minutes without a change come before a build, how many lie between two builds, and how many builds a month has at
 * most, as `10,30,60` (PANEL-12, OPS-2).
 */
export async function setPace({ cloud, say }: Context, asked: string): Promise<void> {
  const [quiet = 0, interval = 0, monthly = 0] = asked.split(',').map(Number);
  const most = Math.max(quiet, interval);
  if (!/^\d+,\d+,\d+$/.test(asked) || interval < 1 || monthly < 1 || most > 1_440 || monthly > 10_000)
    throw new Error(
      'The pace is two whole numbers of minutes, a day at most, and builds a month, 10,000 at most: pace 10,30,60.',
    );
  await cloud.write([
    { path: 'config/build', data: { quiet: quiet * 60, interval: interval * 60, monthly } },
  ]);
  say(
    `A build comes after ${quiet} minutes without a change, and ${interval} minutes after the last one, ${monthly} times a month at most.`,
  );
}

/** Writes a new key for a role into the configuration and into all records with the old key. */
export async function rotateKey({ cloud, say }: Context, role: string): Promise<void> {
  if (role !== 'admin' && role !== 'teacher') throw new Error('Rotate which key? admin or teacher.');
  const old = await keyOf(cloud, role);
  const holders = await cloud.where('users', keyField[role], old);
  const key = newKey();
  // The configuration is written last: until then the old key is valid for all, also if the command is interrupted.
  await cloud.write([
    ...holders.map(({ path }) => ({ path, data: { [keyField[role]]: key } })),
    { path: 'config/keys', data: { [configuredKey[role]]: key } },
  ]);
  say(`New ${role} key; ${holders.length} record(s) carry it.`);
}

/**
 * Removes the records that deleted accounts have left for an e-mail, and its reservation unless an existing account has
 * the e-mail now. Without this command its owner could get it by verifying it, but the records would stay.
 */
export async function freeEmail({ cloud, say }: Context, email: string): Promise<void> {
  const address = email.toLowerCase();
  const users = await cloud.where('users', 'email', address);
  const accounts = await Promise.all(users.map((user) => cloud.account(uidOf(user))));
  const orphans = users.filter((_, place) => accounts[place] === null);
  const held = users.filter((user) => !orphans.includes(user));
  await cloud.write([
    ...orphans.flatMap(({ path, texts }) => [
      { path, data: null },
      { path: `usernames/${texts.username}`, data: null },
    ]),
    ...(held.length === 0 ? [{ path: `emails/${address}`, data: null }] : []),
  ]);
  for (const { path, texts } of orphans) say(`${path} (${texts.username}) had no account: removed.`);
  for (const { path, texts } of held) say(`${path} (${texts.username}) has an account: unchanged.`);
  say(held.length === 0 ? `${address} is free.` : `${address} is taken. A password reset goes to its owner.`);
}

/** Closes or opens the look-up that tells whether an e-mail has an account (docs/deploy.md). */
export async function setEmails({ cloud, say }: Context, state: string): Promise<void> {
  if (state !== 'open' && state !== 'closed') throw new Error('Look-up of e-mails: open or closed?');
  await cloud.write([{ path: 'config/closed-emails', data: state === 'closed' ? {} : null }]);
  say(
    state === 'closed'
      ? 'Nobody can ask any more which e-mails have an account. Sign-in and reset show one text for all.'
      : 'Sign-in and reset say when an e-mail has no account.',
  );
}

/** The records of everybody who has a role's key now. */
async function staffOf(cloud: Cloud): Promise<Found[]> {
  const keys = (await cloud.read('config/keys'))?.texts ?? {};
  const holders = await Promise.all(
    panelRoles.map((role) => cloud.where('users', keyField[role], keys[configuredKey[role]] ?? '')),
  );
  return [...new Map(holders.flat().map((found) => [found.path, found])).values()];
}

/** The usernames of staff who have no second factor. */
export async function staffWithoutFactor(cloud: Cloud): Promise<string[]> {
  const staff = await staffOf(cloud);
  const accounts = await Promise.all(staff.map((user) => cloud.account(uidOf(user))));
  return staff
    .filter((_, place) => (accounts[place]?.factors ?? 0) === 0)
    .map(({ path, texts }) => texts.username ?? path);
}

/** Whether the rules want a second factor of staff (USER-8). It stands beside the keys. */
export async function setFactor({ cloud, say }: Context, state: string): Promise<void> {
  if (state !== 'on' && state !== 'off') throw new Error('Second factor of staff: on or off?');
  if ((await cloud.read('config/keys')) === null)
    throw new Error('config/keys is missing. Run `setup` first.');
  // Whoever has the password of a member without a factor would set up one.
  const without = state === 'on' ? await staffWithoutFactor(cloud) : [];
  if (without.length > 0)
    throw new Error(
      `Without a second factor: ${without.join(', ')}. Nothing is changed: each sets it up in /settings first, which a site with PUBLIC_SECOND_FACTOR=on offers.`,
    );
  await cloud.write([{ path: 'config/keys', data: { secondFactor: state === 'on' } }]);
  say(
    state === 'on'
      ? 'All staff have one. From now on the rules refuse staff whose session was opened without.'
      : 'Staff need no second factor any more.',
  );
}

/** Takes the authenticator app from somebody who has lost it, and ends the sessions (USER-8). */
export async function resetFactor({ cloud, say }: Context, email: string): Promise<void> {
  const account = await cloud.accountWith(email.toLowerCase());
  if (!account) throw new Error(`Nobody has an account with ${email}.`);
  if (account.factors === 0) return say(`${email} has no second factor.`);
  await cloud.removeFactors(account.uid);
  say(
    `${email} signs in with the password alone, on all devices anew, and sets up another app in /settings.`,
  );
}

/**
 * Deletes the messages of visitors that are older than the privacy page says (INBOX-2), and the counts of days that are over.
 * For a schedule.
 */
export async function deleteOldMessages({ cloud, say }: Context): Promise<void> {
  const time = new Date();
  time.setUTCMonth(time.getUTCMonth() - messageMonths);
  let deleted = 0;
  for (;;) {
    const old = await cloud.before('messages', 'at', time);
    await cloud.write(old.map(({ path }) => ({ path, data: null })));
    deleted += old.length;
    if (old.length === 0) break;
  }
  // The rules still read those of an hour ago and of one ahead.
  const now = Date.now();
  const days = [-1, 0, 1].map((day) => dayCounter('messages', new Date(now + day * 86_400_000)));
  const counters = (await cloud.all('counters')).filter(({ path }) => !days.includes(path));
  await cloud.write(counters.map(({ path }) => ({ path, data: null })));
  say(`${deleted} messages older than ${messageMonths} months are deleted.`);
}
