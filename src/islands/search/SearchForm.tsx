import { useStore } from '@nanostores/react';
import { type SubmitEvent, useId } from 'react';
import { searchTags } from '#domain/search/tags.ts';
import { routes, searchField } from '#domain/shared/routes.ts';
import { languageOfWord } from '#domain/shared/word-language.ts';
import { search } from '#messages/search/search-form.ts';
import {
  $quickSearchText,
  closeQuickSearch,
  submitQuickSearch,
  typeQuickSearch,
} from '#stores/search/quick-search.ts';
import { Results } from './Results.tsx';

/** QUICK-3, QUICK-4, QUICK-5. */
export function SearchForm() {
  const fieldId = useId();
  const text = useStore($quickSearchText);
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    submitQuickSearch();
  };

  return (
    <>
      <search>
        <form className="big-field" action={routes.searchForm} onSubmit={submit}>
          <label className="vh" htmlFor={fieldId}>
            {search.field}
          </label>
          <input
            id={fieldId}
            name={searchField}
            type="search"
            placeholder={search.placeholder}
            autoComplete="off"
            data-stop=""
            value={text}
            onChange={({ target }) => typeQuickSearch(target.value)}
          />
          <button className="button" type="submit" disabled={text.trim() === ''}>
            {search.submit}
          </button>
        </form>
      </search>
      <nav className="strip" aria-label={search.tagsTitle}>
        {searchTags.map((tag) => (
          <a
            className="tag"
            lang={languageOfWord(tag)}
            key={tag}
            href={routes.search(tag)}
            onClick={closeQuickSearch}
          >
            {tag}
          </a>
        ))}
      </nav>
      <Results />
    </>
  );
}
