import { youtubeHost, youtubeScript } from '#domain/videos/youtube.ts';
import type { Configuration } from './configuration.ts';

/** Hashes of what stands inside the pages themselves, as the policy spells them: 'sha256-…'. */
export interface InlineHashes {
  scripts: string[];
  styles: string[];
}

export interface PolicyContext {
  configuration: Configuration;
  /** The address of the footer's map. */
  map: string;
  /** Of the styles that the player's library puts beside its frame. */
  playerStyles: string[];
}

type Sources = Record<string, string[]>;

/** Where the host takes orders to build. */
const buildHooks = 'https://api.netlify.com';

const originOf = (address: string): string => new URL(address).origin;

/** Firebase's services, or the local stack's. */
function firebaseOrigins({ firebase }: Configuration): string[] {
  if (firebase === null) return [];
  if (firebase.emulators) return Object.values(firebase.emulators).map((host) => `http://${host}`);
  return ['identitytoolkit', 'securetoken', 'firestore', 'firebasestorage'].map(
    (service) => `https://${service}.googleapis.com`,
  );
}

/** YouTube's script and frame, which come when a video is first played (VIDEO-3). */
const youtube = {
  'script-src': [originOf(youtubeScript)],
  'frame-src': [youtubeHost],
};

const mailed = ({ configuration: { mail } }: PolicyContext): Sources => ({
  'connect-src': mail ? [mail.origin] : [],
});

/** What the pages of some sections (the first part of an address) need beside what all pages need. */
const needs: Record<string, (context: PolicyContext) => Sources> = {
  lessons: ({ playerStyles }) => ({ ...youtube, 'style-src': playerStyles }),
  // The live preview (CODE-5).
  code: () => ({ 'frame-src': ["'self'"] }),
  order: mailed,
  contact: mailed,
  // The build hook (PANEL-12), which is of this site on the local stack; a video is looked at before it is saved.
  panel: () => ({ ...youtube, 'connect-src': [buildHooks] }),
};

/**
 * Decap (CMS-1): its checks of entries are compiled by eval and its styles are written while it runs; hashes would
 * switch 'unsafe-inline' off. The preview of an entry is a frame without an address.
 */
const decap = ({ scripts }: InlineHashes, { configuration: { cms } }: PolicyContext): Sources => ({
  'default-src': [],
  'script-src': ["'self'", "'unsafe-eval'", ...scripts],
  'style-src': ["'self'", "'unsafe-inline'"],
  'font-src': ["'self'", 'data:'],
  'img-src': ["'self'", 'https:', 'data:', 'blob:'],
  'connect-src': ["'self'", 'blob:', ...gitOrigins(cms)],
  'frame-src': ["'self'"],
  'object-src': [],
  'base-uri': [],
  'form-action': ["'self'"],
});

/** Where the CMS finds the repository; Git Gateway is of this site. */
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

/** The sections whose policies are written elsewhere: netlify.toml. */
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
 * The Content Security Policy of a section's pages: scripts and styles are files of this site or named by their hash.
 * Pictures of posts may lie anywhere, because authors may show any (BLOG-5).
 */
export function contentPolicy(section: string, inline: InlineHashes, context: PolicyContext): string {
  if (section === 'admin') return merged(decap(inline, context));
  const firebase = firebaseOrigins(context.configuration);
  return merged(
    {
      'default-src': ["'self'"],
      'script-src': ["'self'", ...inline.scripts],
      'style-src': ["'self'", ...inline.styles],
      'img-src': [
        "'self'",
        'data:',
        'blob:',
        'https:',
        ...firebase.filter((origin) => origin.startsWith('http:')),
      ],
      // The footer's map is asked for whether it answers before its frame is opened.
      'connect-src': ["'self'", ...firebase, originOf(context.map)],
      'frame-src': [originOf(context.map)],
      'object-src': [],
      'base-uri': [],
      'form-action': ["'self'"],
    },
    needs[section]?.(context) ?? {},
  );
}

/** What only a header can say: a page is framed by nobody. */
export const unframed = "frame-ancestors 'none'";
