import * as v from 'valibot';

const address = v.pipe(
  v.string(),
  v.regex(/^https?:\/\/[^\s/]+$/, 'must be an origin such as https://kodyol.example'),
);
const hostAndPort = v.pipe(v.string(), v.regex(/^[\w.-]+:\d{2,5}$/, 'must be host:port'));
const text = v.string();
const isOn = v.pipe(
  v.picklist(['on', 'off'], 'must be on or off'),
  v.transform((value) => value === 'on'),
);

const Environment = v.object({
  PUBLIC_SITE_URL: v.optional(address, 'http://localhost:4321'),
  PUBLIC_FIREBASE_API_KEY: v.optional(text),
  PUBLIC_FIREBASE_AUTH_DOMAIN: v.optional(text),
  PUBLIC_FIREBASE_PROJECT_ID: v.optional(text),
  PUBLIC_FIREBASE_STORAGE_BUCKET: v.optional(text),
  PUBLIC_FIREBASE_MESSAGING_SENDER_ID: v.optional(text),
  PUBLIC_FIREBASE_APP_ID: v.optional(text),
  PUBLIC_FIREBASE_AUTH_EMULATOR: v.optional(hostAndPort),
  PUBLIC_FIREBASE_FIRESTORE_EMULATOR: v.optional(hostAndPort),
  PUBLIC_FIREBASE_STORAGE_EMULATOR: v.optional(hostAndPort),
  PUBLIC_FIREBASE_APP_CHECK_KEY: v.optional(text),
  PUBLIC_GOOGLE_SIGN_IN: v.optional(isOn, 'off'),
  PUBLIC_SECOND_FACTOR: v.optional(isOn, 'off'),
  PUBLIC_EMAILJS_ORIGIN: v.optional(address, 'https://api.emailjs.com'),
  PUBLIC_EMAILJS_PUBLIC_KEY: v.optional(text),
  PUBLIC_EMAILJS_SERVICE_ID: v.optional(text),
  PUBLIC_EMAILJS_ORDER_TEMPLATE: v.optional(text),
  PUBLIC_EMAILJS_CONTACT_TEMPLATE: v.optional(text),
  PUBLIC_REPORTS_ADDRESS: v.optional(
    v.pipe(text, v.regex(/^https?:\/\/[^\s/?#]+(\/[^\s?#]*)?$/, 'must be an address without parameters')),
  ),
  PUBLIC_REPORTS_SHARE: v.optional(
    v.pipe(text, v.regex(/^(0?\.\d+|1)$/, 'must be more than 0 and at most 1'), v.transform(Number)),
    '0.2',
  ),
  PUBLIC_YOUTUBE_KEY: v.optional(text),
  PUBLIC_CMS_BACKEND: v.optional(v.picklist(['github', 'local'], 'must be github or local')),
  PUBLIC_CMS_REPO: v.optional(v.pipe(text, v.regex(/^[\w.-]+\/[\w.-]+$/, 'must be owner/repository'))),
  PUBLIC_CMS_SCOPE: v.optional(
    v.picklist(['public_repo', 'repo'], 'must be public_repo or repo'),
    'public_repo',
  ),
  PUBLIC_CMS_BRANCH: v.optional(text, 'main'),
  PUBLIC_CMS_ORIGIN: v.optional(address),
});
type Environment = v.InferOutput<typeof Environment>;

export interface FirebaseConfiguration {
  app: Record<keyof typeof appFields, string>;
  emulators: Record<keyof typeof emulatorFields, string> | null;
}

interface MailConfiguration {
  origin: string;
  account: Record<keyof typeof mailFields, string>;
}

interface ReportsConfiguration {
  address: string;
  share: number; // of page views, from 0 to 1
}

export type CmsConfiguration =
  | { name: 'github'; repo: string; branch: string; scope: 'public_repo' | 'repo' }
  | { name: 'local'; origin: string };

export interface Configuration {
  siteUrl: string;
  firebase: FirebaseConfiguration | null; // `null`: built from content/ alone, without accounts
  appCheckKey: string | null; // of reCAPTCHA Enterprise; `null`: no proof of App Check
  googleSignIn: boolean; // USER-7
  secondFactor: boolean; // for staff; the project needs Identity Platform (USER-8)
  mail: MailConfiguration | null; // `null`: pages of forms show other ways to contact the company
  reports: ReportsConfiguration | null; // `null`: failures stand in the visitor's console alone
  youtubeKey: string | null; // for YouTube's list of a playlist (VIDEO-11)
  cms: CmsConfiguration | null; // `null`: /admin says that it is not set up
}

const appFields = {
  apiKey: 'PUBLIC_FIREBASE_API_KEY',
  authDomain: 'PUBLIC_FIREBASE_AUTH_DOMAIN',
  projectId: 'PUBLIC_FIREBASE_PROJECT_ID',
  storageBucket: 'PUBLIC_FIREBASE_STORAGE_BUCKET',
  messagingSenderId: 'PUBLIC_FIREBASE_MESSAGING_SENDER_ID',
  appId: 'PUBLIC_FIREBASE_APP_ID',
} as const;

const emulatorFields = {
  auth: 'PUBLIC_FIREBASE_AUTH_EMULATOR',
  firestore: 'PUBLIC_FIREBASE_FIRESTORE_EMULATOR',
  storage: 'PUBLIC_FIREBASE_STORAGE_EMULATOR',
} as const;

/** `order` and `contact` are the ids of the forms' templates. */
const mailFields = {
  publicKey: 'PUBLIC_EMAILJS_PUBLIC_KEY',
  serviceId: 'PUBLIC_EMAILJS_SERVICE_ID',
  order: 'PUBLIC_EMAILJS_ORDER_TEMPLATE',
  contact: 'PUBLIC_EMAILJS_CONTACT_TEMPLATE',
} as const;

function group<Name extends string>(
  fields: Record<Name, keyof Environment>,
  from: Environment,
): Record<Name, string> | null {
  const names = Object.keys(fields) as Name[];
  const missing = names.filter((name) => from[fields[name]] === undefined);
  if (missing.length === names.length) return null;
  if (missing.length > 0) {
    throw new Error(
      `Configuration: ${missing.map((name) => fields[name]).join(', ')} missing. Set all of ${names.map((name) => fields[name]).join(', ')}, or none of them.`,
    );
  }
  return Object.fromEntries(names.map((name) => [name, from[fields[name]]])) as Record<Name, string>;
}

function cmsFrom(env: Environment): CmsConfiguration | null {
  const { PUBLIC_CMS_BACKEND: name, PUBLIC_CMS_REPO: repo, PUBLIC_CMS_BRANCH: branch } = env;
  const { PUBLIC_CMS_SCOPE: scope, PUBLIC_CMS_ORIGIN: origin } = env;
  switch (name) {
    case undefined:
      return null;
    case 'github':
      if (repo === undefined)
        throw new Error('Configuration: PUBLIC_CMS_REPO missing, the github backend needs it.');
      return { name, repo, branch, scope };
    case 'local':
      if (origin === undefined)
        throw new Error('Configuration: PUBLIC_CMS_ORIGIN missing, the local backend needs it.');
      return { name, origin };
  }
}

/** Nothing else reads the environment; `.env.example` documents it. @throws Error that names the variable */
export function parseConfiguration(env: Record<string, string | undefined>): Configuration {
  // Empty, as in a copied .env.example, counts as not set.
  const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ''));
  const parsed = v.safeParse(Environment, given);
  if (!parsed.success) {
    const [issue] = parsed.issues;
    throw new Error(`Configuration: ${v.getDotPath(issue)} ${issue.message}.`);
  }
  const app = group(appFields, parsed.output);
  const emulators = group(emulatorFields, parsed.output);
  const account = group(mailFields, parsed.output);
  const { PUBLIC_REPORTS_ADDRESS: address, PUBLIC_REPORTS_SHARE: share } = parsed.output;
  return {
    siteUrl: parsed.output.PUBLIC_SITE_URL,
    firebase: app && { app, emulators },
    appCheckKey: (app && parsed.output.PUBLIC_FIREBASE_APP_CHECK_KEY) || null,
    googleSignIn: app !== null && parsed.output.PUBLIC_GOOGLE_SIGN_IN,
    secondFactor: app !== null && parsed.output.PUBLIC_SECOND_FACTOR,
    mail: account && { origin: parsed.output.PUBLIC_EMAILJS_ORIGIN, account },
    reports: address === undefined ? null : { address, share },
    youtubeKey: parsed.output.PUBLIC_YOUTUBE_KEY ?? null,
    cms: cmsFrom(parsed.output),
  };
}
