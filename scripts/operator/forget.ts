import { readFile } from 'node:fs/promises';
import * as v from 'valibot';
import { Site } from '#core/installation/site.ts';
import { photoPath } from '#core/session/user.ts';
import { publicCertificate } from '#features/certificates/certificate.ts';
import { shownReviewPath } from '#features/graduates/graduate-review.ts';
import { buyerFields, openOrder, receiptPath, usedCoupon } from '#features/orders/order.ts';
import { queuePath, workPath } from '#features/works/work.ts';
import type { Part } from '#registry/personal-data.ts';
import type { Found, Write } from './cloud.ts';
import type { Context } from './commands.ts';

/** Who is to be forgotten, as far as the services know. */
interface Person {
  uid: string;
  /** The e-mails and usernames of the account, the record, and the record in the trash. */
  emails: string[];
  usernames: string[];
}

const trashOf = (uid: string) => `trash/users_${uid}`;

/** The uid for an e-mail. Records of accounts that are gone may have the same e-mail, so it must be the only one. */
async function uidOf({ cloud }: Context, asked: string): Promise<string> {
  if (!asked.includes('@')) return asked;
  const email = asked.toLowerCase();
  const [account, records, trashed] = await Promise.all([
    cloud.accountWith(email),
    cloud.where('users', 'email', email),
    cloud.where('trash', 'data.email', email),
  ]);
  const uids = new Set([
    ...(account ? [account.uid] : []),
    ...records.map(({ path }) => path.slice('users/'.length)),
    ...trashed.map(({ texts }) => texts.target ?? ''),
  ]);
  const [uid = '', ...others] = uids;
  if (uid === '') throw new Error(`Nobody has ${email}.`);
  if (others.length > 0)
    throw new Error(`${email} belongs to ${[...uids].join(', ')}: say which uid is to be forgotten.`);
  return uid;
}

async function personWith({ cloud }: Context, uid: string): Promise<Person> {
  const [account, record, trashed] = await Promise.all([
    cloud.account(uid),
    cloud.read(`users/${uid}`),
    cloud.read(trashOf(uid)),
  ]);
  if (record?.texts.adminKey !== undefined)
    throw new Error('This is an admin: `remove-admin` first, then rotate the key, the gates and the hook.');
  const known = (...values: (string | undefined)[]) =>
    [...new Set(values.filter((value) => value))] as string[];
  return {
    uid,
    emails: known(account?.email.toLowerCase(), record?.texts.email, trashed?.texts['data.email']),
    usernames: known(record?.texts.username, trashed?.texts['data.username']),
  };
}

/** The reservations of a person that nobody else has: an e-mail may have gone to another account meanwhile. */
async function reservationsOf({ cloud }: Context, { uid, emails, usernames }: Person): Promise<string[]> {
  const isOthers = async (field: string, value: string) =>
    (await cloud.where('users', field, value)).some(({ path }) => path !== `users/${uid}`);
  const free: string[] = [];
  for (const email of emails) {
    const holder = await cloud.accountWith(email);
    if ((!holder || holder.uid === uid) && !(await isOthers('email', email))) free.push(`emails/${email}`);
  }
  for (const username of usernames) {
    if (!(await isOthers('username', username))) free.push(`usernames/${username}`);
  }
  return free;
}

/**
 * Puts the brand in the place of an author in posts, also those in the trash. The log says who has created a post; a
 * photo names its author too.
 */
async function withoutAuthor(
  { cloud }: Context,
  uid: string,
  logged: Found[],
  brand: string,
): Promise<Write[]> {
  const created = logged.filter(({ texts }) => texts.collection === 'blogs' && texts.action === 'create');
  const ids = new Set(created.map(({ texts }) => texts.target));
  const photo = encodeURIComponent(photoPath(uid));
  const isOwn = (id: string | undefined, image = '') => ids.has(id) || image.includes(photo);
  const posts = (await cloud.all('blogs')).filter(
    ({ path, texts }) => texts.author !== brand && isOwn(path.slice('blogs/'.length), texts.author_image),
  );
  const trashed = (await cloud.all('trash')).filter(
    ({ texts }) =>
      texts.collection === 'blogs' &&
      texts['data.author'] !== brand &&
      isOwn(texts.target, texts['data.author_image']),
  );
  const anonymous = { author: brand, author_image: '' };
  return [
    ...posts.map(({ path }) => ({ path, data: anonymous })),
    ...trashed.map(({ path }: Found) => ({
      path,
      data: { data: anonymous },
      only: ['data.author', 'data.author_image'],
    })),
    // So that the site is built without the name.
    ...(posts.length > 0 ? [{ path: 'config/publish', data: { dirtyAt: new Date() } }] : []),
  ];
}

/**
 * Deletes what the person has sent by the forms, and takes the uid from messages that the person has answered (INBOX-1, INBOX-2).
 * The fields have no index, and an e-mail may be typed in capitals.
 */
