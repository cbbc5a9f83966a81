import { atom } from 'nanostores';
import { AppError, codeOf, isRefusal } from '#domain/shared/errors.ts';
import type { ListStore } from './list.ts';
import { actOnRow, type Failure } from './row-actions.ts';

/** A list whose rows are changed over the version that is shown. */
interface Changed<Item> {
  list: Pick<ListStore<Item>, 'find' | 'replace' | 'drop'>;
  /** The document as it is now, `null` when it is gone. @throws AppError */
  read(id: string): Promise<Item | null>;
}

/**
 * Writes over the version of a row that the user sees, and shows the newest one afterwards. Of a refused write the newest version
 * tells why.
 * @param after the row as the write has made it; left out, it is read.
 * @throws AppError `changed-meanwhile`, `deleted-meanwhile`: somebody else was quicker, and the list shows it.
 */
export async function writeOverSeen<Item extends { id: string; rev: number }>(
  { list, read }: Changed<Item>,
  id: string,
  write: (seen: Item) => Promise<void>,
  after?: (seen: Item) => Item,
): Promise<void> {
  const seen = list.find(id);
  if (!seen) throw new AppError('firestore/not-found');
  try {
    await write(seen);
  } catch (error) {
    const code = codeOf(error);
    if (!isRefusal(code) && code !== 'firestore/not-found') throw error;
    const now = await read(id);
    if (now === null) {
      list.drop(id);
      throw new AppError('deleted-meanwhile', error);
    }
    list.replace(id, now);
    throw now.rev === seen.rev ? error : new AppError('changed-meanwhile', error);
  }
  if (after) return list.replace(id, after(seen));
  // It is done: a row that can't be read now is no failure.
  const now = await read(id).catch(() => null);
  if (now) list.replace(id, now);
}

/** What staff change in the rows of a list (INBOX-2, ASK-2, TASK-2, PAY-3). */
interface Rows<Item> {
  list: Pick<ListStore<Item>, 'find' | 'replace' | 'drop'>;
  /** The document as it is now, `null` when it is gone. @throws AppError */
  read(id: string): Promise<Item | null>;
  /** Reads the number on the tab again. */
  count(): void;
  texts: { changedMeanwhile: string; deletedMeanwhile: string; refused: string; failed: string };
  /** What is typed in the rows. */
  forms?: readonly { lose(by: string, id: string): void }[];
  /** Where the row stands after a write; left out, it stays. */
  place?(id: string, now: Item): void;
}

/** The changes of a list's rows over the version that is shown, one at a time. */
export function rowActions<Item extends { id: string; rev: number }>(rows: Rows<Item>) {
  const { list, read, count, texts, forms = [], place = list.replace } = rows;
  /** The row that is being changed. */
  const $changing = atom<string | null>(null);

  /** Why a change was not made; a conflict needs a look at the newest version, not a retry. */
  const failureOf = (error: unknown): Failure => {
    const code = codeOf(error);
    if (code === 'changed-meanwhile') return { final: texts.changedMeanwhile };
    if (code === 'deleted-meanwhile') return { final: texts.deletedMeanwhile };
    return isRefusal(code) ? { final: texts.refused } : texts.failed;
  };

  return {
    $changing,
    failureOf,
    act: (id: string, work: () => Promise<void>, failed: typeof failureOf = failureOf): Promise<void> =>
      actOnRow($changing, id, work, failed),
    /**
     * Writes over the version that the user sees, as `writeOverSeen`; what was typed for a row that is gone can be copied.
     * @param after the row as the write has made it; left out, it is read.
     * @throws AppError
     */
    async write(
      by: string,
      id: string,
      send: (seen: Item) => Promise<void>,
      after?: (seen: Item) => Item,
    ): Promise<void> {
      let isDone = false;
      const shown = {
        find: list.find,
        // A row that somebody else has changed stays; one that is done goes where it belongs.
        replace: (row: string, now: Item) => (isDone ? place(row, now) : list.replace(row, now)),
        drop(row: string) {
          for (const form of forms) form.lose(by, row);
          list.drop(row);
        },
      };
      const sendSeen = async (seen: Item) => {
        await send(seen);
        isDone = true;
      };
      try {
        await writeOverSeen({ list: shown, read }, id, sendSeen, after);
      } finally {
        count();
      }
    },
  };
}
