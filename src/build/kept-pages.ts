import { join } from 'node:path';
import * as z from 'zod/mini';
import { Pack } from '#queries/pack.ts';
import type { BuiltPage, BuiltPages } from './built-pages.ts';

const Kept = z.nullable(
  z.object({
    file: z.string(),
    section: z.string(),
    inline: z.object({ scripts: z.array(z.string()), styles: z.array(z.string()) }),
    canonical: z.nullable(z.string()),
    published: z.nullable(z.string()),
  }),
);
const lineEnd = 10;

/** A file of the site that is to be made. */
export interface Wanted {
  /** From the folder of the site. */
  file: string;
  /** Follows from all that it shows (queries/page-key.ts); without one it is made anew by every build. */
  key: string | undefined;
}

/**
 * Files of the site with a key, for the next build of the same code: one whose key has stayed is taken over instead of
 * rendered, together with what was read of it.
 */
export class KeptPages {
  private readonly pack: Pack;
  private readonly pages: BuiltPages;
  private readonly assets: string;
  takenOver = 0;
  made = 0;

  /** `folder` is that of the code; `assets` names the scripts and pictures that pages of this build can name. */
  constructor(folder: string, assets: string, pages: BuiltPages) {
    this.pack = new Pack(join(folder, 'pages.pack'));
    this.pages = pages;
    this.assets = assets;
  }

  /** The content of a file: kept, or what `make` says; `null` for no file. */
  async contentOf({ file, key }: Wanted, make: () => Promise<Buffer | null>): Promise<Buffer | null> {
    const name = key === undefined ? null : `${this.assets} ${file} ${key}`;
    const kept = name === null ? null : this.take(name);
    if (kept) return kept;
    const content = await make();
    if (content === null) return null;
    this.made++;
    const page = file.endsWith('.html') ? this.pages.read(file, content.toString()) : null;
    if (name !== null)
      this.pack.add(name, Buffer.concat([Buffer.from(`${JSON.stringify(page)}\n`), content]));
    return content;
  }

  save(): void {
    this.pack.save();
  }

  private take(name: string): Buffer | null {
    const kept = this.pack.get(name);
    if (!kept) return null;
    const end = kept.indexOf(lineEnd);
    const page: BuiltPage | null = Kept.parse(JSON.parse(kept.toString('utf8', 0, end)));
    if (page) this.pages.add(page);
    this.takenOver++;
    return kept.subarray(end + 1);
  }
}
