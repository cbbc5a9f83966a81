import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';

/** Hashes of everything that determines a build, except the documents of Firestore. */
export interface BuildInputs {
  /**
   * Hash of code, packages, Node version and configuration. With the same hash, the same content gives the same pages.
   */
  code: string;
  /** Hash of the same and of the content files: together they determine the bundle. */
  bundle: string;
}

const codeParts = ['src', 'astro.config.mjs', 'package.json', 'tsconfig.json'];
const contentParts = ['content', 'public'];
/** Lists of the installed packages. npm writes the first; the second is used if the first is missing. */
const lists = ['node_modules/.package-lock.json', 'package-lock.json'];
/** Files and variables that configure the site (domain/site/configuration.ts). */
const settings = /^\.env(\.|$)/;
const variables = /^(PUBLIC_|NODE_ENV$|NODE_OPTIONS$|TZ$|ASTRO_KEY$)/;

export function buildInputs(root: string): BuildInputs {
  const environment = Object.entries(process.env).filter(([name]) => variables.test(name));
  const code = createHash('sha256')
    .update(JSON.stringify([process.version, process.platform, process.arch, environment.sort()]))
    .update(
      JSON.stringify(
        filesOf(root, [...codeParts, ...lists, ...readdirSync(root).filter((name) => settings.test(name))]),
      ),
    );
  const bundle = code.copy().update(JSON.stringify(filesOf(root, contentParts)));
  return { code: named(code), bundle: named(bundle) };
}

const named = (hash: ReturnType<typeof createHash>): string => hash.digest('hex').slice(0, 24);

/** Every file of these folders with the hash of its content, in the same order on every machine. */
function filesOf(root: string, parts: string[]): [file: string, hash: string][] {
  const files = parts.flatMap((part) => {
    const path = join(root, part);
    if (!existsSync(path)) return [];
    return part.includes('.') ? [path] : filesIn(path);
  });
  return files
    .map((file) => [relative(root, file), hashOf(file)] satisfies [string, string])
    .sort(([a], [b]) => (a < b ? -1 : 1));
}

export const filesIn = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => !entry.isDirectory())
    .map((entry) => join(entry.parentPath, entry.name));

export const hashOf = (file: string): string =>
  createHash('sha256').update(readFileSync(file)).digest('base64url');
