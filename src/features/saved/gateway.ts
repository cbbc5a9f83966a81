import * as v from 'valibot';
import { files } from '#core/addresses/file-addresses.ts';
import { parseUrl } from '#core/addresses/readable-address.ts';
import { BuildNote } from '#core/build/build-note.ts';

const locationsIn = (xml: string): URL[] =>
  [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].flatMap(([, address = '']) => parseUrl(address) ?? []);

async function textAt(address: string): Promise<string> {
  const answer = await fetch(address);
  if (!answer.ok) throw new Error(`${address}: ${answer.status}`);
  return answer.text();
}

/** By the site's own sitemap; only paths, because a copy of the site may stand at another origin. */
export async function readPublished(): Promise<{ paths: ReadonlySet<string>; readAt: number }> {
  const [index, note] = await Promise.all([textAt(files.sitemap), textAt(files.buildNote)]);
  const maps = await Promise.all(locationsIn(index).map(({ pathname }) => textAt(pathname)));
  const { readAt } = v.parse(BuildNote, JSON.parse(note));
  return {
    paths: new Set(maps.flatMap(locationsIn).map(({ pathname }) => pathname)),
    readAt: readAt.getTime(),
  };
}
