import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { Failure } from '#stack/failure.ts';
import { tryLock } from '#stack/process/lock.ts';

/** Locks a data folder. @returns the function that unlocks it @throws Failure if another process has the lock */
export function lockDataDir(dir: string): () => void {
  mkdirSync(dir, { recursive: true });
  const lock = tryLock(join(dir, 'lock'));
  if (lock.isMine) return lock.release;
  const by = lock.pid === null ? 'another process' : `process ${lock.pid}`;
  throw new Failure(
    `A stack is already running on ${dir} (${by}). Stop it, or name another folder with --data.`,
  );
}
