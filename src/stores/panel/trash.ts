import { atom } from 'nanostores';
import { type Trashed, trashOrders } from '#domain/panel/trash.ts';
import { codeOf } from '#domain/shared/errors.ts';
import { confirming } from '#messages/panel/panel.ts';
import { trashTab as texts } from '#messages/panel/people.ts';
import { loadPart } from '#stores/shared/load-part.ts';
import { showToast } from '#stores/shared/toasts.ts';
import { createList } from './list.ts';
import { oneAtATime } from './one-at-a-time.ts';
import { refreshPublishing } from './publishing.ts';
import { resolveNames } from './resolve-names.ts';

const gateway = async () => (await loadPart(() => import('#gateways/staff/trash.ts'))).trash;

/** Deleted documents, and who deleted them (PANEL-9). */
export const trashList = createList({
  name: 'trash',
  orders: trashOrders,
  read: async (asked) =>
    resolveNames((await gateway()).list(asked), ({ by }) => [{ collection: 'users', target: by }]),
});

/** The id of the document that is being restored or purged: one at a time. */
export const $moving = atom<string | null>(null);

const titleOf = ({ title }: Trashed): string => title || texts.untitled;

/** The message for a refused restoration; `null` when a retry may work. */
function refusal(error: unknown, { collection }: Trashed): string | null {
  const code = codeOf(error);
  if (code === 'firestore/not-found') return texts.gone;
  if (code === 'firestore/already-exists') return texts.taken[collection];
  return code === 'malformed' ? texts.malformed : null;
}

export const restore = (by: string, item: Trashed): Promise<void> =>
  oneAtATime($moving, item.id, async () => {
    try {
      await (await gateway()).restore(by, item.id);
      trashList.drop(item.id);
      if (item.collection === 'blogs' || item.collection === 'codes') refreshPublishing();
      const text = item.collection === 'users' ? texts.restoredUser : texts.restored;
      showToast({ kind: 'good', text: text(titleOf(item)) });
    } catch (error) {
      console.error(error);
      if (codeOf(error) === 'firestore/not-found') trashList.drop(item.id);
      const reason = refusal(error, item);
      showToast({
        kind: 'bad',
        text: reason ?? texts.restoreFailed,
        retries: reason === null ? [() => restore(by, item)] : [],
      });
    }
  });

/** To be called after the user has confirmed it. */
export const purge = (by: string, item: Trashed): Promise<void> =>
  oneAtATime($moving, item.id, async () => {
    try {
      await (await gateway()).purge(by, item);
      trashList.drop(item.id);
      showToast({ kind: 'good', text: texts.purged });
    } catch (error) {
      console.error(error);
      showToast({ kind: 'bad', text: confirming.deleteFailed, retries: [() => purge(by, item)] });
    }
  });
