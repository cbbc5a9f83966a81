// The answers are written by the references of Google's services; the emulators give none of them.
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import {
  appCheckProblems,
  authProblems,
  databaseProblems,
  grantProblems,
  indexProblems,
  rulesProblems,
} from '../../../scripts/operator/project-settings.ts';

test('the doctor names each setting of Auth that is not as the guide says', () => {
  const good = {
    signIn: { email: { enabled: true, passwordRequired: true } },
    authorizedDomains: ['kodyol.example'],
    notification: { sendEmail: { callbackUri: 'https://kodyol.example/auth/action' } },
  };
  const problems = (settings: object) =>
    authProblems(settings, 'https://kodyol.example', '/auth/action').join('\n');
  expect(problems(good)).toBe('');
  const app = (state: string) => ({ ...good, mfa: { providerConfigs: [{ state, totpProviderConfig: {} }] } });
  const withFactor = (settings: object) =>
    authProblems(settings, 'https://kodyol.example', '/auth/action', true).join('\n');
  expect([good, app('DISABLED'), app('ENABLED')].map(withFactor)).toEqual([
    expect.stringMatching(/^Switch on authenticator apps/),
    expect.stringMatching(/^Switch on authenticator apps/),
    '',
  ]);
  expect(problems({}).split('\n')).toHaveLength(3);
  expect(problems({ ...good, signIn: { ...good.signIn, anonymous: { enabled: true } } })).toMatch(
    /anonymous/,
  );
  expect(problems({ ...good, signIn: { ...good.signIn, allowDuplicateEmails: true } })).toMatch(
    /one account/,
  );
  expect(problems({ ...good, authorizedDomains: ['localhost'] })).toBe(
    'Add kodyol.example to the authorised domains.',
  );
  const theirs = { sendEmail: { callbackUri: 'https://kodyol.firebaseapp.com/__/auth/action' } };
  expect(problems({ ...good, notification: theirs })).toMatch(/^Set the templates' action URL/);
});

test('the doctor compares the indexes with those of this checkout', () => {
  const wanted = JSON.parse(readFileSync('firebase/firestore.indexes.json', 'utf8'));
  const answer = (state: string) => ({
    indexes: wanted.indexes.map(
      ({ collectionGroup, fields }: { collectionGroup: string; fields: object[] }) => ({
        name: `projects/p/databases/(default)/collectionGroups/${collectionGroup}/indexes/x`,
        queryScope: 'COLLECTION',
        fields: [...fields, { fieldPath: '__name__', order: 'DESCENDING' }],
        state,
      }),
    ),
  });
  expect(indexProblems(wanted, answer('READY'))).toEqual([]);
  expect(indexProblems(wanted, answer('CREATING'))).toHaveLength(wanted.indexes.length);
  expect(indexProblems(wanted, {})).toContain('Deploy the index blogs: hashtags CONTAINS, time DESCENDING.');
});

test('the doctor wants a Standard database that can be put back, the deployed rules, and the grant of Storage', () => {
  const database = {
    type: 'FIRESTORE_NATIVE',
    databaseEdition: 'STANDARD',
    pointInTimeRecoveryEnablement: 'POINT_IN_TIME_RECOVERY_ENABLED',
  };
  expect(databaseProblems(database)).toEqual([]);
  expect(databaseProblems({ ...database, databaseEdition: 'ENTERPRISE' })).toHaveLength(1);
  expect(databaseProblems({})).toHaveLength(2);

  const ruleset = { source: { files: [{ name: 'firestore.rules', content: 'rules' }] } };
  expect(rulesProblems('firestore.rules', 'rules', ruleset)).toEqual([]);
  expect(rulesProblems('firestore.rules', 'newer rules', ruleset)).toHaveLength(1);

  const member = 'serviceAccount:service-1@gcp-sa-firebasestorage.iam.gserviceaccount.com';
  const policy = (role: string) => ({ bindings: [{ role, members: [member] }] });
  expect(grantProblems(policy('roles/firebaserules.firestoreServiceAgent'))).toEqual([]);
  expect(grantProblems(policy('roles/viewer'))).toHaveLength(1);
});

test('the doctor warns of App Check where it would refuse the pages, their pictures or the build', () => {
  const enforced = (...names: string[]) => ({
    services: names.map((name) => ({
      name: `projects/1/services/${name}.googleapis.com`,
      enforcementMode: 'ENFORCED',
    })),
  });
  const ready = { hasKey: true, hasAccount: true };
  expect(appCheckProblems({}, { hasKey: false, hasAccount: false })).toEqual([]);
  expect(appCheckProblems(enforced('firestore', 'identitytoolkit'), ready)).toEqual([]);
  expect(appCheckProblems(enforced('firestore'), { ...ready, hasAccount: false })).toHaveLength(1);
  expect(appCheckProblems(enforced('identitytoolkit'), { ...ready, hasKey: false })).toHaveLength(1);
  expect(appCheckProblems(enforced('firebasestorage'), ready)).toHaveLength(1);
});
