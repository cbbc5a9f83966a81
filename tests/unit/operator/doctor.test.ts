// A live project: the answers are written by the references of Google's services, because the emulators give none of most of them.
import { readFileSync } from 'node:fs';
import { expect, test, vi } from 'vitest';
import { encodeFields } from '#core/build/firestore-value.ts';
import { coursePaths, coursePrices, courseTasks } from '../../../scripts/course-paths.ts';
import { rulesToDeploy } from '../../../scripts/deployed-rules.ts';
import { Cloud } from '../../../scripts/operator/cloud.ts';
import { examine } from '../../../scripts/operator/doctor.ts';

const month = new Date().getUTCFullYear() * 100 + new Date().getUTCMonth() + 1;
const restricted = (...services: string[]) => ({
  apiTargets: services.map((service) => ({ service: `${service}.googleapis.com` })),
});
const key = (name: string, restrictions: object) => ({
  name: `projects/1/locations/global/keys/${name}`,
  displayName: name,
  restrictions,
});
const needed = restricted('identitytoolkit', 'securetoken', 'firestore', 'firebasestorage');
const document = (fields: object) => ({
  name: 'projects/school/databases/(default)/documents/a/b',
  fields: encodeFields({ ...fields }),
});

/** The answers of a project in which nothing is missing, by a part of the address; a number is a status. */
const good: Record<string, unknown> = {
  'documents/config/keys': document({ adminKey: 'a'.repeat(40), teacherKey: 't'.repeat(40) }),
  'documents/config/publish': document({ month, builds: 7 }),
  'documents/config/build': document({ hook: 'https://api.netlify.com/build_hooks/abc' }),
  'documents/config/courses': document({
    paths: coursePaths(),
    prices: coursePrices(),
    tasks: courseTasks(),
  }),
  'documents:listCollectionIds': { collectionIds: ['users', 'legacy'] },
  'documents:runQuery': [{ document: document({}) }],
  'releases/cloud.firestore': { rulesetName: 'projects/school/rulesets/f' },
  'releases/firebase.storage': { rulesetName: 'projects/school/rulesets/s' },
  'rulesets/f': { source: { files: [{ content: rulesToDeploy() }] } },
  'rulesets/s': { source: { files: [{ content: readFileSync('firebase/storage.rules', 'utf8') }] } },
  'collectionGroups/-/indexes': {
    indexes: JSON.parse(readFileSync('firebase/firestore.indexes.json', 'utf8')).indexes.map(
      (index: object) => ({
        ...index,
        state: 'READY',
      }),
    ),
  },
  'databases/(default)': {
    type: 'FIRESTORE_NATIVE',
    pointInTimeRecoveryEnablement: 'POINT_IN_TIME_RECOVERY_ENABLED',
  },
  'v2/projects/school/config': {
    signIn: { email: { enabled: true } },
    authorizedDomains: ['kodyol.example'],
    notification: {
      sendEmail: {
        callbackUri: 'https://kodyol.example/auth/action',
        dnsInfo: { customDomain: 'kodyol.example', useCustomDomain: true },
      },
    },
  },
  ':getIamPolicy': {
    bindings: [
      {
        role: 'roles/firebaserules.firestoreServiceAgent',
        members: ['serviceAccount:service-1@gcp-sa-firebasestorage.iam.gserviceaccount.com'],
      },
    ],
  },
  'firebaseappcheck.googleapis.com': {},
  'global/keys?': { keys: [key('browser', needed)] },
  'keys:lookupKey?keyString=AIza-test': { name: key('browser', needed).name },
  'serviceusage.googleapis.com': {
    services: ['firestore', 'generativelanguage'].map((name) => ({
      config: { name: `${name}.googleapis.com` },
    })),
  },
  'v1/b?project=school': { items: [{ name: 'school.appspot.com' }, { name: 'old-bucket' }] },
};

/** The token of an account that was made a moment ago with a key of this project. */
const tokenOf = (project: string) =>
  `x.${Buffer.from(JSON.stringify({ aud: project })).toString('base64url')}.x`;
const newToken = tokenOf('school');

/** What strangers are answered: nothing is open, and that nothing is kept from the rules can be seen. */
const closed: Record<string, unknown> = {
  'documents/config/failure?key=AIza-test': 404,
  'accounts:signUp?key=AIza-test': { idToken: newToken },
  'accounts:delete?key=AIza-test': {},
  'documents:runQuery': 403,
  'firebasestorage.googleapis.com/v0/b/': 403,
  'storage.googleapis.com/storage/v1/b/': 401,
};

