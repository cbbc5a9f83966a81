import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Firestore's metadata of an export. It is left out because it contains the time; the data is in other files. */
const datedFile = /export_metadata$/;

/** A digest of an export: equal for two exports of the same data. */
export function fingerprint(dir: string): string {
  const hash = createHash('sha256');
  for (const entry of readdirSync(dir, { recursive: true, withFileTypes: true }).sort(byPath)) {
    if (!entry.isFile() || datedFile.test(entry.name)) continue;
    const file = join(entry.parentPath, entry.name);
    const content = readFileSync(file);
    hash.update(`${file.slice(dir.length)}\0${content.length}\0`).update(content);
  }
  return hash.digest('hex');
}

function byPath(a: { parentPath: string; name: string }, b: { parentPath: string; name: string }): number {
  const [first, second] = [join(a.parentPath, a.name), join(b.parentPath, b.name)];
  return first < second ? -1 : first > second ? 1 : 0;
}
