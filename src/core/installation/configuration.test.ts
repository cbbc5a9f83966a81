import { describe, expect, test } from 'vitest';
import { parseConfiguration } from './configuration.ts';

const firebase = {
  PUBLIC_FIREBASE_API_KEY: 'k',
  PUBLIC_FIREBASE_AUTH_DOMAIN: 'd',
  PUBLIC_FIREBASE_PROJECT_ID: 'demo-kodyol',
  PUBLIC_FIREBASE_STORAGE_BUCKET: 'b',
  PUBLIC_FIREBASE_MESSAGING_SENDER_ID: '0',
  PUBLIC_FIREBASE_APP_ID: 'a',
};

describe('parseConfiguration', () => {
  test('an empty configuration builds from content/ alone', () => {
    expect(parseConfiguration({})).toEqual({
      siteUrl: 'http://localhost:4321',
      firebase: null,
      appCheckKey: null,
      googleSignIn: false,
      secondFactor: false,
      mail: null,
      reports: null,
      youtubeKey: null,
      cms: null,
    });
  });

  test('a copied .env.example without values is the same as an empty configuration', () => {
    const empty = Object.fromEntries(Object.keys(firebase).map((name) => [name, '']));
    expect(parseConfiguration(empty).firebase).toBeNull();
  });

  test('reads Firebase with and without emulators', () => {
    expect(parseConfiguration(firebase).firebase).toMatchObject({
      app: { projectId: 'demo-kodyol' },
      emulators: null,
    });
    const local = {
      ...firebase,
      PUBLIC_FIREBASE_AUTH_EMULATOR: '127.0.0.1:9099',
      PUBLIC_FIREBASE_FIRESTORE_EMULATOR: '127.0.0.1:8080',
      PUBLIC_FIREBASE_STORAGE_EMULATOR: '127.0.0.1:9199',
    };
    expect(parseConfiguration(local).firebase?.emulators?.firestore).toBe('127.0.0.1:8080');
  });

  test('[USER-9] App Check is off until it is switched on, and needs Firebase', () => {
    const key = { PUBLIC_FIREBASE_APP_CHECK_KEY: 'site-key' };
    expect(parseConfiguration(firebase).appCheckKey).toBeNull();
    expect(parseConfiguration({ ...firebase, ...key }).appCheckKey).toBe('site-key');
    expect(parseConfiguration(key).appCheckKey).toBeNull();
  });

  test('[USER-7] [USER-8] Google and second factors are off until they are switched on, and need Firebase', () => {
    const on = { PUBLIC_GOOGLE_SIGN_IN: 'on', PUBLIC_SECOND_FACTOR: 'on' };
    expect(parseConfiguration(firebase)).toMatchObject({ googleSignIn: false, secondFactor: false });
    expect(parseConfiguration({ ...firebase, ...on })).toMatchObject({
      googleSignIn: true,
      secondFactor: true,
    });
    expect(parseConfiguration(on)).toMatchObject({ googleSignIn: false, secondFactor: false });
    expect(() => parseConfiguration({ ...firebase, PUBLIC_SECOND_FACTOR: 'yes' })).toThrow(
      'Configuration: PUBLIC_SECOND_FACTOR must be on or off.',
    );
  });

  test('an incomplete configuration gives one clear sentence', () => {
    const { PUBLIC_FIREBASE_APP_ID: _, ...half } = firebase;
    expect(() => parseConfiguration(half)).toThrow(
      /^Configuration: PUBLIC_FIREBASE_APP_ID missing\. Set all of/,
    );
  });

  test('reads EmailJS with its default origin or another one', () => {
    const mail = {
      PUBLIC_EMAILJS_PUBLIC_KEY: 'k',
      PUBLIC_EMAILJS_SERVICE_ID: 's',
      PUBLIC_EMAILJS_ORDER_TEMPLATE: 'o',
      PUBLIC_EMAILJS_CONTACT_TEMPLATE: 'c',
    };
    expect(parseConfiguration(mail).mail).toEqual({
      origin: 'https://api.emailjs.com',
      account: { publicKey: 'k', serviceId: 's', order: 'o', contact: 'c' },
    });
    const local = { ...mail, PUBLIC_EMAILJS_ORIGIN: 'http://127.0.0.1:8025' };
    expect(parseConfiguration(local).mail?.origin).toBe('http://127.0.0.1:8025');
    expect(() => parseConfiguration({ ...mail, PUBLIC_EMAILJS_SERVICE_ID: '' })).toThrow(
      /^Configuration: PUBLIC_EMAILJS_SERVICE_ID missing/,
    );
  });

  test.each(['kodyol.example', 'https://kodyol.example/', 'ftp://x'])(
    'PUBLIC_SITE_URL=%s is refused',
    (url) => {
      expect(() => parseConfiguration({ PUBLIC_SITE_URL: url })).toThrow(
        /^Configuration: PUBLIC_SITE_URL must be an origin/,
      );
    },
  );

  test('[SHELL-16] failures are reported to an address without parameters, by a share of the page views', () => {
    const reportsOf = (env: Record<string, string>) => parseConfiguration(env).reports;
    const PUBLIC_REPORTS_ADDRESS = 'https://reports.example/kodyol';
    expect(reportsOf({ PUBLIC_REPORTS_ADDRESS })).toEqual({ address: PUBLIC_REPORTS_ADDRESS, share: 0.2 });
    expect(reportsOf({ PUBLIC_REPORTS_ADDRESS, PUBLIC_REPORTS_SHARE: '1' })?.share).toBe(1);
    expect(reportsOf({ PUBLIC_REPORTS_SHARE: '1' })).toBeNull();
    for (const share of ['0', '1.5', 'x'])
      expect(() => reportsOf({ PUBLIC_REPORTS_ADDRESS, PUBLIC_REPORTS_SHARE: share }), share).toThrow(
        'PUBLIC_REPORTS_SHARE must be',
      );
    expect(() => reportsOf({ PUBLIC_REPORTS_ADDRESS: 'https://x.example/?a' })).toThrow(
      'PUBLIC_REPORTS_ADDRESS',
    );
  });

  test('[CMS-1] editors save to GitHub or on this machine, with the narrowest scope unless said otherwise', () => {
    const cmsOf = (env: Record<string, string>) => parseConfiguration(env).cms;
    expect(cmsOf({ PUBLIC_CMS_BACKEND: 'github', PUBLIC_CMS_REPO: 'kodyol/site' })).toEqual({
      name: 'github',
      repo: 'kodyol/site',
      branch: 'main',
      scope: 'public_repo',
    });
    const closed = { PUBLIC_CMS_BACKEND: 'github', PUBLIC_CMS_REPO: 'kodyol/site', PUBLIC_CMS_SCOPE: 'repo' };
    expect(cmsOf({ ...closed, PUBLIC_CMS_BRANCH: 'content' })).toMatchObject({
      branch: 'content',
      scope: 'repo',
    });
    expect(() => cmsOf({ ...closed, PUBLIC_CMS_SCOPE: 'admin:org' })).toThrow('PUBLIC_CMS_SCOPE must be');
    expect(cmsOf({ PUBLIC_CMS_BACKEND: 'local', PUBLIC_CMS_ORIGIN: 'http://127.0.0.1:8081' })).toEqual({
      name: 'local',
      origin: 'http://127.0.0.1:8081',
    });
    expect(() => cmsOf({ PUBLIC_CMS_BACKEND: 'git-gateway' })).toThrow(
      'Configuration: PUBLIC_CMS_BACKEND must be github or local.',
    );
    expect(() => cmsOf({ PUBLIC_CMS_BACKEND: 'github' })).toThrow('PUBLIC_CMS_REPO missing');
    expect(() => cmsOf({ PUBLIC_CMS_BACKEND: 'github', PUBLIC_CMS_REPO: 'site' })).toThrow(
      'PUBLIC_CMS_REPO must be owner/repository',
    );
    expect(() => cmsOf({ PUBLIC_CMS_BACKEND: 'local' })).toThrow('PUBLIC_CMS_ORIGIN missing');
  });
});
