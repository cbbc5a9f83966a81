import { appendFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Opens stack.log for the long output of the emulators and Astro; each start clears it. */
export function openLog(dataDir: string): (line: string) => void {
  const file = join(dataDir, 'stack.log');
  writeFileSync(file, '');
  return (line) => appendFileSync(file, `${line}\n`);
}
