import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { filesIn, isGateway, sourceFiles } from './source-files.ts';

// Which parts of src may import which (ARCHITECTURE.md). Unit tests may import anything.

/** The part that a file belongs to. A feature has two: what everybody has, and its desk, which only staff have. */
export type Part =
  | 'core'
  | 'feature'
  | 'panel'
  | 'desk'
  | 'registry'
  | 'site'
  | 'layouts'
  | 'pages'
  | 'build'
  | 'service-worker'
  | 'styles';

/** The parts that a part may import besides itself. */
export const parts: Record<Part, readonly Part[]> = {
  core: ['styles'],
  feature: ['core', 'styles'],
  panel: ['core', 'feature'],
  desk: ['core', 'feature', 'panel'],
  registry: ['core', 'feature', 'panel', 'desk'],
  site: ['core', 'feature', 'styles'],
  layouts: ['core', 'feature', 'site', 'styles'],
  pages: ['core', 'feature', 'panel', 'registry', 'site', 'layouts', 'styles'],
  build: ['core', 'feature', 'site'],
  'service-worker': ['core', 'site'],
  styles: [],
};

/** Where a lower part asks the registry for what features have put there. */
export const askingRegistry: Record<string, string> = {
  'src/core/session/session.ts': 'what is sent to the account before a sign-out',
  'src/core/session/forget-person.ts': 'what an account has',
  'src/features/accounts/account-changes.ts': 'what an account has',
  'src/features/accounts/desk/UserTab.tsx': 'what other desks show of a user',
  'src/features/today/today-view.ts': 'what features have for today',
  'src/features/videos/measure.ts': 'a duration that staff write while they watch',
  'src/panel/PanelLayout.tsx': 'the tabs',
  'src/panel/WaitingTab.tsx': 'what finds a student',
  'src/panel/tab-counts.ts': 'how many wait in each tab',
};

/** The features that a feature builds on. */
export const features: Record<string, readonly string[]> = {
  accounts: [],
  courses: [],
  cms: [],
  portfolio: [],
  progress: [],
  saved: [],
  school: [],
  bell: ['courses'],
  today: ['accounts', 'courses'],
  groups: ['courses', 'today'],
  announcements: ['bell'],
  enrolments: ['accounts', 'courses'],
  certificates: ['enrolments'],
  graduates: ['certificates'],
  orders: ['accounts', 'courses', 'enrolments'],
  posts: ['courses', 'saved'],
  snippets: ['posts', 'saved'],
  home: ['announcements', 'courses', 'portfolio', 'posts', 'progress', 'today'],
  inbox: ['home'],
  videos: ['courses', 'progress', 'saved'],
  notes: ['courses', 'videos'],
  questions: ['videos'],
  'video-page': [
    'accounts',
    'announcements',
    'courses',
    'enrolments',
    'exercises',
    'groups',
    'notes',
    'orders',
    'posts',
    'progress',
    'questions',
    'saved',
    'videos',
  ],
  works: ['courses', 'groups', 'snippets', 'today'],
  exercises: ['courses', 'posts', 'progress', 'snippets', 'today', 'videos', 'works'],
  quizzes: ['accounts', 'certificates', 'exercises', 'groups', 'progress', 'today'],
  profile: [
    'accounts',
    'bell',
    'certificates',
    'courses',
    'enrolments',
    'exercises',
    'graduates',
    'groups',
    'notes',
    'orders',
    'progress',
    'questions',
    'quizzes',
    'saved',
    'today',
    'videos',
    'works',
  ],
  search: ['accounts', 'courses', 'exercises', 'posts', 'snippets', 'videos'],
};

/** The other desks that a desk builds on. */
export const desks: Record<string, readonly string[]> = {
  announcements: [],
  bell: [],
  courses: [],
  enrolments: ['orders'],
  graduates: [],
  inbox: [],
  posts: [],
  questions: ['bell'],
  quizzes: ['bell'],
  works: ['bell'],
  snippets: ['posts'],
  videos: ['courses', 'posts', 'quizzes'],
  certificates: ['bell', 'graduates', 'quizzes'],
  accounts: ['certificates'],
  groups: ['accounts', 'announcements'],
  orders: ['accounts', 'bell'],
  progress: ['accounts', 'certificates', 'courses', 'groups'],
  school: ['accounts', 'certificates', 'courses', 'orders', 'progress', 'quizzes'],
};

