import { readdir, readFile } from 'node:fs/promises';
import { hashReader, type InlineHashes } from './inline-hashes.ts';

/** What the files beside the pages are made of (netlify-headers.ts, sitemap.ts). */
export interface BuiltPage {
  /** The first part of its address; '' is the front page. */
  section: string;
  inline: InlineHashes;
  /** The address that it should be known by, `null` when it is not to be found. */
  canonical: string | null;
  /** ISO; only posts have a day. */
  published: string | null;
}

function sectionOf(file: string): string {
  const [section = ''] = file.replace(/\.html$/, '').split('/');
  return section === 'index' ? '' : section;
}

/**
 * What `tag` finds in a page. Decoded into a string of its own: a piece of the page's text would keep the whole of it in
 * memory, for each of ten thousand pages.
 */
function valueIn(html: string, tag: RegExp): string | null {
  const value = tag.exec(html)?.[1];
  return value === undefined ? null : Buffer.from(value).toString().replaceAll('&amp;', '&');
}

/** Reads every page of a build once: what is written about them can't differ from them. */
export async function builtPages(dir: URL): Promise<BuiltPage[]> {
  const files = (await readdir(dir, { recursive: true })).filter((file) => file.endsWith('.html')).sort();
  const pages: BuiltPage[] = [];
  const readers = new Map<string, ReturnType<typeof hashReader>>();
  for (const file of files) {
    const html = await readFile(new URL(file.split('/').map(encodeURIComponent).join('/'), dir), 'utf8');
    const section = sectionOf(file);
    const hashesOf = readers.get(section) ?? hashReader();
    readers.set(section, hashesOf);
    pages.push({
      section,
      inline: hashesOf(html),
      canonical: valueIn(html, /<link rel="canonical" href="([^"]+)"/),
      published: valueIn(html, /<meta property="article:published_time" content="([^"]+)"/),
    });
  }
  return pages;
}