async function withoutMessages({ cloud }: Context, { uid, emails }: Person): Promise<Write[]> {
  return (await cloud.all('messages')).flatMap<Write>(({ path, texts }) => {
    if (emails.includes((texts['fields.from_mail'] ?? '').trim().toLowerCase()))
      return [{ path, data: null }];
    return texts.takenBy === uid ? [{ path, data: {}, without: ['takenBy'] }] : [];
  });
}

/** Deletes what the person has asked under videos, and takes the answers from the questions of others (ASK-1, ASK-2). */
async function withoutQuestions({ cloud }: Context, uid: string): Promise<Write[]> {
  const asked = await cloud.where('questions', 'uid', uid);
  const answered = await cloud.where('questions', 'answeredBy', uid, 'ARRAY_CONTAINS');
  return [
    ...asked.map(({ path }) => ({ path, data: null })),
    ...answered
      .filter(({ path }) => !asked.some((one) => one.path === path))
      .map(({ path, lists }) => ({
        path,
        data: { answeredBy: (lists.answeredBy ?? []).filter((one) => one !== uid) },
        // A uid may begin with a digit.
        without: [`answers.\`${uid}\``],
      })),
  ];
}

const Thread = v.record(v.string(), v.object({ at: v.date(), name: v.string() }));

/**
 * Puts the brand in the place of a teacher in the works of others (TASK-2). An entry of a thread has no uid, but the time of its log
 * entry, which was written in the same commit.
 */
async function withoutReader({ cloud }: Context, logged: Found[], brand: string): Promise<Write[]> {
  const times = new Map<string, Set<number>>();
  for (const { texts, fields } of logged) {
    if (texts.collection !== 'works' || !texts.target || !(fields.at instanceof Date)) continue;
    const path = workPath(texts.target);
    times.set(path, (times.get(path) ?? new Set()).add(fields.at.getTime()));
  }
  const writes = [...times].map(async ([path, said]): Promise<Write[]> => {
    const thread = v.safeParse(Thread, (await cloud.read(path))?.fields.thread);
    const own = Object.entries(thread.success ? thread.output : {}).filter(
      ([, { at, name }]) => name !== brand && said.has(at.getTime()),
    );
    return own.map(([number]) => ({
      path,
      data: { thread: { [number]: { name: brand } } },
      only: [`thread.\`${number}\`.name`],
    }));
  });
  return (await Promise.all(writes)).flat();
}

/** What a step of forgetting does: to documents and to files. */
interface Removal {
  writes: Write[];
  files?: string[];
}

/** What all steps know. */
interface Task {
  context: Context;
  person: Person;
  /** The entries of the log that the person has written. */
  logged: Found[];
  brand: string;
}

const deleted = (found: readonly Found[]): Write[] => found.map(({ path }) => ({ path, data: null }));

/** The account's own: the record with all below it and the reservations, also in the trash, and certificates. */
async function withoutRecord({ context, person }: Task): Promise<Removal> {
  const { uid } = person;
  const below = await context.cloud.below(`users/${uid}`);
  const copies = `users/${uid}/certificates/`;
  // What everyone sees of a certificate (LEARN-8).
  const shown = below
    .filter(({ path }) => path.startsWith(copies))
    .map(({ path }) => publicCertificate(path.slice(copies.length)));
  const paths = [
    `users/${uid}`,
    ...shown,
    ...(await reservationsOf(context, person)),
    trashOf(uid),
    `blocked/${uid}`,
  ];
  const found = await Promise.all(paths.map((path) => context.cloud.read(path)));
  return { writes: deleted([...below, ...found.filter((one) => one !== null)]) };
}

/** Deletes what the person has ordered, with all receipts: bookkeeping keeps what was paid, without the buyer (PAY-2). */
async function withoutOrders({ context: { cloud, bucket }, person: { uid } }: Task): Promise<Removal> {
  const orders = await cloud.where('orders', 'uid', uid);
  const locks = orders.flatMap(({ texts: { course = '', coupon } }) => [
    openOrder({ uid, course }),
    ...(coupon === undefined ? [] : [usedCoupon({ uid, course }, coupon)]),
  ]);
  const writes = orders.map(
    ({ path, texts }): Write =>
      texts.state === 'paid' ? { path, data: {}, without: [...buyerFields] } : { path, data: null },
  );
  return {
    writes: [...writes, ...[...new Set(locks)].map((path) => ({ path, data: null }))],
    files: await cloud.filesIn(bucket, receiptPath(uid, '')),
  };
}

/**
 * Deletes what the person has handed in, and takes it out of the queues (TASK-1); of what the person has read for others the claim goes.
 */
