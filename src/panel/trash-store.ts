import { atom } from 'nanostores';
import { codeOf } from '#core/cloud/errors.ts';
import { loadPart } from '#core/page/load-part.ts';
import { ownUid } from '#core/session/profile.ts';
import { showToast } from '#core/views/toasts.ts';
import { createList } from './list.ts';
import { resolveNames } from './log.ts';
import { refreshPublishing } from './publishing.ts';
import { actOnRow } from './row-actions.ts';
import { confirming } from './texts.ts';
import { type Trashed, trashSorts } from './trash.ts';
import { trashTab as texts } from './trash-texts.ts';

const gateway = async () => (await loadPart(() => import('./trash-gateway.ts'))).trash;

export const trashList = createList({
  name: 'trash',
  sorts: trashSorts,
  read: async (asked) =>
    resolveNames((await gateway()).list(asked, ownUid()), ({ by }) => [{ collection: 'users', target: by }]),
});

export const $moving = atom<string | null>(null); // one at a time

const titleOf = ({ title }: Trashed): string => title || texts.untitled;

function refusal(error: unknown, { id, collection }: Trashed): string | { final: string } {
  const code = codeOf(error);
  if (code === 'firestore/not-found') {
    trashList.drop(id);
    return { final: texts.gone };
  }
  if (code === 'firestore/already-exists') return { final: texts.taken[collection] };
  return code === 'malformed' ? { final: texts.malformed } : texts.restoreFailed;
}

export function restore(by: string, item: Trashed): Promise<void> {
  const work = async () => {
    await (await gateway()).restore(by, item.id);
    trashList.drop(item.id);
    if (item.collection === 'blogs' || item.collection === 'codes') refreshPublishing();
    const text = item.collection === 'users' ? texts.restoredUser : texts.restored;
    showToast({ kind: 'good', text: text(titleOf(item)) });
  };
  return actOnRow($moving, item.id, work, (error) => refusal(error, item));
}

/** To be called after the user has confirmed it. */
export function purge(by: string, item: Trashed): Promise<void> {
  const work = async () => {
    await (await gateway()).purge(by, item);
    trashList.drop(item.id);
    showToast({ kind: 'good', text: texts.purged });
  };
  return actOnRow($moving, item.id, work, confirming.deleteFailed);
}
