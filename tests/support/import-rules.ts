import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';

// Which layers and areas may import which (ARCHITECTURE.md). A layer is a folder of src, an area a folder inside it.

interface Layer {
  /** Layers that it may import besides itself, and names of files directly in src. */
  layers: readonly string[];
  /** Packages that it may import. */
  packages?: RegExp;
}

export const layers: Record<string, Layer> = {
  domain: { layers: [], packages: /^valibot$/ },
  messages: { layers: ['domain'] },
  illustrations: { layers: ['domain'], packages: /^sharp$/ },
  markup: {
    layers: ['domain', 'messages'],
    packages:
      /^(unified|rehype-\w+|markdown-it|hast|hast-util-sanitize|hast-util-from-parse5|parse5|acorn|acorn-walk|lowlight|prosemirror-model|lean-qr|highlight\.js\/lib\/languages\/\w+|js-yaml)$/,
  },
  gateways: { layers: ['domain', 'configuration.ts'], packages: /^(firebase\/|@emailjs\/|valibot$)/ },
  stores: { layers: ['domain', 'messages', 'gateways'], packages: /^(nanostores|valibot)$/ },
  islands: {
    layers: ['stores', 'domain', 'messages', 'markup', 'illustrations'],
    packages:
      /^(react|react-dom(\/client|\/server)?|@nanostores\/react|nanostores|react-player.*|youtube-video-element.*|swiper.*|photoswipe.*|prosemirror-[\w-]+|@dnd-kit\/(core|sortable)|valibot)$/,
  },
  queries: {
    layers: ['domain', 'markup', 'illustrations', 'configuration.ts'],
    packages: /^(astro:content|astro:assets|astro|@astrojs\/rss|sharp|valibot|node:.*)$/,
  },
  components: {
    layers: [
      'domain',
      'messages',
      'markup',
      'illustrations',
      'stores',
      'styles',
      'islands',
      'configuration.ts',
    ],
    // Swiper, PhotoSwipe, web-vitals and CodeMirror in client scripts only, Vite at build only (inline-script.ts).
    packages:
      /^(swiper.*|photoswipe.*|web-vitals|@codemirror\/[\w-]+|@lezer\/highlight|astro|astro:assets|vite|valibot)$/,
  },
  layouts: { layers: ['components', 'queries', 'domain', 'messages', 'styles', 'configuration.ts'] },
  pages: {
    layers: [
      'layouts',
      'components',
      'islands',
      'queries',
      'domain',
      'messages',
      'styles',
      'configuration.ts',
    ],
    packages: /^(astro|@astrojs\/rss)$/,
  },
  build: {
    // Markup only for what the frame of an exercise gets (build/exercise-check.ts).
    layers: ['domain', 'queries', 'markup'],
    packages:
      /^(astro|jsdom|vite|valibot|node:.*|sitemap|youtube-video-element|workbox-build\/build\/get-manifest\.js|hast|hast-util-from-parse5|parse5)$/,
  },
  'service-worker': { layers: ['domain'], packages: /^workbox-/ },
  styles: { layers: [] },
};

/** The areas that an area may import, besides itself and `shared`. `site` (header, menus, titles) may import all. */
export const areas: Record<string, readonly string[]> = {
  shared: [],
  progress: [],
  school: [],
  notes: [],
  questions: [],
  quizzes: ['accounts', 'exercises', 'progress', 'school', 'videos'],
  works: ['accounts'],
  notices: ['accounts'],
  accounts: ['notes', 'progress', 'questions', 'school'],
  saved: ['accounts'],
  blog: ['saved'],
  cms: [],
  code: ['saved'],
  mail: [],
  orders: ['accounts', 'school'],
  portfolio: [],
  courses: ['accounts', 'blog', 'exercises', 'orders', 'progress', 'school'],
  exercises: ['accounts', 'code', 'progress', 'school', 'works'],
  videos: [
    'accounts',
    'courses',
    'exercises',
    'notes',
    'notices',
    'orders',
    'progress',
    'questions',
    'saved',
    'school',
  ],
  profile: [
    'accounts',
    'courses',
    'exercises',
    'notes',
    'notices',
    'orders',
    'progress',
    'questions',
    'quizzes',
    'saved',
    'school',
    'videos',
    'works',
  ],
  search: ['accounts', 'blog', 'code', 'exercises', 'school', 'videos'],
  home: ['blog', 'courses', 'notices', 'portfolio', 'progress'],
  panel: [
    'accounts',
    'blog',
    'cms',
    'code',
    'courses',
    'mail',
    'notices',
    'orders',
    'progress',
    'questions',
    'quizzes',
    'school',
    'videos',
    'works',
  ],
  site: [
    'accounts',
    'blog',
    'code',
    'courses',
    'exercises',
    'mail',
    'notices',
    'orders',
    'portfolio',
    'progress',
    'saved',
    'school',
    'search',
    'videos',
  ],
};

