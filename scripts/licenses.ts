// Lists the licences of all packages that are installed, also for the emulators: `npm run licenses`. With --check it fails
// for a licence that nobody has read yet. Licences come from the lock files, so nothing has to be installed.
import { readFileSync } from 'node:fs';

/** Licences that ask for no more than to be named, or for changes of the package itself to be published. */
const accepted = new Set([
  '0BSD',
  'Apache-2.0',
  'BSD',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'BlueOak-1.0.0',
  'CC-BY-4.0',
  'CC0-1.0',
  'ISC',
  'LGPL-3.0-or-later',
  'MIT',
  'MIT-0',
  'MPL-2.0',
  'PSF-2.0',
  'Python-2.0',
  'WTFPL',
  'Zlib',
  'public domain',
]);

/** Packages whose package.json names none: read in their licence file or their readme. */
const read: Record<string, string> = {
  '@mapbox/jsonlint-lines-primitives': 'MIT',
  fuzzy: 'MIT',
  semaphore: 'MIT',
  'sort-asc': 'MIT',
  'sort-desc': 'MIT',
  'sort-object': 'MIT',
  'valid-url': 'MIT',
};

interface Lock {
  packages: Record<string, { license?: string }>;
}

export interface License {
  /** As SPDX writes it: `MIT OR Apache-2.0`. */
  license: string;
  packages: string[];
  isAccepted: boolean;
}

const namesIn = (license: string): string[] => license.replaceAll(/[()]/g, '').split(/ (?:AND|OR) /);

/** The licences of all packages of these lock files, the most frequent first. */
export function licensesOf(lockFiles: readonly string[]): License[] {
  const packages = new Map<string, Set<string>>();
  for (const file of lockFiles) {
    const lock: Lock = JSON.parse(readFileSync(file, 'utf8'));
    for (const [path, { license }] of Object.entries(lock.packages)) {
      const name = path.replace(/^.*node_modules\//, '');
      if (path === '') continue;
      const found = license ?? read[name] ?? 'none';
      packages.set(found, (packages.get(found) ?? new Set()).add(name));
    }
  }
  return [...packages]
    .map(([license, names]) => ({
      license,
      packages: [...names].sort(),
      isAccepted: namesIn(license).every((name) => accepted.has(name)),
    }))
    .sort((a, b) => b.packages.length - a.packages.length);
}

export const lockFiles = ['package-lock.json', 'stack/firebase-tools/package-lock.json'];

if (import.meta.main) {
  const licenses = licensesOf(lockFiles);
  for (const { license, packages, isAccepted } of licenses)
    console.log(
      `${license}${isAccepted ? '' : ' (not accepted yet)'}: ${packages.length}\n  ${packages.join(', ')}\n`,
    );
  if (process.argv.includes('--check') && licenses.some(({ isAccepted }) => !isAccepted))
    process.exitCode = 1;
}
