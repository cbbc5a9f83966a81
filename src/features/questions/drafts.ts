import { atom } from 'nanostores';
import { kept, onDevice } from '#core/device/device-storage.ts';
import { putUnsaved, removeUnsaved } from '#core/device/unsaved.ts';
import { onReturn } from '#core/page/page-life.ts';
import { draftIn, isIdle, type QuestionDraft } from './draft.ts';
import { questionDraftKey } from './storage-keys.ts';

/** On the device with every letter, the same in all tabs (ASK-1). */
export const $questionDraft = atom<QuestionDraft | null>(null);

export const $isDraftUnkept = atom(false);

let openKey: string | null = null;
let isFollowing = false;

function show(): void {
  $questionDraft.set(openKey === null ? null : draftIn(kept(openKey)));
  $isDraftUnkept.set(openKey !== null && onDevice.hasUnkept(openKey));
}

export function openDraft(uid: string | null, video: string): void {
  const key = uid === null ? null : questionDraftKey(uid, video);
  if (!isFollowing) {
    isFollowing = true;
    // Two tabs type into the same draft, so that no text is lost unseen.
    addEventListener('storage', ({ key: changed }) => {
      if (changed === null || changed === openKey) show();
    });
    onReturn(show);
  }
  if (key === openKey) return;
  openKey = key;
  show();
}

export function keepDraft(draft: QuestionDraft | null): void {
  if (openKey === null) return;
  // A form that was only opened has nothing that a sign-out would ask about.
  if (draft && !isIdle(draft)) $isDraftUnkept.set(!putUnsaved(openKey, draft));
  else removeUnsaved(openKey);
  $questionDraft.set(draft);
}

/** Also when another video is shown by now. What another tab has typed meanwhile stays. */
export function dropDraft(uid: string, video: string, sent: QuestionDraft): void {
  const key = questionDraftKey(uid, video);
  if (JSON.stringify(draftIn(kept(key))) !== JSON.stringify(sent)) return;
  removeUnsaved(key);
  if (key === openKey) show();
}
