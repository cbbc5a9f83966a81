import type { Builds } from './builds.ts';
import type { Host } from './host/host.ts';

/** Where the site's build hook listens, on the site's own port. */
export const hookPath = '/__build';

interface Options {
  builds: Builds;
  /** What is served now. */
  folder: string;
  /** Fails when it is aborted. */
  build(outDir: string, signal: AbortSignal): Promise<void>;
  show: Host['show'];
  log(line: string): void;
}

/** What Netlify does when its build hook is called: builds one after the other, publishes each whole or not at all. */
export class Rebuilds {
  private readonly options: Options;
  private running: Promise<void> | null = null;
  private isAskedAgain = false;
  private readonly ending = new AbortController();
  /** Requests may still be answered from it. */
  private before: string | null = null;
  private now: string;

  constructor(options: Options) {
    this.options = options;
    this.now = options.folder;
  }

  /** Calls that come during a build lead to one more, whatever their number. */
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

  /** Breaks off what is being built; nothing is built any more. */
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
