import { useStore } from '@nanostores/react';
import { markedPieces } from '#domain/search/marks.ts';
import { rank } from '#domain/search/match.ts';
import type { SearchTerm } from '#domain/search/term.ts';
import { foldLetters } from '#domain/shared/letters.ts';
import { routes } from '#domain/shared/routes.ts';
import { languageOfWord } from '#domain/shared/word-language.ts';
import { results as texts } from '#messages/search/search.ts';
import { states } from '#messages/shared/states.ts';
import {
  $quickResults,
  closeQuickSearch,
  type QuickHit,
  retryQuickSearch,
} from '#stores/search/quick-search.ts';

/** Results as one types (SEARCH-4); Enter goes to all of them. */
export function Results() {
  const results = useStore($quickResults);
  if (results === null) return null;
  const { term, hits, count, state } = results;

  return (
    <section aria-label={texts.title}>
      <p className="row between small soft">
        <span role="status">{state === 'pending' ? texts.loading : state === 'done' && said(count)}</span>
        {count > hits.length && (
          <a className="more" href={routes.search(term.text)} onClick={closeQuickSearch}>
            {texts.all}
          </a>
        )}
      </p>
      <ol className="hits">
        {hits.map((hit) => (
          <Hit hit={hit} term={term} key={`${hit.kind} ${hit.page}`} />
        ))}
      </ol>
      {state === 'failed' && (
        <div className="note bad">
          <p>{texts.failed}</p>
          <p>
            <button className="button quiet" type="button" onClick={retryQuickSearch}>
              {states.retry}
            </button>
          </p>
        </div>
      )}
    </section>
  );
}

const said = (count: number) => (count === 0 ? texts.nothing : texts.count(count));

function Hit({ hit, term }: { hit: QuickHit; term: SearchTerm }) {
  const pieces = markedPieces(hit.title, term).map(({ start, text, marked }) =>
    marked ? <mark key={start}>{text}</mark> : text,
  );
  const isSnippet = hit.kind !== 'blog' && hit.kind !== 'video';
  // Why it is a hit, where its title does not tell. The language of a snippet stands there anyway.
  const tag = isSnippet ? undefined : hit.hashtags.find((one) => foldLetters(one) === term.loose.hashtag);
  return (
    <li className="hit">
      <a href={hit.page} data-stop="" onClick={closeQuickSearch}>
        <span>{pieces}</span>
      </a>
      <span className="why">
        {tag !== undefined && (
          <span className="tag" lang={languageOfWord(tag)}>
            <mark>{tag}</mark>
          </span>
        )}
        {hit.rank >= rank.body && <span className="date">{texts.inBodyShort}</span>}
        <span className="date" lang={isSnippet ? 'en' : undefined}>
          {texts.kinds[hit.kind]}
        </span>
      </span>
    </li>
  );
}
