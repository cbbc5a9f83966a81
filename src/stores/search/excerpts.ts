import { excerptAround } from '#domain/search/marks.ts';
import type { SearchTerm } from '#domain/search/term.ts';
import { files } from '#domain/shared/file-addresses.ts';

/** The text of a body around the term; `null` when it can't be read. A hit is shown without its excerpt, too. */
export async function excerptOf(page: string, term: SearchTerm): Promise<string | null> {
  try {
    const answer = await fetch(files.searchText(page));
    return answer.ok ? excerptAround(await answer.text(), term) : null;
  } catch (error) {
    console.error(error);
    return null;
  }
}
