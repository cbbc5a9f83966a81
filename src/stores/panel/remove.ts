import { confirming as texts } from '#messages/panel/panel.ts';
import { showToast } from '#stores/shared/toasts.ts';
import type { ListStore } from './list.ts';
import { holdReload, reloadIn } from './reload.ts';

/** After how many ms the page reloads once something was deleted (PANEL-9). */
const reloadAfter = 1_000;

/**
 * Deletes a row that was confirmed (PANEL-9): said, taken out of the list, and the page reloads with the panel open,
 * as soon as nothing that was typed or is being sent is lost by it.
 * @param remove moves it to the trash. @throws AppError
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
    reloadIn(reloadAfter);
  } catch (error) {
    console.error(error);
    showToast({ kind: 'bad', text: texts.deleteFailed, retries: [() => removeRow(list, id, remove)] });
  } finally {
    free();
  }
}