async function withoutWorks({ context: { cloud, bucket }, person: { uid } }: Task): Promise<Removal> {
  const works = await cloud.where('works', 'uid', uid);
  const writes: Write[] = [];
  for (const { path, texts, fields } of works) {
    writes.push(...deleted(await cloud.below(path)), { path, data: null });
    const queue = queuePath(texts.course ?? '');
    if (typeof fields.ticket === 'number' && (await cloud.read(queue)))
      writes.push({ path: queue, data: {}, without: [`open.\`${fields.ticket}\``] });
  }
  const read = await cloud.where('works', 'claimedBy', uid);
  for (const { path } of read) writes.push({ path, data: {}, without: ['claimedBy', 'claimedName'] });
  // Also a picture that was uploaded and never sent.
  return { writes, files: await cloud.filesIn(bucket, `works/${uid}/`) };
}

/** The drafts of staff carry the name of who has saved them last, which the log knows by its uid (PANEL-17). */
async function withoutDrafts({ context: { cloud }, logged, brand }: Task): Promise<Removal> {
  const entries = new Set(logged.map(({ path }) => path.slice('audit/'.length)));
  const own = (await cloud.all('drafts')).filter(
    ({ texts }) => texts.author !== brand && entries.has(texts.audit ?? ''),
  );
  return { writes: own.map(({ path }) => ({ path, data: { author: brand } })) };
}

/** How each part of what names a person is forgotten. */
const steps: Record<Part, (task: Task) => Promise<Removal>> = {
  record: withoutRecord,
  orders: withoutOrders,
  questions: async ({ context, person }) => ({ writes: await withoutQuestions(context, person.uid) }),
  works: withoutWorks,
  // What the person has answered in quizzes (QUIZ-1).
  attempts: async ({ context: { cloud }, person: { uid } }) => ({
    writes: deleted(await cloud.where('attempts', 'uid', uid)),
  }),
  // With what everyone sees of it (COURSE-4). The built page shows it until the next build.
  graduateReviews: async ({ context: { cloud }, person: { uid } }) => {
    const own = await cloud.where('graduateReviews', 'uid', uid);
    const shown = own.flatMap(({ texts }) =>
      texts.shown ? [{ path: shownReviewPath(texts.shown), data: null }] : [],
    );
    return { writes: [...deleted(own), ...shown] };
  },
  photo: async ({ context: { cloud, bucket }, person: { uid } }) => ({
    writes: [],
    files: await cloud.filesIn(bucket, photoPath(uid)),
  }),
  messages: async ({ context, person }) => ({ writes: await withoutMessages(context, person) }),
  posts: async ({ context, person, logged, brand }) => ({
    writes: await withoutAuthor(context, person.uid, logged, brand),
  }),
  drafts: withoutDrafts,
  threads: async ({ context, logged, brand }) => ({ writes: await withoutReader(context, logged, brand) }),
};

/**
 * Deletes everything that names a person who can't do it in /settings, or who wrote posts (USER-6). What is gone
 * already is passed over, so it can be repeated. The log and the trash keep the uid of who changed something.
 */
export async function forget(context: Context, asked: string): Promise<void> {
  const { cloud, say, bucket } = context;
  if (bucket === '')
    throw new Error('Set PUBLIC_FIREBASE_STORAGE_BUCKET as for the site: the photo is there.');
  const uid = await uidOf(context, asked);
  const person = await personWith(context, uid);
  const { brand } = v.parse(
    Site,
    JSON.parse(await readFile(new URL('../../content/site.json', import.meta.url), 'utf8')),
  );
  const logged = await cloud.where('audit', 'by', uid);
  const removals = new Map<string, Removal>();
  for (const [part, step] of Object.entries(steps))
    removals.set(part, await step({ context, person, logged, brand }));
  const all = [...removals.values()];
  const files = all.flatMap((removal) => removal.files ?? []);
  const account = await cloud.account(uid);
  if (!account && files.length === 0 && all.every(({ writes }) => writes.length === 0)) {
    const isKnown = logged.length > 0 || (await cloud.where('audit', 'target', uid)).length > 0;
    if (!isKnown)
      throw new Error(`Nothing is found of ${uid}, and the log does not know it: is the uid right?`);
    say(`Nothing is left of ${uid}.`);
    return;
  }
  await cloud.write(all.flatMap(({ writes }) => writes));
  for (const file of files) await cloud.deleteFile(bucket, file);
  if (account) await cloud.deleteAccount(uid);
  const counted = [...removals].filter(([, { writes }]) => writes.length > 0);
  say(
    `${uid} is forgotten: ${account ? 'the account' : 'no account'}, ${files.length} files, documents: ${
      counted.map(([part, { writes }]) => `${part} ${writes.length}`).join(', ') || 'none'
    }.`,
  );
  say(
    'Posts of content/blogs are in Git: change `author` there. Backups keep what they have until they expire.',
  );
}
