// What the pages of a built site refer to, and whether it is there.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { JSDOM } from 'jsdom';
import { findFile } from '#stack/host/find-file.ts';
import { type Rules, readRules } from '#stack/host/rules.ts';

export interface BuiltPage {
  /** Its path below the built folder. */
  file: string;
  html: string;
  document: Document;
}

export interface BuiltSite {
  pages: BuiltPage[];
  rules: Rules;
  /** The file that the host serves at an address of this site; `null` if there is none. */
  fileAt(address: string): string | null;
  /** Links, anchors, scripts and pictures without a target: «page → address». */
  brokenLinks(isServedOtherwise?: (pathname: string) => boolean): string[];
}

export const pathOf = (file: string) => `/${file.replace(/(index)?\.html$/, '')}`;

/** Reads all pages of a site that was built for `origin`. */
export async function readBuiltSite(dist: string, origin: string): Promise<BuiltSite> {
  const rules = await readRules(dist, 'netlify.toml');
  const pages = readdirSync(dist, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.html'))
    .map((file) => {
      const html = readFileSync(join(dist, file), 'utf8');
      return { file, html, document: new JSDOM(html).window.document };
    });

  function fileAt(address: string): string | null {
    const url = new URL(address, origin);
    const place = decodeURIComponent(url.pathname);
    const own = findFile(dist, place);
    if (own?.kind === 'file') return own.file;
    const match = rules.match(url, place, {});
    const to = match?.status === 200 ? findFile(dist, match.to) : null;
    return to?.kind === 'file' ? to.file : null;
  }

  /** Markup that an island renders in the browser is not in the built file. */
  function hasId(file: string, id: string): boolean {
    if (!file.endsWith('.html')) return readFileSync(file, 'utf8').includes(`id="${id}"`);
    const page = pages.find((one) => join(dist, one.file) === file);
    return (
      page?.document.querySelector('astro-island[client=only]') != null ||
      page?.document.getElementById(id) != null
    );
  }

  function brokenLinks(isServedOtherwise: (pathname: string) => boolean = () => false): string[] {
    const missing = new Set<string>();
    for (const { file, document } of pages) {
      const own = `${origin}${encodeURI(pathOf(file))}`;
      for (const element of document.querySelectorAll('[href], [src], [srcset]')) {
        const pictures = element.getAttribute('srcset')?.split(',') ?? [];
        const addresses = [
          element.getAttribute('href'),
          element.getAttribute('src'),
          ...pictures.map((part) => part.trim().split(/\s/)[0]),
        ].filter((address) => address != null);
        for (const address of addresses) {
          const url = new URL(address, own);
          if (url.origin !== origin) continue;
          const target = address.startsWith('#') ? join(dist, file) : fileAt(url.href);
          const isServed = target !== null && existsSync(target);
          if (!isServed && !isServedOtherwise(url.pathname)) missing.add(`${file} → ${address}`);
          const id = decodeURIComponent(url.hash.slice(1));
          if (isServed && id !== '' && !hasId(target, id)) missing.add(`${file} → ${address}`);
        }
      }
    }
    return [...missing];
  }

  return { pages, rules, fileAt, brokenLinks };
}
