import { searchField } from '#core/addresses/routes.ts';
import { inlineScript } from '#core/page/inline-script.ts';
import { blank, unseen } from '#core/words/letters.ts';
import { limits } from '#core/words/limits.ts';
import { results } from './texts.ts';

const [before = '', after = ''] = results.of('\n').split('\n');
const headings = { before, after, none: results.noTerm };

const signs = { unseen: unseen.source, blank: blank.source };

export const searchTermScript: string = inlineScript(
  showSearchTerm,
  searchField,
  limits.title,
  headings,
  signs,
);

/** Inline, before the first paint, so that the content below does not move. It cleans the term as core/search/term.ts does. */
function showSearchTerm(
  field: string,
  longest: number,
  words: typeof headings,
  { unseen, blank }: typeof signs,
): void {
  const clean = (text: string) =>
    text
      .replace(new RegExp(unseen, 'gu'), (_sign, kept?: string) => kept ?? '')
      .replace(new RegExp(blank, 'gu'), ' ')
      .normalize('NFC')
      .replace(/i\u0307+/g, 'i')
      .normalize('NFC')
      .trim();
  const term = clean(clean(new URLSearchParams(location.search).get(field) ?? '').slice(0, longest));
  if (term) {
    document.title = term;
    document.querySelector('[data-results]')?.setAttribute('data-asked', '');
  }
  const heading = document.querySelector('[data-title]');
  if (heading) heading.textContent = term ? words.before + term + words.after : words.none;
}
