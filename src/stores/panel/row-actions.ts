import { atom, type WritableAtom } from 'nanostores';
import { codeOf } from '#domain/shared/errors.ts';
import { confirming as texts } from '#messages/panel/panel.ts';
import { errors } from '#messages/shared/errors.ts';
import { isSignedOutCode, noteRefusal } from '#stores/shared/refusals.ts';
import { dismissAbout, showToast } from '#stores/shared/toasts.ts';
import type { ListStore } from './list.ts';
import { holdReload, reloadIn } from './reload.ts';

/** What is said of a failed action; `final`: a retry would fail, too. */
export type Failure = string | { final: string };

/**
 * Runs an action on a row unless another one is running; `$busy` holds the row's id meanwhile, and the page does not reload
 * itself. A failure is logged and said, with a retry; a session that is over ends.
 */
export async function actOnRow(
  $busy: WritableAtom<string | null>,
  id: string,
  work: () => Promise<void>,
  failed: Failure | ((error: unknown) => Failure),
): Promise<void> {
  if ($busy.get() !== null) return;
  $busy.set(id);
  // What was said of an earlier try is over.
  dismissAbout(id);
  const free = holdReload();
  try {
    await work();
  } catch (error) {
    console.error(error);
    noteRefusal(error);
    const code = codeOf(error);
    const failure = isSignedOutCode(code)
      ? { final: errors[code] }
      : typeof failed === 'function'
        ? failed(error)
        : failed;
    const again = () => actOnRow($busy, id, work, failed);
    const isFinal = typeof failure !== 'string';
    showToast({
      kind: 'bad',
      text: isFinal ? failure.final : failure,
      retries: isFinal ? [] : [again],
      about: id,
    });
  } finally {
    $busy.set(null);
    free();
  }
}

/** The page reloads this many ms after a deletion (PANEL-9). */
export const reloadAfter = 1_000;

/**
 * Deletes a row after the user has confirmed it (PANEL-9): shows a toast, removes the row from the list and reloads the
 * page with the panel open, as soon as the reload interrupts neither typing nor a request.
 * @param remove moves the document to the trash. @throws AppError
 */
export const removeRow = (
  list: Pick<ListStore<unknown>, 'drop'>,
  id: string,
  remove: () => Promise<void>,
): Promise<void> => {
  const work = async () => {
    await remove();
    list.drop(id);
    showToast({ kind: 'good', text: texts.deleted });
    reloadIn(reloadAfter, texts.deleted);
  };
  // Other rows can be deleted at the same time.
  return actOnRow(atom(null), id, work, texts.deleteFailed);
};
