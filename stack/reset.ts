import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { lockDataDir } from './data/lock.ts';
import { Failure } from './failure.ts';
import { parseOptions } from './options.ts';

/** The entries that a stack writes into its data folder. Only these are deleted, in case of a wrong folder. */
const ours = ['exports', 'mail', 'run', 'stack.log'];

try {
  const { dataDir } = parseOptions(process.argv.slice(2), process.env);
  const unlock = lockDataDir(dataDir);
  for (const name of ours) rmSync(join(dataDir, name), { recursive: true, force: true });
  unlock();
  console.log(`${dataDir} is empty; the next start fills it with the sample data.`);
} catch (error) {
  if (!(error instanceof Failure)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
