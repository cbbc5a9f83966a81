import { youtubeHost, youtubeLists, youtubeScript } from '#core/addresses/youtube.ts';
import { failureAddress } from '#core/build/build-note.ts';
import type { Configuration } from '#core/installation/configuration.ts';

export interface InlineHashes {
  scripts: string[]; // 'sha256-…'
  styles: string[];
}

export interface PolicyContext {
  configuration: Configuration;
  map: string;
  playerStyles: string[];
}

type Sources = Record<string, string[]>;

const buildHooks = 'https://api.netlify.com';

const originOf = (address: string): string => new URL(address).origin;

function firebaseOrigins({ firebase }: Configuration): string[] {
  if (firebase === null) return [];
  if (firebase.emulators) return Object.values(firebase.emulators).map((host) => `http://${host}`);
  return ['identitytoolkit', 'securetoken', 'firestore', 'firebasestorage'].map(
    (service) => `https://${service}.googleapis.com`,
  );
}

/** Not the whole host of YouTube, which has scripts that run what an address says (VIDEO-3). */
const youtube = {
  'script-src': [youtubeScript, `${originOf(youtubeScript)}/s/player/`],
  'frame-src': [youtubeHost],
};

/** App Check asks reCAPTCHA, on every page of a user, and when a form is sent. */
const appChecked = ({ configuration: { appCheckKey } }: PolicyContext): Sources =>
  appCheckKey
    ? {
        'script-src': ['https://www.google.com/recaptcha/', 'https://www.gstatic.com/recaptcha/'],
        'frame-src': ['https://www.google.com/recaptcha/'],
        'connect-src': [
          'https://www.google.com/recaptcha/',
          'https://content-firebaseappcheck.googleapis.com',
        ],
      }
    : {};

/** The frame of the Auth service tells what the pop-up has brought (USER-7). */
const googled = ({ configuration: { firebase, googleSignIn } }: PolicyContext): Sources =>
  firebase && googleSignIn
    ? {
        'script-src': ['https://apis.google.com/js/api.js', 'https://apis.google.com/_/scs/'],
        'frame-src': [
          firebase.emulators ? `http://${firebase.emulators.auth}` : `https://${firebase.app.authDomain}`,
        ],
      }
    : {};

const mailed = ({ configuration: { mail } }: PolicyContext): Sources => ({
  'connect-src': mail ? [mail.origin] : [],
});

const needs: Record<string, (context: PolicyContext) => Sources> = {
  'lessons/:1/:2': ({ playerStyles }) => ({ ...youtube, 'style-src': playerStyles }), // VIDEO-3
  'lessons/:1/:2/:3': () => ({ 'frame-src': ["'self'"] }), // an exercise runs code like the live preview
  blogs: () => ({ 'frame-src': youtube['frame-src'] }), // BLOG-10
  code: () => ({ 'frame-src': ["'self'"] }), // CODE-5
  'sign-in': googled,
  'sign-up': googled,
  settings: googled, // whoever has no password proves it to Google
  order: mailed,
  contact: mailed,
  // The build hook (PANEL-12), videos before they are saved and lists (VIDEO-11), the frame of students' code (TASK-2).
  panel: ({ configuration: { youtubeKey } }) => ({
    ...youtube,
    'frame-src': ["'self'", ...youtube['frame-src']],
    'connect-src': [buildHooks, ...(youtubeKey === null ? [] : [youtubeLists])],
  }),
};

/** Decap (CMS-1) uses eval and writes styles; hashes would switch 'unsafe-inline' off. A preview's frame has no address. */
const decap = ({ scripts }: InlineHashes, { configuration: { cms, firebase } }: PolicyContext): Sources => ({
  'default-src': [],
  'script-src': ["'self'", "'unsafe-eval'", ...scripts],
  'style-src': ["'self'", "'unsafe-inline'"],
  'font-src': ["'self'", 'data:'],
  // A preview shows what somebody has pasted, before it is published.
  'img-src': ["'self'", 'data:', 'blob:', 'https://avatars.githubusercontent.com'],
  'connect-src': ["'self'", 'blob:', ...gitOrigins(cms), ...failureOrigin(firebase)],
  'frame-src': ["'self'"],
  'base-uri': [],
  'form-action': ["'self'"],
});

/** OPS-3. */
function failureOrigin(firebase: Configuration['firebase']): string[] {
  const address = failureAddress(firebase);
  return address === null ? [] : [originOf(address)];
}

function gitOrigins(cms: Configuration['cms']): string[] {
  switch (cms?.name) {
    case 'local':
      return [cms.origin];
    case 'github':
      return ['https://api.github.com', 'https://www.githubstatus.com'];
    default:
      return [];
  }
}

export const ownPolicies = ['preview']; // in netlify.toml

function merged(...all: Sources[]): string {
  const directives = new Map<string, Set<string>>();
  for (const [name, sources] of all.flatMap(Object.entries<string[]>)) {
    directives.set(name, new Set([...(directives.get(name) ?? []), ...sources]));
  }
  return [...directives]
    .map(([name, sources]) => [name, ...(sources.size > 0 ? sources : ["'none'"])].join(' '))
    .join('; ');
}

/** Scripts and styles are files of this site or named by their hash; authors may use any picture (BLOG-5). */
export function contentPolicy(area: string, inline: InlineHashes, context: PolicyContext): string {
  if (area === 'admin') return merged(decap(inline, context));
  const firebase = firebaseOrigins(context.configuration);
  const { reports } = context.configuration;
  return merged(
    {
      'default-src': [],
      'script-src': ["'self'", ...inline.scripts],
      'style-src': ["'self'", ...inline.styles],
      'img-src': [
        "'self'",
        'data:',
        'blob:',
        'https:',
        ...firebase.filter((origin) => origin.startsWith('http:')),
      ],
      // A request checks whether the map answers before its frame is opened.
      'connect-src': [
        "'self'",
        ...firebase,
        originOf(context.map),
        ...(reports ? [originOf(reports.address)] : []),
      ],
      'frame-src': [originOf(context.map)],
      'font-src': ["'self'"],
      'manifest-src': ["'self'"],
      'worker-src': ["'self'"],
      'base-uri': [],
      'form-action': ["'self'"],
    },
    appChecked(context),
    needs[area]?.(context) ?? {},
  );
}

export const unframed = "frame-ancestors 'none'"; // works in a header only
