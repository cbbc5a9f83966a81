// The search index of sample posts, published into a built site instead of its own.
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { files } from '#core/addresses/file-addresses.ts';
import type { IndexFiles } from '#core/search/index-build.ts';

export function publishIndex(dist: string, { titles, words, texts }: IndexFiles): void {
  rmSync(join(dist, 'search'), { recursive: true });
  const write = (path: string, text: string) => {
    const file = join(dist, decodeURIComponent(path));
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, text);
  };
  write(files.searchTitles, JSON.stringify(titles));
  for (const { name, part } of words) write(files.searchWords(name), JSON.stringify(part));
  for (const { page, text } of texts) write(files.searchText(page), text);
}
