import { linkSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Failure } from '#stack/failure.ts';
import { isAlive, startOf } from '#stack/process/identity.ts';

interface Holder {
  pid: number;
  started: string | null;
}

/**
 * Takes a data folder for this process, or fails in one sentence when a living one has it. The lock of a process
 * that was killed is recognised and replaced. Returns what gives the folder back.
 */
export function lockDataDir(dir: string): () => void {
  mkdirSync(dir, { recursive: true });
  const lock = join(dir, 'lock');
  const mine = `${lock}.${process.pid}`;
  const me: Holder = { pid: process.pid, started: startOf(process.pid) };
  writeFileSync(mine, JSON.stringify(me));
  try {
    removeStale(lock);
    // A link is made whole or not at all, and never over another one.
    linkSync(mine, lock);
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EEXIST') throw inUse(dir, read(lock));
    throw error;
  } finally {
    rmSync(mine, { force: true });
  }
  return () => {
    if (read(lock)?.pid === process.pid) rmSync(lock, { force: true });
  };
}

function removeStale(lock: string) {
  const holder = read(lock);
  if (holder === null || isHeld(holder)) return;
  // Another process may be replacing the same stale lock: only the one that is moved away is thrown away.
  const aside = `${lock}.stale.${process.pid}`;
  renameSync(lock, aside);
  const moved = read(aside);
  if (moved !== null && isHeld(moved)) linkSync(aside, lock);
  rmSync(aside);
}

function isHeld({ pid, started }: Holder): boolean {
  return isAlive(pid) && (started === null || startOf(pid) === started);
}

function read(lock: string): Holder | null {
  try {
    return JSON.parse(readFileSync(lock, 'utf8')) as Holder;
  } catch {
    return null;
  }
}

function inUse(dir: string, holder: Holder | null): Failure {
  const by = holder === null ? 'another process' : `process ${holder.pid}`;
  return new Failure(
    `A stack is already running on ${dir} (${by}). Stop it, or name another folder with --data.`,
  );
}
