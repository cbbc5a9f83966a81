import { confirming as texts } from '#messages/panel/panel.ts';
import { showToast } from '#stores/shared/toasts.ts';
import type { ListStore } from './list.ts';
import { holdReload, reloadIn } from './reload.ts';

/** The page reloads this many ms after a deletion (PANEL-9). */
export const reloadAfter = 1_000;

/**
 * Deletes a row after the user has confirmed it (PANEL-9): shows a toast, removes the row from the list and reloads the
 * page with the panel open, as soon as the reload interrupts neither typing nor a request.
 * @param remove moves the document to the trash. @throws AppError
 */
export async function removeRow(
  list: Pick<ListStore<unknown>, 'drop'>,
  id: string,
  remove: () => Promise<void>,
): Promise<void> {
  const free = holdReload();
  try {
    await remove();
    list.drop(id);
    showToast({ kind: 'good', text: texts.deleted });
    reloadIn(reloadAfter, texts.deleted);
  } catch (error) {
    console.error(error);
    showToast({ kind: 'bad', text: texts.deleteFailed, retries: [() => removeRow(list, id, remove)] });
  } finally {
    free();
  }
}
