// Rules have no imports: the part of each feature stands in its folder and is put into the file that all share.
import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const root = new URL('..', import.meta.url);
const read = (file: string): string => readFileSync(new URL(file, root), 'utf8');
const place = /^ +\/\/ ── The rules of each collection .*$/m;

/** Where the rules stand, from the project's root. */
export const rulesFiles = (): string[] => [
  'firebase/firestore.rules',
  ...globSync('src/**/*.rules', { cwd: fileURLToPath(root) }).toSorted(),
];

/** Firestore's rules of this checkout as one file. */
export function firestoreRules(): string {
  const [shared = '', ...features] = rulesFiles();
  const parts = features.map((file) =>
    read(file)
      .trimEnd()
      .replaceAll(/^(?=.)/gm, '    '),
  );
  const text = read(shared);
  if (!place.test(text)) throw new Error(`${shared} has no place for the rules of the features.`);
  return text.replace(place, () => parts.join('\n\n'));
}

/** The rules of a service as one file. */
export const rulesOf = (service: 'firestore' | 'storage'): string =>
  service === 'firestore' ? firestoreRules() : read('firebase/storage.rules');
