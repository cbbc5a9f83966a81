import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';

const leash = new URL('./end-with-parent.ts', import.meta.url).href;

/** The running children of this process, so that an interrupted start can stop them. */
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
  /** `false` for a test runner: its own children would get the leash, and it cleans up after Ctrl+C alone. It may outlive a killed parent. */
  leashed?: boolean;
}

interface Exit {
  code: number | null;
  signal: NodeJS.Signals | null;
}

export interface Child {
  readonly exit: Promise<Exit>;
  /** Asks the child to end and waits; kills it and its process group if it does not end in time. */
  stop(graceMs?: number): Promise<void>;
  /** Kills the child and its process group at once. */
  kill(): void;
}

/**
 * Runs a Node program as a child that ends with this process. It gets its own process group: the terminal sends
 * Ctrl+C to the whole foreground group, but the data must be exported before the emulators end.
 */
export function runNode(
  script: string,
  args: string[],
  { cwd, env, onLine, leashed = true }: ChildOptions,
): Child {
  const child = spawn(process.execPath, [...(leashed ? ['--import', leash] : []), script, ...args], {
    cwd,
    env,
    detached: true,
    stdio: ['pipe', 'pipe', 'pipe'],
  });
  // A child that ends by itself closes the pipe, which is not an error here.
  child.stdin.on('error', () => {});
  createInterface({ input: child.stdout }).on('line', onLine);
  createInterface({ input: child.stderr }).on('line', onLine);
  const exit = exitOf(child);
  const kill = () => killGroup(child);
  async function stop(graceMs = 10_000) {
    child.kill(leashed ? 'SIGTERM' : 'SIGINT');
    const timer = setTimeout(kill, graceMs);
    await exit.catch(() => {});
    clearTimeout(timer);
  }
  const self: Child = { exit, stop, kill };
  living.add(self);
  // A caller that awaits `exit` gets the error of a failed start. Without a caller the rejection must not crash us.
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