/** Packages, and the files that may name them. */
const packages: [name: RegExp, files: RegExp | ((file: string) => boolean)][] = [
  [/^firebase\//, isGateway],
  [/^@emailjs\//, isGateway],
  [/^(?:nanostores|valibot)$/, /\.(?:tsx?|astro)$/],
  [
    /^(?:react|react-dom|@nanostores\/react)(?:\/|$)/,
    /\.tsx$|\/(?:registry|panel|core\/(?:forms|views)|features\/\w+(?:\/desk)?)\/[\w-]+\.ts$/,
  ],
  [/^(?:react-player|youtube-video-element)/, /^src\/(?:features\/video-page|build)\//],
  [/^(?:swiper|photoswipe)/, /^src\/(?:core\/views|features\/portfolio)\//],
  [/^prosemirror-/, /^src\/features\/posts\/desk\/editor\//],
  [/^@dnd-kit\//, /^src\/features\/courses\/desk\//],
  [/^(?:@codemirror|@lezer)\//, /^src\/features\/snippets\/code-editor\.ts$/],
  [/^(?:acorn|acorn-walk)$/, /^src\/features\/snippets\//],
  [
    /^(?:unified|rehype-.+|markdown-it|hast.*|parse5|lowlight|highlight\.js\/.+|js-yaml|lean-qr)$/,
    /^src\/(?:core\/markup|features\/(?:posts|snippets)|build)\//,
  ],
  [/^web-vitals$/, /^src\/site\//],
  [/^workbox-/, /^src\/(?:service-worker|build)\//],
  [/^@astrojs\/rss$/, /^src\/(?:features\/posts|pages)\//],
  // At build.
  [
    /^astro(?::\w+)?(?:\/|$)/,
    /\.astro$|query\.ts$|^src\/(?:build|core\/build|pages|content\.config)|^src\/features\/cms\//,
  ],
  [
    /^(?:vite|node:.+|sharp|jsdom|sitemap)$/,
    /^src\/(?:build|core\/build|features\/cms)\/|inline-script\.ts$|site\/share-/,
  ],
];

/** What a file imports: static, type, dynamic and stylesheet imports. */
export const importsOf = (text: string): string[] =>
  [...text.matchAll(/(?:\bfrom\s+|^\s*@?import\s+|\bimport\()(['"])([^'"\n]+)\1/gm)].map(
    ([, , name = '']) => name,
  );

/** The path of an imported file; `null` for a package. */
export function targetOf(file: string, name: string): string | null {
  const path = name.replace(/\?.*$/, '');
  if (path.startsWith('.')) return join(dirname(file), path);
  if (!path.startsWith('#')) return null;
  const [folder = '', ...rest] = path.slice(1).split('/');
  if (folder === 'configuration') return 'src/configuration.ts';
  if (folder === 'stack') return join('stack', ...rest);
  return folder === 'support' ? join('tests/support', ...rest) : join('src', folder, ...rest);
}

export const textOf = (file: string): string => readFileSync(file, 'utf8');

/** The part of a file below src; `null` for one that stands in src itself. */
export function partOf(file: string): Part | null {
  const [, folder = '', , below, ...rest] = file.split('/');
  if (folder === 'features') return below === 'desk' ? 'desk' : 'feature';
  if (rest.length === 0 && !file.includes('/', 4)) return null;
  return folder in parts ? (folder as Part) : null;
}

/** The feature of a file of src/features. */
const featureOf = (file: string): string => file.split('/')[2] ?? '';

/** A sentence that says why an import breaks the rules; `null` if it is allowed. */
export function problemOf(file: string, name: string): string | null {
  const target = targetOf(file, name);
  if (target === null) {
    const rule = packages.find(([known]) => known.test(name));
    const isAllowed = rule && (rule[1] instanceof RegExp ? rule[1].test(file) : rule[1](file));
    return isAllowed ? null : `${file} must not name the package ${name}`;
  }
  const [own, other] = [partOf(file), partOf(target)];
  if (own === null || other === null) return null;
  if (other === 'registry' && file in askingRegistry) return null;
  if (other !== own && !parts[own].includes(other))
    return `${file}: ${own} must not import ${other} (${name})`;
  const on = own === 'feature' ? features : own === 'desk' && other === 'desk' ? desks : null;
  if (on === null || (other !== 'feature' && other !== 'desk')) return null;
  const [feature, another] = [featureOf(file), featureOf(target)];
  if (feature === another || on[feature]?.includes(another)) return null;
  return `${file}: ${own === 'desk' ? 'the desk of ' : ''}${feature} must not build on ${another} (${name})`;
}

/** Circular imports in a graph of files and their imports. */
export function circlesIn(graph: ReadonlyMap<string, readonly string[]>): string[] {
  const done = new Set<string>();
  const circles: string[] = [];
  const visit = (file: string, path: string[]): void => {
    if (path.includes(file)) circles.push([...path.slice(path.indexOf(file)), file].join(' → '));
    if (done.has(file) || path.includes(file)) return;
    for (const target of graph.get(file) ?? []) visit(target, [...path, file]);
    done.add(file);
  };
  for (const file of graph.keys()) visit(file, []);
  return circles;
}

const graphOf = (files: readonly string[]): Map<string, string[]> =>
  new Map(files.map((file) => [file, importsOf(textOf(file)).flatMap((name) => targetOf(file, name) ?? [])]));

/** Every code file of the project with the project files that it imports. */
export const importGraph = (): Map<string, string[]> =>
  graphOf(filesIn(['src', 'stack', 'admin', 'scripts', 'tests'], /\.(?:ts|tsx|astro)$/));

/** Files of src that hold state, or import one that does when they are loaded. */
export function statefulFiles(): Set<string> {
  const code = new Map(
    sourceFiles().map((file) => [file, textOf(file).replace(/^import type [^;]*;|\bimport\([^)]*\)/gm, '')]),
  );
  const stateful = new Set(
    [...code]
      .filter(([, text]) => /from '(?:@nanostores\/react|nanostores)'/.test(text))
      .map(([file]) => file),
  );
  for (let before = -1; before !== stateful.size; ) {
    before = stateful.size;
    for (const [file, text] of code)
      if (importsOf(text).some((name) => stateful.has(targetOf(file, name) ?? ''))) stateful.add(file);
  }
  return stateful;
}
