import type { Builds } from './builds.ts';
import type { Host } from './host/host.ts';

/** The path of the build hook, on the site's port. */
export const hookPath = '/__build';

interface Options {
  builds: Builds;
  /** The folder that is served now. */
  folder: string;
  /** Rejects if it is aborted. */
  build(outDir: string, signal: AbortSignal): Promise<void>;
  show: Host['show'];
  log(line: string): void;
}

/** Does what Netlify does on its build hook: runs builds one after the other, and publishes only complete builds. */
export class Rebuilds {
  private readonly options: Options;
  private running: Promise<void> | null = null;
  private isAskedAgain = false;
  private readonly ending = new AbortController();
  /** The previous folder; running requests may still need it. */
  private before: string | null = null;
  private now: string;

  constructor(options: Options) {
    this.options = options;
    this.now = options.folder;
  }

  /** Any number of calls during a build leads to one more build. */
  ask(): void {
    if (this.ending.signal.aborted) return;
    if (this.running) {
      this.isAskedAgain = true;
      return;
    }
    this.running = this.rebuild().finally(() => {
      this.running = null;
      if (!this.isAskedAgain) return;
      this.isAskedAgain = false;
      this.ask();
    });
  }

  /** Cancels the running build and starts no further builds. */
  async stop(): Promise<void> {
    this.ending.abort();
    await this.running;
  }

  private async rebuild(): Promise<void> {
    const { builds, build, show, log } = this.options;
    const folder = builds.next();
    try {
      await build(folder, this.ending.signal);
      await show(folder);
    } catch (error) {
      log(`build hook: what is served stays as it is: ${String(error)}`);
      builds.remove(folder);
      return;
    }
    if (this.before !== null) builds.remove(this.before);
    this.before = this.now;
    this.now = folder;
  }
}
