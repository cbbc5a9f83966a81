import { atom, type WritableAtom } from 'nanostores';
import { errors } from '#core/cloud/error-texts.ts';
import { codeOf } from '#core/cloud/errors.ts';
import { isSignedOutCode, noteRefusal } from '#core/page/refusals.ts';
import { dismissAbout, showToast } from '#core/views/toasts.ts';
import type { ListStore } from './list.ts';
import { holdReload, reloadIn } from './reload.ts';
import { confirming as texts } from './texts.ts';

export type Failure = string | { final: string }; // `final`: a retry would fail, too

/** `$busy` holds the row's id meanwhile, and the page does not reload itself. */
export async function whileBusy<Done>(
  $busy: WritableAtom<string | null>,
  id: string,
  work: () => Promise<Done>,
): Promise<Done | null> {
  if ($busy.get() !== null) return null;
  $busy.set(id);
  // What was said of an earlier try is over.
  dismissAbout(id);
  const free = holdReload();
  try {
    return await work();
  } finally {
    $busy.set(null);
    free();
  }
}

/** A failure is logged and said, with a retry; a session that is over ends. */
export async function actOnRow(
  $busy: WritableAtom<string | null>,
  id: string,
  work: () => Promise<void>,
  failed: Failure | ((error: unknown) => Failure),
): Promise<void> {
  const said = (error: unknown) => {
    console.error(error);
    noteRefusal(error);
    const code = codeOf(error);
    if (isSignedOutCode(code)) return { final: errors[code] };
    return typeof failed === 'function' ? failed(error) : failed;
  };
  await whileBusy($busy, id, () =>
    work().catch((error: unknown) => {
      const failure = said(error);
      const isFinal = typeof failure !== 'string';
      showToast({
        kind: 'bad',
        text: isFinal ? failure.final : failure,
        retries: isFinal ? [] : [() => actOnRow($busy, id, work, failed)],
        about: id,
      });
    }),
  );
}

/** For `catch`, where a document that is gone is none. */
export function nullIfGone(error: unknown): null {
  if (codeOf(error) !== 'deleted-meanwhile') throw error;
  return null;
}

export const reloadAfter = 1_000; // ms (PANEL-9)

/** Called after the user has confirmed it (PANEL-9). @param remove moves the document to the trash. @throws AppError */
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