export const sourceFiles = (): string[] =>
  readdirSync('src', { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.(ts|tsx|astro|mjs|css)$/.test(entry.name))
    .map((entry) => relative('src', join(entry.parentPath, entry.name)));

export const textOf = (file: string): string => readFileSync(join('src', file), 'utf8');

/** What a file imports: static, type, dynamic and stylesheet imports. */
export const importsOf = (text: string): string[] =>
  [...text.matchAll(/(?:\bfrom\s+|^\s*@?import\s+|\bimport\()(['"])([^'"\n]+)\1/gm)].map(
    ([, , name = '']) => name,
  );

/** The path below src of an imported file; `null` for a package. */
export function targetOf(file: string, name: string): string | null {
  const path = name.replace(/\?.*$/, '');
  if (path.startsWith('.')) return join(dirname(file), path);
  if (path === '#configuration') return 'configuration.ts';
  return path.startsWith('#') ? path.slice(1) : null;
}

const roots = { stack: 'stack', support: 'tests/support' } as const;
const isRoot = (name: string): name is keyof typeof roots => name in roots;

/** The path below the project's root of an imported file; `null` for a package. */
function projectFileOf(file: string, name: string): string | null {
  const path = name.replace(/\?.*$/, '');
  if (path.startsWith('.')) return join(dirname(file), path);
  if (!path.startsWith('#')) return null;
  const [folder = '', ...rest] = path.slice(1).split('/');
  if (folder === 'configuration') return 'src/configuration.ts';
  return isRoot(folder) ? join(roots[folder], ...rest) : join('src', folder, ...rest);
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

/** Every code file of the project with the project files that it imports. */
export function importGraph(): Map<string, string[]> {
  const files = ['src', 'stack', 'admin', 'scripts', 'tests'].flatMap((folder) =>
    readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile() && /\.(ts|tsx|astro)$/.test(entry.name))
      .map((entry) => join(entry.parentPath, entry.name))
      .filter((file) => !file.includes('node_modules')),
  );
  return new Map(
    files.map((file) => [
      file,
      importsOf(readFileSync(file, 'utf8')).flatMap((name) => projectFileOf(file, name) ?? []),
    ]),
  );
}

const layerOf = (file: string): string => file.split('/')[0] ?? '';

/** The area of a file; `null` where a layer has no areas. */
export const areaOf = (file: string): string | null => {
  const [layer = '', area = '', ...rest] = file.split('/');
  return rest.length > 0 && layer !== 'pages' && area in areas ? area : null;
};

/** A sentence that says why an import breaks the rules; `null` if it is allowed. */
export function problemOf(file: string, name: string): string | null {
  const own = layers[layerOf(file)];
  if (!own) return `src/${layerOf(file)} has no rule`;
  const target = targetOf(file, name);
  if (target === null)
    return own.packages?.test(name) ? null : `src/${file} must not name the package ${name}`;
  const layer = layerOf(target);
  if (layer !== layerOf(file) && !own.layers.includes(layer))
    return `src/${file} must not import src/${layer}`;
  const [area, other] = [areaOf(file), areaOf(target)];
  if (area === null || other === null || other === area || other === 'shared') return null;
  return areas[area]?.includes(other) ? null : `src/${file}: ${area} must not import ${other} (${name})`;
}
