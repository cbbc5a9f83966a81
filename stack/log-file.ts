import { appendFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** The emulators and Astro say more than fits between the steps: it goes to stack.log, anew with each start. */
export function openLog(dataDir: string): (line: string) => void {
  const file = join(dataDir, 'stack.log');
  writeFileSync(file, '');
  return (line) => appendFileSync(file, `${line}\n`);
}
