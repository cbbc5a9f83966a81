import { routes } from '#core/addresses/routes.ts';
import { loadPart } from '#core/page/load-part.ts';
import { codeLanguages } from '#core/words/code-language.ts';
import { snippetTab as texts } from '#panel/article-texts.ts';
import { ContentTab } from '#panel/ContentTab.tsx';
import type { TabProps } from '#panel/LazyPart.tsx';
import { PublishRow, RowTime } from '#panel/Planned.tsx';
import type { StaffSnippet } from '../snippet.ts';
import { snippets } from './store.ts';

const loadForm = () => loadPart(() => import('./SnippetForm.tsx'));

/** PANEL-5. */
export default function SnippetTab({ actor }: TabProps) {
  return (
    <ContentTab
      actor={actor}
      content={snippets}
      elsewhere={texts.elsewhere}
      filterName={nameOf}
      loadForm={loadForm}
      addressOf={({ codeName, slug }) => routes.snippet(codeName, slug)}
      renderActions={(snippet) => (
        <PublishRow item={snippet} onPublish={() => snippets.publish(actor, snippet)} />
      )}
      render={(snippet) => <SnippetFacts snippet={snippet} />}
    />
  );
}

const nameOf = (filter: string): string =>
  texts.languages[codeLanguages.find((language) => language === filter) ?? codeLanguages[0]];

function SnippetFacts({ snippet }: { snippet: StaffSnippet }) {
  const address = routes.snippet(snippet.codeName, snippet.slug);
  return (
    <>
      <span>
        <b className="record-title">{snippet.title}</b>
        <span className="record-facts">
          <span className="badge" lang="en">
            {texts.languages[snippet.codeName]}
          </span>
          <a className="mono" href={address} translate="no">
            {decodeURI(address)}
          </a>
        </span>
      </span>
      <span className="record-facts mono soft">
        <RowTime time={snippet.time} />
      </span>
    </>
  );
}
