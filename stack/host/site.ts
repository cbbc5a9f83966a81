import { resolve } from 'node:path';
import { Representations } from './representations.ts';
import { type Rules, readRules } from './rules.ts';

/** One published folder with its rules. Each request is answered by one site only, also during a switch. */
export interface Site {
  folder: string;
  rules: Rules;
  representations: Representations;
}

/** @param quality of Brotli (representations.ts) */
export async function openSite(folder: string, netlifyToml: string, quality?: number): Promise<Site> {
  const place = resolve(folder);
  return {
    folder: place,
    rules: await readRules(place, netlifyToml),
    representations: new Representations(quality),
  };
}
