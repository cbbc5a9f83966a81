import { mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { cacheDir } from './paths.ts';
import { isAlive } from './process/identity.ts';

const parent = join(cacheDir, 'builds');

/**
 * Folders for builds of a running stack. They are inside the checkout, because a page may load packages while it is
 * rendered, and outside dist/, so that a local build is never published by mistake.
 */
export class Builds {
  private readonly dir: string;

  constructor() {
    mkdirSync(parent, { recursive: true });
    for (const name of readdirSync(parent)) {
      if (!isAlive(Number.parseInt(name, 10))) rmSync(join(parent, name), { recursive: true, force: true });
    }
    this.dir = mkdtempSync(join(parent, `${process.pid}-`));
  }

  next(): string {
    return mkdtempSync(join(this.dir, 'site-'));
  }

  remove(folder: string): void {
    rmSync(folder, { recursive: true, force: true });
  }

  removeAll(): void {
    this.remove(this.dir);
  }
}
