import { inlineScript } from '#components/shared/inline-script.ts';
import { limits } from '#domain/shared/limits.ts';
import { searchField } from '#domain/shared/routes.ts';
import { results } from '#messages/search/search.ts';

const [before = '', after = ''] = results.of('\n').split('\n');
/** The heading around a term, and without one. */
const headings = { before, after, none: results.noTerm };

export const searchTermScript: string = inlineScript(showSearchTerm, searchField, limits.title, headings);

/**
 * Inline behind the heading: it names the term before anything is painted, or what stands below would jump. The term is
 * tidied as in domain/search/term.ts.
 *
 * @param field of the address that holds the term.
 * @param longest term, in letters.
 * @param words of the heading.
 */
function showSearchTerm(field: string, longest: number, words: typeof headings): void {
  const term = (new URLSearchParams(location.search).get(field) ?? '')
    .normalize('NFC')
    .replace(/\s+/g, ' ')
    .trim()
    .slice(0, longest)
    .trim();
  if (term) document.title = term;
  const heading = document.querySelector('[data-title]');
  if (heading) heading.textContent = term ? words.before + term + words.after : words.none;
}
