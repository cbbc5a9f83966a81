import { useStore } from '@nanostores/react';
import { useEffect } from 'react';
import { LoadStatus } from '#core/views/LoadStatus.tsx';
import { limits } from '#core/words/limits.ts';
import { DraftLine, useFocusOfDrafts } from './Drafts.tsx';
import type { SharedDraft } from './draft-format.ts';
import { $droppingShared, $sharedDrafts, dropShared, readSharedDrafts } from './shared-drafts.ts';
import { sharedDrafts as shared } from './texts.ts';

interface Props {
  form: SharedDraft['form'];
  uid: string;
  onOpen(draft: SharedDraft): void;
}

export default function SharedDrafts({ form, uid, onOpen }: Props) {
  const state = useStore($sharedDrafts, { keys: [form] })[form];
  const dropping = useStore($droppingShared);
  useEffect(() => {
    readSharedDrafts(form);
  }, [form]);
  useFocusOfDrafts(state?.step === 'ready' ? state.drafts.length : 0);
  if (state?.step !== 'ready')
    return <LoadStatus of={state} text={shared.loading} retry={() => readSharedDrafts(form)} />;
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
