import { type ReactNode, useEffect, useState } from 'react';
import { dateAndTime } from '#core/time/dates.ts';
import { Button } from '#core/views/Button.tsx';
import { showToast } from '#core/views/toasts.ts';
import { useLostFocus } from '#core/views/use-lost-focus.ts';
import { ask } from './ask.ts';
import { isFree, type ListedDraft, listedDrafts } from './draft.ts';
import type { DraftForm } from './draft-format.ts';
import { confirming, deviceDrafts as texts } from './texts.ts';

/** The draft may have gone in another tab, so nothing scrolls when the focus moves. */
export const useFocusOfDrafts = (count: number): void =>
  useLostFocus(count, () => document.querySelector<HTMLElement>('.tab-head .button:last-child'), {
    preventScroll: true,
  });

interface LineProps {
  title: string;
  at: Date;
  children?: ReactNode;
  isBusy?: boolean;
  dropText: string;
  onOpen(): void;
  onDrop(): void;
}

export function DraftLine({ title, at, children, isBusy = false, dropText, onOpen, onDrop }: LineProps) {
  return (
    <li className="row">
      <b translate="no">{title}</b>
      {children}
      <time className="mono small soft" dateTime={at.toISOString()}>
        {dateAndTime(at)}
      </time>
      <button className="more small" type="button" aria-label={texts.goOnLabel(title)} onClick={onOpen}>
        {texts.goOn}
      </button>
      <Button
        className="more small danger"
        aria-label={texts.dropLabel(title)}
        busy={isBusy}
        onClick={() => isBusy || ask({ text: dropText, yes: confirming.yes, onYes: onDrop })}
      >
        {texts.drop}
      </Button>
    </li>
  );
}

interface DeviceProps {
  form: DraftForm;
  uid: string;
  onOpen(draft: ListedDraft): void;
}

/** What was typed on this device and not saved (PANEL-17). Rendered anew when a form closes. */
export function DeviceDrafts({ form, uid, onOpen }: DeviceProps) {
  const [, setChanges] = useState(0);
  useEffect(() => {
    const show = () => setChanges((count) => count + 1);
    addEventListener('storage', show);
    return () => removeEventListener('storage', show);
  }, []);
  const drafts = listedDrafts(uid, form);
  useFocusOfDrafts(drafts.length);
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
    <section className="drafts" aria-label={texts.title}>
      <h2 className="lesser">{texts.title}</h2>
      <ul>
        {drafts.map((draft) => {
          const title = draft.title || texts.untitled;
          return (
            <DraftLine
              key={draft.key}
              title={title}
              at={draft.at}
              dropText={texts.dropText(title)}
              onOpen={() => open(draft)}
              onDrop={() => drop(draft)}
            >
              {draft.id === null && <span className="badge">{texts.isNew}</span>}
            </DraftLine>
          );
        })}
      </ul>
    </section>
  );
}
