import { existsSync, mkdirSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { fingerprint } from './fingerprint.ts';

/** The emulators write this file last, so an export with it is complete. */
const metadata = 'firebase-export-metadata.json';

/** The numbered exports of a data folder. A folder named `.partial` was unfinished when the stack was killed. */
export class Exports {
  private readonly dir: string;

  constructor(dataDir: string) {
    this.dir = join(dataDir, 'exports');
    mkdirSync(this.dir, { recursive: true });
  }

  /** The folder of the newest complete export, `null` in a new data folder. */
  newest(): string | null {
    const number = this.numbers().at(-1);
    return number === undefined ? null : this.pathOf(number);
  }

  /**
   * Lets `write` fill a folder, makes it the newest export in one step, and deletes older ones. An export that is equal
   * to the newest one is dropped. @returns whether the data had changed
   */
  async add(write: (dir: string) => Promise<void>): Promise<boolean> {
    const newest = this.newest();
    const next = this.pathOf((this.numbers().at(-1) ?? 0) + 1);
    const partial = `${next}.partial`;
    rmSync(partial, { recursive: true, force: true });
    await write(partial);
    if (!existsSync(join(partial, metadata))) throw new Error(`The export in ${partial} is incomplete.`);
    if (newest !== null && fingerprint(newest) === fingerprint(partial)) {
      rmSync(partial, { recursive: true });
      return false;
    }
    renameSync(partial, next);
    this.removeAllBut(next);
    return true;
  }

  private removeAllBut(kept: string) {
    for (const name of readdirSync(this.dir)) {
      const path = join(this.dir, name);
      if (path !== kept) rmSync(path, { recursive: true, force: true });
    }
  }

  private numbers(): number[] {
    return readdirSync(this.dir)
      .filter((name) => /^\d+$/.test(name) && existsSync(join(this.dir, name, metadata)))
      .map(Number)
      .sort((a, b) => a - b);
  }

  private pathOf(number: number): string {
    return join(this.dir, String(number).padStart(6, '0'));
  }
}
