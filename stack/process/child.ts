import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';

const leash = new URL('./end-with-parent.ts', import.meta.url).href;

/** The living children of this process, so that an interrupted start can end those it has begun. */
const living = new Set<Child>();

export async function stopChildren(): Promise<void> {
  await Promise.all([...living].map((child) => child.stop()));
}

export function killChildren(): void {
  for (const child of living) child.kill();
}

export interface ChildOptions {
  cwd: string;
  env: NodeJS.ProcessEnv;
  onLine(line: string): void;
}

interface Exit {
  code: number | null;
  signal: NodeJS.Signals | null;
}

export interface Child {
  readonly exit: Promise<Exit>;
  /** Asks the child to end and waits for it; kills it and its group when it has not ended in time. */
  stop(graceMs?: number): Promise<void>;
  /** Kills the child and its group at once. */
  kill(): void;
}

/**
 * Runs a Node program as a child that cannot outlive this process. It leads a process group of its own, because
 * the terminal sends Ctrl+C to the whole foreground group and the data must be exported before the emulators end.
 */
export function runNode(script: string, args: string[], { cwd, env, onLine }: ChildOptions): Child {
  const child = spawn(process.execPath, ['--import', leash, script, ...args], {
    cwd,
    env,
    detached: true,
    stdio: ['pipe', 'pipe', 'pipe'],
  });
  // A child that ends by itself closes the pipe from its side; that is no error of ours.
  child.stdin.on('error', () => {});
  createInterface({ input: child.stdout }).on('line', onLine);
  createInterface({ input: child.stderr }).on('line', onLine);
  const exit = exitOf(child);
  const kill = () => killGroup(child);
  async function stop(graceMs = 10_000) {
    child.kill('SIGTERM');
    const timer = setTimeout(kill, graceMs);
    await exit.catch(() => {});
    clearTimeout(timer);
  }
  const self: Child = { exit, stop, kill };
  living.add(self);
  // Whoever waits for the exit hears of a failed start; nobody waiting must not be a crash.
  exit.catch(() => {}).finally(() => living.delete(self));
  return self;
}

async function exitOf(child: ChildProcess): Promise<Exit> {
  await once(child, 'close');
  return { code: child.exitCode, signal: child.signalCode };
}

function killGroup(child: ChildProcess) {
  if (child.pid === undefined || child.exitCode !== null || child.signalCode !== null) return;
  try {
    process.kill(-child.pid, 'SIGKILL');
  } catch {
    child.kill('SIGKILL');
  }
}
