import { useStore } from '@nanostores/react';
import { dateAndTime } from '#domain/shared/dates.ts';
import { FailedNote } from '#islands/shared/FailedNote.tsx';
import { enrolmentTab as texts } from '#messages/panel/enrolments.ts';
import { lists } from '#messages/panel/panel.ts';
import { $uses, loadMoreUses, loadUses } from '#stores/panel/enrolments.ts';
import { $documentNames, nameKey } from '#stores/panel/resolve-names.ts';

/** Who has used a code; read when it is unfolded, because reading it costs Firestore reads. */
export function EnrolmentUses({ code }: { code: string }) {
  const uses = useStore($uses, { keys: [code] })[code];
  const names = useStore($documentNames);
  return (
    <details
      className="enrolment-uses"
      onToggle={({ currentTarget }) => {
        if (currentTarget.open) loadUses(code);
      }}
    >
      <summary className="small">{texts.who}</summary>
      {uses?.step === 'loading' && (
        <p className="loading pending" role="status">
          {lists.loading}
        </p>
      )}
      {uses?.step === 'failed' && <FailedNote message={uses.message} retry={() => loadUses(code)} />}
      {uses?.step === 'ready' && uses.rows.length === 0 && <p className="small soft">{texts.nobody}</p>}
      {uses?.step === 'ready' && uses.rows.length > 0 && (
        <ol className="log">
          {uses.rows.map(({ id, by, at }) => (
            <li key={id}>
              <time className="mono soft" dateTime={at.toISOString()}>
                {dateAndTime(at)}
              </time>
              <p>
                {names[nameKey({ collection: 'users', target: by })] || (
                  <span className="soft">{texts.nameless}</span>
                )}
              </p>
            </li>
          ))}
        </ol>
      )}
      {uses?.step === 'ready' && uses.more && (
        <button className="more" type="button" aria-disabled={uses.busy} onClick={() => loadMoreUses(code)}>
          {uses.busy ? lists.loadingMore : lists.more}
        </button>
      )}
    </details>
  );
}
