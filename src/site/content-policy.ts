import { youtubeHost, youtubeLists, youtubeScript } from '#core/addresses/youtube.ts';
import { failureAddress } from '#core/build/build-note.ts';
import type { Configuration } from '#core/installation/configuration.ts';

/** Hashes of inline scripts and styles, as the policy writes them: 'sha256-…'. */
export interface InlineHashes {
  scripts: string[];
  styles: string[];
}

export interface PolicyContext {
  configuration: Configuration;
  /** The address of the footer's map. */
  map: string;
  /** Hashes of the styles that the player's library adds next to its frame. */
  playerStyles: string[];
}

type Sources = Record<string, string[]>;

/** The origin of the host's build hooks. */
const buildHooks = 'https://api.netlify.com';

const originOf = (address: string): string => new URL(address).origin;

/** The origins of Firebase's services, or of the local stack's. */
function firebaseOrigins({ firebase }: Configuration): string[] {
  if (firebase === null) return [];
  if (firebase.emulators) return Object.values(firebase.emulators).map((host) => `http://${host}`);
  return ['identitytoolkit', 'securetoken', 'firestore', 'firebasestorage'].map(
    (service) => `https://${service}.googleapis.com`,
  );
}

/**
 * YouTube's script, the player that it loads, and the frame, when a video is first played (VIDEO-3). Not the whole host,
 * which has scripts that run what an address says.
 */
const youtube = {
  'script-src': [youtubeScript, `${originOf(youtubeScript)}/s/player/`],
  'frame-src': [youtubeHost],
};

/** App Check asks reCAPTCHA, on every page of somebody who is signed in, and when a form is sent. */
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

/** Google's own script and the frame of the Auth service, which tells what the pop-up has brought (USER-7). */
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

/**
 * What some pages need in addition to all pages, by the first part of their addresses, or all parts where each depth has
 * its own rule (src/build/netlify-headers.ts).
 */
const needs: Record<string, (context: PolicyContext) => Sources> = {
  // The videos of a course (VIDEO-3).
  'lessons/:1/:2': ({ playerStyles }) => ({ ...youtube, 'style-src': playerStyles }),
  // An exercise runs code like the live preview.
  'lessons/:1/:2/:3': () => ({ 'frame-src': ["'self'"] }),
  // The video of a post, after a press (BLOG-10).
  blogs: () => ({ 'frame-src': youtube['frame-src'] }),
  // The live preview (CODE-5).
  code: () => ({ 'frame-src': ["'self'"] }),
  'sign-in': googled,
  'sign-up': googled,
  // Whoever has no password proves it to Google.
  settings: googled,
  order: mailed,
  contact: mailed,
  // The build hook (PANEL-12), which has this site's origin on the local stack; YouTube, because a video is watched
  // before it is saved, and its lists where there is a key (VIDEO-11); the frame in which students' code runs (TASK-2).
  panel: ({ configuration: { youtubeKey } }) => ({
    ...youtube,
    'frame-src': ["'self'", ...youtube['frame-src']],
    'connect-src': [buildHooks, ...(youtubeKey === null ? [] : [youtubeLists])],
  }),
};

/**
 * Decap (CMS-1) compiles its validation of entries with eval and writes styles at run time; hashes would switch
 * 'unsafe-inline' off. The preview of an entry is a frame without an address.
 */
const decap = ({ scripts }: InlineHashes, { configuration: { cms, firebase } }: PolicyContext): Sources => ({
  'default-src': [],
  'script-src': ["'self'", "'unsafe-eval'", ...scripts],
  'style-src': ["'self'", "'unsafe-inline'"],
  'font-src': ["'self'", 'data:'],
  // No other host's but the editors' portraits: a preview shows what somebody has pasted, before it is published.
  'img-src': ["'self'", 'data:', 'blob:', 'https://avatars.githubusercontent.com'],
  'connect-src': ["'self'", 'blob:', ...gitOrigins(cms), ...failureOrigin(firebase)],
  'frame-src': ["'self'"],
  'base-uri': [],
  'form-action': ["'self'"],
});

/** Where /admin reads why the last build failed (OPS-3). */
function failureOrigin(firebase: Configuration['firebase']): string[] {
  const address = failureAddress(firebase);
  return address === null ? [] : [originOf(address)];
}

/** The origins through which the CMS reaches the repository. */
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

/** Sections whose policies are in netlify.toml. */
export const ownPolicies = ['preview'];

function merged(...all: Sources[]): string {
  const directives = new Map<string, Set<string>>();
  for (const [name, sources] of all.flatMap(Object.entries<string[]>)) {
    directives.set(name, new Set([...(directives.get(name) ?? []), ...sources]));
  }
  return [...directives]
    .map(([name, sources]) => [name, ...(sources.size > 0 ? sources : ["'none'"])].join(' '))
    .join('; ');
}

/**
 * The Content Security Policy of the pages with one rule: scripts and styles are files of this site or named by their hash.
 * Pictures may come from anywhere, because authors may use any picture (BLOG-5).
 */
export function contentPolicy(place: string, inline: InlineHashes, context: PolicyContext): string {
  if (place === 'admin') return merged(decap(inline, context));
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
      // Before the frame of the footer's map is opened, a request checks whether the map answers.
      'connect-src': [
        "'self'",
        ...firebase,
        originOf(context.map),
        ...(reports ? [originOf(reports.address)] : []),
      ],
      'frame-src': [originOf(context.map)],
      'font-src': ["'self'"],
      'manifest-src': ["'self'"],
      // The search's worker and the service worker.
      'worker-src': ["'self'"],
      'base-uri': [],
      'form-action': ["'self'"],
    },
    appChecked(context),
    needs[place]?.(context) ?? {},
  );
}

/** Works in a header only: no page may frame ours. */
export const unframed = "frame-ancestors 'none'";
