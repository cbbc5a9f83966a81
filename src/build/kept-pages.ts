import { join } from 'node:path';
import * as v from 'valibot';
import { Pack } from '#queries/pack.ts';
import type { BuiltPage, BuiltPages } from './built-pages.ts';

const Kept = v.nullable(
  v.object({
    file: v.string(),
    section: v.string(),
    inline: v.object({ scripts: v.array(v.string()), styles: v.array(v.string()) }),
    canonical: v.nullable(v.string()),
    published: v.nullable(v.string()),
  }),
);
const lineEnd = 10;

/** A file of the site to be created. */
export interface Wanted {
  /** Path, relative to the output folder. */
  file: string;
  /** Hash of everything that the page shows (queries/page-key.ts). A file without a key is rendered in every build. */
  key: string | undefined;
}

/**
 * Keeps files of the site by key for the next build with the same code. If the key is unchanged, the file and its
 * metadata are reused and the page is not rendered.
 */
export class KeptPages {
  private readonly pack: Pack;
  private readonly pages: BuiltPages;
  private readonly assets: string;
  takenOver = 0;
  made = 0;

  /**
   * @param folder belongs to this version of the code.
   * @param assets identifies the scripts and pictures that pages of this build may use.
   */
  constructor(folder: string, assets: string, pages: BuiltPages) {
    this.pack = new Pack(join(folder, 'pages.pack'));
    this.pages = pages;
    this.assets = assets;
  }

  /** The content of a file: the kept one, or the result of `make`; `null` if there is no file. */
  async contentOf({ file, key }: Wanted, make: () => Promise<Buffer | null>): Promise<Buffer | null> {
    const name = key === undefined ? null : `${this.assets} ${file} ${key}`;
    const kept = name === null ? null : this.take(name);
    if (kept) return kept;
    const content = await make();
    if (content === null) return null;
    this.made++;
    const page = file.endsWith('.html') ? this.pages.read(file, content.toString()) : null;
    if (name !== null) this.pack.add(name, `${JSON.stringify(page)}\n`, content);
    return content;
  }

  save(): void {
    this.pack.save();
  }

  private take(name: string): Buffer | null {
    const kept = this.pack.get(name);
    if (!kept) return null;
    const end = kept.indexOf(lineEnd);
    const page: BuiltPage | null = v.parse(Kept, JSON.parse(kept.toString('utf8', 0, end)));
    if (page) this.pages.add(page);
    this.takenOver++;
    return kept.subarray(end + 1);
  }
}
