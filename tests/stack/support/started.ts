import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync, readlinkSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { onTestFinished } from 'vitest';

const startProgram = fileURLToPath(new URL('./start-fake.ts', import.meta.url));

/** `npm start` (with the fake site) as a separate process, as a developer runs it. */
export class Started {
  readonly process: ChildProcess;
  readonly closed: Promise<unknown>;
  output = '';
  private heard = () => {};

  /** @param byNpm in a shell, as npm does it: the process is then npm's, and the stack is its child. */
  constructor(args: string[], env: Record<string, string> = {}, byNpm = false) {
    const [program, ...words] = byNpm
      ? [
          'sh',
          '-c',
          `${[process.execPath, startProgram, ...args].map((word) => `'${word}'`).join(' ')}; true`,
        ]
      : [process.execPath, startProgram, ...args];
    this.process = spawn(program, words, {
      env: { ...process.env, ...env, ...(byNpm && { npm_lifecycle_event: 'start' }) },
    });
    this.closed = once(this.process, 'close');
    for (const stream of [this.process.stdout, this.process.stderr]) {
      stream?.on('data', (chunk: Buffer) => {
        this.output += chunk.toString();
        this.heard();
      });
    }
    onTestFinished(() => {
      this.process.kill('SIGKILL');
    });
  }

  /** Waits until the output contains `words`. */
  async says(words: string): Promise<void> {
    const ended = this.closed.then(() => {
      if (!this.output.includes(words))
        throw new Error(`It ended without saying “${words}”:\n${this.output}`);
    });
    const said = new Promise<void>((resolve) => {
      this.heard = () => {
        if (this.output.includes(words)) resolve();
      };
      this.heard();
    });
    await Promise.race([said, ended]);
  }

  async ends(): Promise<number | null> {
    await this.closed;
    return this.process.exitCode;
  }
}

/** Ids of the processes whose working directory is in a folder. Works on Linux only; elsewhere the list is empty. */
export function processesIn(dir: string): number[] {
  try {
    return readdirSync('/proc')
      .map(Number)
      .filter((pid) => pid > 0 && worksIn(pid, dir));
  } catch {
    return [];
  }
}

function worksIn(pid: number, dir: string): boolean {
  try {
    return readlinkSync(`/proc/${pid}/cwd`).startsWith(dir);
  } catch {
    return false;
  }
}
