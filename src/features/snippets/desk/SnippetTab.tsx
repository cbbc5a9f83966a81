import { codeLanguages } from '#domain/code/code-language.ts';
import type { StaffSnippet } from '#domain/code/snippet.ts';
import { routes } from '#domain/shared/routes.ts';
import { snippetTab as texts } from '#messages/panel/public-content.ts';
import { snippets } from '#stores/panel/snippets.ts';
import { loadPart } from '#stores/shared/load-part.ts';
import { ContentTab } from '../ContentTab.tsx';
import type { TabProps } from '../LazyPart.tsx';
import { PublishRow, RowTime } from '../Planned.tsx';

const loadForm = () => loadPart(() => import('./SnippetForm.tsx'));

/** PANEL-5: the snippets that were written in the panel. */
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
