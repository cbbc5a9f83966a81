import { randomUUID } from 'node:crypto';
import { encodeFields } from '#queries/firestore-value.ts';
import type { FirestoreData } from '#stack/seed/firestore-value.ts';
import { keys } from '#stack/seed/settings.ts';
import { registered } from '#support/accounts.ts';
import { credentialsOf, expect, post, stack, test } from '#support/site.ts';
import { newMember, unique } from '#support/staff.ts';

// A user can send requests that the pages do not offer, with their own token. Every batch here is complete and allowed
// for staff, so the rules refuse it only because of the user's role.

interface Write {
  path: string;
  fields: FirestoreData;
  /** Names of fields that get the server's time. */
  now?: string[];
  /** Only these fields are written. */
  mask?: string[];
}

const root = () => `projects/${process.env.KODYOL_TEST_PROJECT}/databases/(default)`;

async function tokenOf(credentials: { email: string; password: string }): Promise<string> {
  const answer = await fetch(
    `http://${stack.auth}/identitytoolkit.googleapis.com/v1/accounts:signInWithPassword?key=any`,
    {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ ...credentials, returnSecureToken: true }),
    },
  );
  return ((await answer.json()) as { idToken: string }).idToken;
}

async function commit(token: string, writes: Write[]): Promise<number> {
  const body = {
    writes: writes.map(({ path, fields, now = [], mask }) => ({
      update: { name: `${root()}/documents/${path}`, fields: encodeFields(fields) },
      ...(mask && { updateMask: { fieldPaths: mask } }),
      updateTransforms: now.map((fieldPath) => ({ fieldPath, setToServerValue: 'REQUEST_TIME' })),
    })),
  };
  const answer = await fetch(`http://${stack.firestore}/v1/${root()}/documents:commit`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  return answer.status;
}

interface Person {
  uid: string;
  /** The name in the record. */
  name: string;
  token: string;
}

function logged(
  { uid }: Person,
  collection: string,
  target: string,
  action: string,
  details: FirestoreData = {},
) {
  const audit = randomUUID();
  const fields = { collection, target, action, by: uid, ...details };
  return { audit, entry: { path: `audit/${audit}`, fields, now: ['at'] } };
}

function created(by: Person, collection: string, fields: FirestoreData, address?: string): Write[] {
  const id = unique('own-');
  const { audit, entry } = logged(by, collection, id, 'create', { title: fields.title ?? '' });
  const reserved = address ? [{ path: `slugs/${address}`, fields: { id } }] : [];
  return [
    { path: `${collection}/${id}`, fields: { ...fields, rev: 1, audit }, now: ['time'] },
    entry,
    ...reserved,
  ];
}

function changed(by: Person, uid: string, action: string, fields: FirestoreData): Write[] {
  const { audit, entry } = logged(by, 'users', uid, action, action === 'grant' ? { lesson: 'frontend' } : {});
  const mask = [...Object.keys(fields), 'audit'];
  return [{ path: `users/${uid}`, fields: { ...fields, audit }, mask }, entry];
}

const withoutTime = ({ time: _, ...fields }: FirestoreData): FirestoreData => fields;

const batches: Record<string, (by: Person, others: string) => Write[]> = {
  'a post': (by) => {
    const slug = unique('oz-yazi-');
    return created(
      by,
      'blogs',
      withoutTime(post(slug, { author: by.name, title: slug, titleKey: slug, hashtags: [slug] })),
      `blogs_${slug}`,
    );
  },
  'a video': (by) => {
    const named = { title: 'Öz videosu', titleKey: 'oz videosu', words: ['o', 'oz'] };
    const free = { ...named, hashtags: ['oz'], url: 'abcdefghijk' };
    return created(by, 'videos', { ...free, demo: 'false', paid: '', group: 'none' });
  },
  'a snippet': (by) => {
    const slug = unique('oz-kod-');
    const text = {
      codeName: 'js',
      title: slug,
      titleKey: slug,
      words: [slug.slice(0, 12)],
      content: '<p>a</p>',
      slug,
    };
    return created(by, 'codes', text, `codes_js_${slug}`);
  },
  'a lesson for somebody else': (by, others) => changed(by, others, 'grant', { lessons: ['frontend'] }),
  'a lesson for themselves': (by) => changed(by, by.uid, 'grant', { lessons: ['frontend'] }),
  "a teacher's key for somebody else": (by, others) =>
    changed(by, others, 'appoint', { userKey: keys.teacherKey }),
  "a teacher's key for themselves": (by) => changed(by, by.uid, 'appoint', { userKey: keys.teacherKey }),
  "an admin's key for themselves": (by) => changed(by, by.uid, 'appoint', { adminKey: keys.adminKey }),
  "somebody else's name": (_, others) => [
    { path: `users/${others}`, fields: { name: 'Saxta' }, mask: ['name'] },
  ],
  'their own name': (by) => [
    { path: `users/${by.uid}`, fields: { name: by.name.split(' ')[0] ?? '' }, mask: ['name'] },
  ],
};

const allowed: Record<string, string[]> = {
  student: ['their own name'],
  teacher: ['a post', 'a video', 'a snippet', 'a lesson for somebody else', 'their own name'],
  admin: [
    'a post',
    'a video',
    'a snippet',
    'a lesson for somebody else',
    "a teacher's key for somebody else",
    'their own name',
  ],
};

for (const [role, expected] of Object.entries(allowed)) {
  test(`@PANEL-11 the rules decide about direct requests of a ${role}`, async () => {
    const reader = await registered();
    const person: Person =
      role === 'student'
        ? { uid: `uid-${reader.username}`, name: 'Aygün Əliyeva', token: await tokenOf(reader) }
        : {
            uid: `seed-${role}`,
            name: role === 'admin' ? 'Kamran Əsgərov' : 'Nərmin Quliyeva',
            token: await tokenOf(credentialsOf(role === 'admin' ? 'admin' : 'teacher')),
          };
    const answers: Record<string, number> = {};
    for (const [what, batch] of Object.entries(batches)) {
      answers[what] = await commit(person.token, batch(person, (await newMember({ verified: true })).id));
    }
    const statusOf = (what: string) => (expected.includes(what) ? 200 : 403);
    expect(answers).toEqual(Object.fromEntries(Object.keys(batches).map((what) => [what, statusOf(what)])));
  });
}
