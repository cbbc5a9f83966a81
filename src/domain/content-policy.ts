import type { Configuration } from './configuration.ts';
import { youtubeHost, youtubeScript } from './youtube.ts';

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

/** What the pages of some sections (the first part of an address) need beside what all pages need. */
const needs: Record<string, (context: PolicyContext) => Sources> = {
  // The player comes when a video is first played (VIDEO-3).
  lessons: ({ playerStyles }) => ({
    'script-src': [originOf(youtubeScript)],
    'style-src': playerStyles,
    'frame-src': [youtubeHost],
  }),
  // The live preview (CODE-5).
  code: () => ({ 'frame-src': ["'self'"] }),
  order: ({ configuration }) => ({ 'connect-src': configuration.mail ? [configuration.mail.origin] : [] }),
  contact: ({ configuration }) => ({ 'connect-src': configuration.mail ? [configuration.mail.origin] : [] }),
  // The build hook (PANEL-12); the local stack's is of this site.
  panel: () => ({ 'connect-src': [buildHooks] }),
};

/**
 * The CMS (CMS-1): its checks of entries are compiled by eval and its styles are written while it runs; hashes would
 * switch 'unsafe-inline' off. It talks to its Git backend.
 */
const cms = (inline: InlineHashes, { configuration }: PolicyContext): Sources => ({
  'default-src': ["'self'"],
  'script-src': ["'self'", "'unsafe-eval'", ...inline.scripts],
  'style-src': ["'self'", "'unsafe-inline'"],
  'img-src': ["'self'", 'data:', 'blob:', 'https:'],
  'font-src': ["'self'", 'data:'],
  'connect-src': [
    "'self'",
    'blob:',
    'https://api.github.com',
    'https://api.netlify.com',
    ...localProxy(configuration),
  ],
  'object-src': [],
  'base-uri': [],
  'form-action': ["'self'"],
});

/** Locally the CMS edits the checkout through a server on another port. */
const localProxy = ({ firebase }: Configuration): string[] =>
  firebase?.emulators ? ['http://localhost:*', 'http://127.0.0.1:*'] : [];

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
  if (section === 'admin') return merged(cms(inline, context));
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
