import { codeLanguages, type StaffSnippet } from '#domain/code/snippet.ts';
import { routes } from '#domain/shared/routes.ts';
import { guarded } from '#islands/shared/ErrorBoundary.tsx';
import { snippetTab as texts } from '#messages/panel/panel.ts';
import {
  publishSnippet,
  removeSnippet,
  snippetEditor,
  snippetForms,
  snippetList,
} from '#stores/panel/snippets.ts';
import { loadPart } from '#stores/shared/load-part.ts';
import { ContentTab } from '../ContentTab.tsx';
import { PublishRow, RowTime } from '../Planned.tsx';
import type { TabProps } from '../tab-props.ts';

const loadForm = () => loadPart(() => import('./SnippetForm.tsx'));
const loadSelect = () => loadPart(() => import('./SnippetSelect.tsx'));

/** PANEL-5: the snippets that were written in the panel. */
function SnippetTab({ actor }: TabProps) {
  return (
    <ContentTab
      actor={actor}
      name="codes"
      texts={texts}
      list={snippetList}
      filterName={nameOf}
      editor={snippetEditor}
      forms={snippetForms}
      loadForm={loadForm}
      loadSelect={loadSelect}
      onRemove={removeSnippet}
      addressOf={({ codeName, slug }) => routes.snippet(codeName, slug)}
      renderActions={(snippet) => (
        <PublishRow item={snippet} onPublish={() => publishSnippet(actor, snippet)} />
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

export default guarded(SnippetTab);
