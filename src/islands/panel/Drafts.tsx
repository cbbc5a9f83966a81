import { useStore } from '@nanostores/react';
import { type ReactNode, useEffect, useState } from 'react';
import type { DraftForm, SharedDraft } from '#domain/panel/draft.ts';
import { dateAndTime } from '#domain/shared/dates.ts';
import { limits } from '#domain/shared/limits.ts';
import { FailedNote } from '#islands/shared/FailedNote.tsx';
import { Loading } from '#islands/shared/Loading.tsx';
import { confirming, sharedDrafts as shared, deviceDrafts as texts } from '#messages/panel/panel.ts';
import { isFree, type ListedDraft, listedDrafts } from '#stores/panel/draft.ts';
import { $droppingShared, $sharedDrafts, dropShared, readSharedDrafts } from '#stores/panel/shared-drafts.ts';
import { showToast } from '#stores/shared/toasts.ts';
import { ask } from './ask.ts';

interface LineProps {
  title: string;
  at: Date;
  /** Beside the title. */
  children?: ReactNode;
  isBusy?: boolean;
  /** What is asked before it is deleted. */
  dropText: string;
  onOpen(): void;
  onDrop(): void;
}

function DraftLine({ title, at, children, isBusy = false, dropText, onOpen, onDrop }: LineProps) {
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
      <button
        className="more small danger"
        type="button"
        aria-label={texts.dropLabel(title)}
        aria-busy={isBusy}
        aria-disabled={isBusy}
        onClick={() => isBusy || ask({ text: dropText, yes: confirming.yes, onYes: onDrop })}
      >
        {texts.drop}
      </button>
    </li>
  );
}

interface DeviceProps {
  form: DraftForm;
  uid: string;
  onOpen(draft: ListedDraft): void;
}

/** What was typed on this device and not saved, above the list that it belongs to (PANEL-17). Rendered anew when a form closes. */
export function DeviceDrafts({ form, uid, onOpen }: DeviceProps) {
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

interface SharedProps {
  form: SharedDraft['form'];
  uid: string;
  onOpen(draft: SharedDraft): void;
}

/** The drafts that all staff see, read when they are unfolded (PANEL-17). */
export function SharedDrafts({ form, uid, onOpen }: SharedProps) {
  return (
    <details
      className="drafts unfolds"
      onToggle={({ currentTarget }) => currentTarget.open && readSharedDrafts(form)}
    >
      <summary>{shared.title}</summary>
      <SharedLines form={form} uid={uid} onOpen={onOpen} />
    </details>
  );
}

function SharedLines({ form, uid, onOpen }: SharedProps) {
  const state = useStore($sharedDrafts, { keys: [form] })[form];
  const dropping = useStore($droppingShared);
  if (!state || state.step === 'loading') return <Loading text={shared.loading} />;
  if (state.step === 'failed')
    return <FailedNote message={state.message} retry={() => readSharedDrafts(form)} />;
  const { drafts } = state;
  if (drafts.length === 0) return <p className="soft">{shared.none}</p>;
  return (
    <>
      <p className="small soft">{drafts.length < limits.page ? shared.hint : shared.most}</p>
      <ul>
        {drafts.map((draft) => (
          <DraftLine
            key={draft.id}
            title={draft.title}
            at={draft.at}
            dropText={shared.dropText(draft.title)}
            isBusy={dropping === draft.id}
            onOpen={() => onOpen(draft)}
            onDrop={() => dropShared(uid, draft)}
          >
            <span className="small soft" translate="no">
              {draft.author}
            </span>
          </DraftLine>
        ))}
      </ul>
    </>
  );
}