/** Examines a project that differs in these answers. @returns the lines that are not `ok`, and the accounts that were deleted. */
async function examined(over: typeof good = {}, toStrangers: typeof closed = {}) {
  const deleted: string[] = [];
  vi.stubGlobal(
    'fetch',
    async (address: string, { headers, body }: { headers: Record<string, string>; body?: string }) => {
      const isOwner = headers.authorization === 'Bearer of-owner';
      // The rights of the operator never go with a stranger's request.
      expect(headers['x-goog-user-project']).toBe(isOwner ? 'school' : undefined);
      // What a test adds comes first: it names more of the request.
      const table = isOwner ? { ...good, ...over } : { ...toStrangers, ...closed, ...toStrangers };
      const asked = `${address} ${headers.authorization} ${body}`;
      const [part] = Object.keys(table).filter((one) =>
        one.split(' & ').every((piece) => asked.includes(piece)),
      );
      if (part === undefined) throw new Error(`Nobody expects ${asked}`);
      if (part?.startsWith('accounts:delete')) deleted.push(`${body}`);
      const answer = table[part];
      return typeof answer === 'number' ? new Response('{}', { status: answer }) : Response.json(answer);
    },
  );
  const said: string[] = [];
  const cloud = new Cloud('school', { GOOGLE_ACCESS_TOKEN: 'of-owner' });
  const context = {
    cloud,
    bucket: 'school.appspot.com',
    env: {
      PUBLIC_SITE_URL: 'https://kodyol.example',
      PUBLIC_FIREBASE_STORAGE_BUCKET: 'school.appspot.com',
      PUBLIC_FIREBASE_API_KEY: 'AIza-test',
    },
    say: (line: string) => said.push(line),
    askHidden: async () => '',
  };
  await examine(context).catch(() => {});
  return { said: said.filter((line) => !line.startsWith('ok ')), deleted };
}

test('[OPS-2] a live project in which nothing is missing has nothing to do, and the new account is deleted', async () => {
  expect(await examined()).toEqual({
    said: ['   7 of 60 builds of this month were requested.'],
    deleted: [JSON.stringify({ idToken: newToken })],
  });
});

test('[OPS-2] the doctor says what the keys of a project open, and who sends its letters', async () => {
  const open = { keys: [key('browser', {}), key('maps', restricted('maps-backend'))] };
  const { said } = await examined({
    'global/keys?': open,
    'v2/projects/school/config': {
      ...(good['v2/projects/school/config'] as object),
      notification: { sendEmail: { callbackUri: 'https://kodyol.example/auth/action' } },
    },
  });
  expect(said.slice(1)).toEqual([
    '!! sender of letters: Letters come from school.firebaseapp.com, so many land in spam: set your own domain (docs/letters.md).',
    '!! browser key: The key «browser» opens all 2 services, also generativelanguage: restrict it (docs/deploy.md, 2.6).',
  ]);
  const wrong = {
    ...restricted('identitytoolkit', 'securetoken', 'firestore', 'translate'),
    browserKeyRestrictions: {},
  };
  expect((await examined({ 'global/keys?': { keys: [key('browser', wrong)] } })).said.slice(1)).toEqual([
    '!! browser key: The browser key does not open firebasestorage, which the pages need.',
    '!! browser key: The browser key opens translate, which no page needs.',
    '!! browser key: The browser key is restricted to referrers: the build sends none and can read nothing.',
  ]);
  expect((await examined({ 'keys:lookupKey?keyString=AIza-test': 403 })).said.slice(1)).toEqual([
    '!! browser key: PUBLIC_FIREBASE_API_KEY is no key of this project.',
  ]);
  expect((await examined({ 'global/keys?': 403 })).said.slice(1)).toEqual([
    expect.stringMatching(/^\? {2}browser key/),
  ]);
});

test('[OPS-2] the doctor names the collections and buckets of a live project that guests and new accounts can list', async () => {
  const { said, deleted } = await examined(
    {},
    {
      'documents:runQuery & {"collectionId":"legacy"}': [],
      [`documents:runQuery & Bearer ${newToken} & {"collectionId":"notes","allDescendants":true}`]: [],
      [`firebasestorage.googleapis.com/v0/b/ & Firebase ${newToken} & prefix=receipts/`]: {},
      'storage.googleapis.com/storage/v1/b/old-bucket/': {},
    },
  );
  expect(said.slice(1)).toEqual([
    '!! public access: Close the collection legacy: a guest can list it.',
    '!! public access: Close the bucket old-bucket: a guest can list it.',
    '!! public access: Close the collection group notes: a new account can list it.',
    '!! public access: Close the bucket school.appspot.com: a new account can list it.',
  ]);
  expect(deleted).toHaveLength(1);
  const kept = await examined({}, { 'documents/config/failure?key=AIza-test': 403 });
  expect(kept.said.slice(1)).toEqual([expect.stringContaining('nothing was tried')]);
});

test('[OPS-2] the doctor notices the key of another project, where everything would look closed', async () => {
  const other = { idToken: tokenOf('shop') };
  const { said, deleted } = await examined({}, { 'accounts:signUp?key=AIza-test': other });
  expect(said.slice(1)).toEqual([
    '!! public access: PUBLIC_FIREBASE_API_KEY is of the project shop: set that of this one.',
  ]);
  expect(deleted).toEqual([JSON.stringify(other)]);
});
