import { readdir, readFile } from 'node:fs/promises';
import { hashReader, type InlineHashes } from './inline-hashes.ts';

/** The data of a page for the files made after the build (netlify-headers.ts, sitemap.ts). */
export interface BuiltPage {
  /** Its file, from the folder of the site. */
  file: string;
  /** The first part of its address; '' is the front page. */
  section: string;
  inline: InlineHashes;
  /** The canonical address; `null` if search engines should not index the page. */
  canonical: string | null;
  /** ISO 8601; only posts have a date. */
  published: string | null;
}

function sectionOf(file: string): string {
  const [section = ''] = file.replace(/\.html$/, '').split('/');
  return section === 'index' ? '' : section;
}

/**
 * The first group of `tag` in a page. It is copied into a new string, because a slice would keep the text of the whole
 * page in memory, for each of ten thousand pages.
 */
function valueIn(html: string, tag: RegExp): string | null {
  const value = tag.exec(html)?.[1];
  return value === undefined ? null : Buffer.from(value).toString().replaceAll('&amp;', '&');
}

/** The pages of a build. Each is read once: what is said about it can't differ from it. */
export class BuiltPages {
  private readonly pages = new Map<string, BuiltPage>();
  private readonly readers = new Map<string, ReturnType<typeof hashReader>>();

  read(file: string, html: string): BuiltPage {
    const section = sectionOf(file);
    const hashesOf = this.readers.get(section) ?? hashReader();
    this.readers.set(section, hashesOf);
    const page = {
      file,
      section,
      inline: hashesOf(html),
      canonical: valueIn(html, /<link rel="canonical" href="([^"]+)"/),
      published: valueIn(html, /<meta property="article:published_time" content="([^"]+)"/),
    };
    this.add(page);
    return page;
  }

  /** A page that was read by an earlier build. */
  add(page: BuiltPage): void {
    this.pages.set(page.file, page);
  }

  /** In an order that does not follow from that of the work. */
  all(): BuiltPage[] {
    return [...this.pages.values()].sort((a, b) => (a.file < b.file ? -1 : 1));
  }
}

/** The pages in a folder that Astro has written. */
export async function pagesIn(dir: URL): Promise<BuiltPages> {
  const pages = new BuiltPages();
  for (const file of await readdir(dir, { recursive: true })) {
    if (!file.endsWith('.html')) continue;
    pages.read(file, await readFile(new URL(file.split('/').map(encodeURIComponent).join('/'), dir), 'utf8'));
  }
  return pages;
}
