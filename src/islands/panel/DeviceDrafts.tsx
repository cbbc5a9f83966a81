import { useEffect, useState } from 'react';
import type { DraftForm } from '#domain/panel/draft.ts';
import { dateAndTime } from '#domain/shared/dates.ts';
import { confirming, deviceDrafts as texts } from '#messages/panel/panel.ts';
import { isFree, type ListedDraft, listedDrafts } from '#stores/panel/draft.ts';
import { showToast } from '#stores/shared/toasts.ts';
import { ask } from './ask.ts';

interface Props {
  form: DraftForm;
  uid: string;
  onOpen(draft: ListedDraft): void;
}

/** What was typed on this device and not saved, above the list that it belongs to (PANEL-17). Rendered anew when a form closes. */
export function DeviceDrafts({ form, uid, onOpen }: Props) {
  const [, setChanges] = useState(0);
  useEffect(() => {
    const show = () => setChanges((count) => count + 1);
    addEventListener('storage', show);
    return () => removeEventListener('storage', show);
  }, []);
  const drafts = listedDrafts(uid, form);
  if (drafts.length === 0) return null;
  const drop = async (draft: ListedDraft) => {
    if (!(await isFree(draft, { drop: true }))) showToast({ kind: 'bad', text: texts.inUse });
    setChanges((count) => count + 1);
  };
  const open = async (draft: ListedDraft) => {
    if (await isFree(draft)) onOpen(draft);
    else showToast({ kind: 'bad', text: texts.inUse });
  };
  return (
    <section className="device-drafts" aria-label={texts.title}>
      <h2 className="lesser">{texts.title}</h2>
      <ul>
        {drafts.map((draft) => {
          const title = draft.title || texts.untitled;
          return (
            <li key={draft.key} className="row">
              <b>{title}</b>
              {draft.id === null && <span className="badge">{texts.isNew}</span>}
              <time className="mono small soft" dateTime={draft.at.toISOString()}>
                {dateAndTime(draft.at)}
              </time>
              <button
                className="more small"
                type="button"
                aria-label={texts.goOnLabel(title)}
                onClick={() => open(draft)}
              >
                {texts.goOn}
              </button>
              <button
                className="more small danger"
                type="button"
                aria-label={texts.dropLabel(title)}
                onClick={() =>
                  ask({ text: texts.dropText(title), yes: confirming.yes, onYes: () => drop(draft) })
                }
              >
                {texts.drop}
              </button>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
