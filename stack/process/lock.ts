import { linkSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { isAlive, startOf } from './identity.ts';

interface Holder {
  pid: number;
  started: string | null;
}

export type Lock = { isMine: true; release: () => void } | { isMine: false; pid: number | null };

/** Takes a lock file for this process, also from a killed one; otherwise returns the running process that has it. */
export function tryLock(file: string): Lock {
  const ownFile = `${file}.${process.pid}`;
  const me: Holder = { pid: process.pid, started: startOf(process.pid) };
  writeFileSync(ownFile, JSON.stringify(me));
  try {
    removeStale(file);
    // Creating a link is atomic and never replaces an existing file.
    linkSync(ownFile, file);
    return { isMine: true, release: () => release(file) };
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error;
    return { isMine: false, pid: read(file)?.pid ?? null };
  } finally {
    rmSync(ownFile, { force: true });
  }
}

function release(file: string) {
  if (read(file)?.pid === process.pid) rmSync(file, { force: true });
}

function removeStale(file: string) {
  const holder = read(file);
  if (holder === null || isHeld(holder)) return;
  // Another process may replace the same stale lock at this moment, so the moved file is checked before its deletion.
  const aside = `${file}.stale.${process.pid}`;
  try {
    renameSync(file, aside);
  } catch {
    // It has just done so.
    return;
  }
  const moved = read(aside);
  if (moved !== null && isHeld(moved)) linkSync(aside, file);
  rmSync(aside);
}

function isHeld({ pid, started }: Holder): boolean {
  return isAlive(pid) && (started === null || startOf(pid) === started);
}

function read(file: string): Holder | null {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Holder;
  } catch {
    return null;
  }
}
