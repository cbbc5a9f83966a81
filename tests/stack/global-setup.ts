import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/**
 * What Node has made of TypeScript files is kept during the run: the operator's program alone is run some fifty times,
 * and most of each run is reading it.
 */
export default function setup(): () => void {
  const compiled = mkdtempSync(join(tmpdir(), 'kodyol-compiled-'));
  process.env.NODE_COMPILE_CACHE = compiled;
  return () => rmSync(compiled, { recursive: true, force: true });
}
