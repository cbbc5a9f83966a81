import { readdir, readFile } from 'node:fs/promises';
import { hashReader, type InlineHashes } from './inline-hashes.ts';

/** The data of a page for the files made after the build (netlify-headers.ts, sitemap.ts). */
export interface BuiltPage {
  /** The first part of its address; '' for the front page. */
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

/** Reads every page of a build once, so that headers and sitemap always match the pages. */
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
