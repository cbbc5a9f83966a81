import { excerptAround } from '#domain/search/marks.ts';
import type { SearchTerm } from '#domain/search/term.ts';
import { files } from '#domain/shared/file-addresses.ts';

/** What a body says around the term; `null` when it can't be read: a hit is one without its excerpt too. */
export async function excerptOf(page: string, term: SearchTerm): Promise<string | null> {
  try {
    const answer = await fetch(files.searchText(page));
    return answer.ok ? excerptAround(await answer.text(), term) : null;
  } catch (error) {
    console.error(error);
    return null;
  }
}
