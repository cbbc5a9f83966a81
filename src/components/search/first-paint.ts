import { inlineScript } from '#components/shared/inline-script.ts';
import { limits } from '#domain/shared/limits.ts';
import { searchField } from '#domain/shared/routes.ts';
import { results } from '#messages/search/search.ts';

const [before = '', after = ''] = results.of('\n').split('\n');
/** The heading around a term, and without one. */
const headings = { before, after, none: results.noTerm };

export const searchTermScript: string = inlineScript(showSearchTerm, searchField, limits.title, headings);

/**
 * Inline after the heading: it shows the term before the first paint, and with a term the sections of the results
 * (styles/search/search.css), so that the content below does not move. It collapses spaces as in domain/search/term.ts.
 */
function showSearchTerm(field: string, longest: number, words: typeof headings): void {
  const term = (new URLSearchParams(location.search).get(field) ?? '')
    .normalize('NFC')
    .replace(/\s+/g, ' ')
    .trim()
    .slice(0, longest)
    .trim();
  if (term) {
    document.title = term;
    document.querySelector('[data-results]')?.setAttribute('data-asked', '');
  }
  const heading = document.querySelector('[data-title]');
  if (heading) heading.textContent = term ? words.before + term + words.after : words.none;
}
