import { atom } from 'nanostores';
import { kept, onDevice } from '#core/device/device-storage.ts';
import { putUnsaved, removeUnsaved } from '#core/device/unsaved.ts';
import { onReturn } from '#core/page/page-life.ts';
import { draftIn, isIdle, type QuestionDraft } from './draft.ts';
import { questionDraftKey } from './storage-keys.ts';

/** On the device with every letter, the same in all tabs (ASK-1). */
export const $questionDraft = atom<QuestionDraft | null>(null);

export const $isDraftUnkept = atom(false);

let place: string | null = null;
let isFollowing = false;

function show(): void {
  $questionDraft.set(place === null ? null : draftIn(kept(place)));
  $isDraftUnkept.set(place !== null && onDevice.hasUnkept(place));
}

export function openDraft(uid: string | null, video: string): void {
  const key = uid === null ? null : questionDraftKey(uid, video);
  if (!isFollowing) {
    isFollowing = true;
    // Two tabs type into the same draft, so that no text is lost unseen.
    addEventListener('storage', ({ key: changed }) => {
      if (changed === null || changed === place) show();
    });
    onReturn(show);
  }
  if (key === place) return;
  place = key;
  show();
}

export function keepDraft(draft: QuestionDraft | null): void {
  if (place === null) return;
  // A form that was only opened has nothing that a sign-out would ask about.
  if (draft && !isIdle(draft)) $isDraftUnkept.set(!putUnsaved(place, draft));
  else removeUnsaved(place);
  $questionDraft.set(draft);
}

/** Also when another video is shown by now. What another tab has typed meanwhile stays. */
export function dropDraft(uid: string, video: string, sent: QuestionDraft): void {
  const key = questionDraftKey(uid, video);
  if (JSON.stringify(draftIn(kept(key))) !== JSON.stringify(sent)) return;
  removeUnsaved(key);
  if (key === place) show();
}
