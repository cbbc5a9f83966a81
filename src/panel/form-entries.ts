import { fitting } from '#core/cloud/schema-parts.ts';
import { $session } from '#core/session/session.ts';
import { type ListedDraft, putShared } from './draft.ts';
import type { SharedDraft } from './draft-format.ts';
import type { EditorStore } from './editor.ts';
import type { ListStore } from './list.ts';
import { FormEntry } from './panel.ts';

// Each form is an entry of the browser's history (PANEL-15). The address stays that of the tab, so a page loaded anew shows the list.

/** Tells the entries of this page from those of an earlier load of it, whose forms are gone. */
const page = crypto.randomUUID();

const entryNow = (): FormEntry | null => fitting(FormEntry, history.state);

/** Resolves when the browser has left the entry of a closed form: until then no other form may be opened. */
let leaving: Promise<void> | null = null;

function leave(): void {
  // Whoever signs out is on the way to another page.
  if ($session.get().state === 'guest') {
    history.replaceState(null, '');
    return;
  }
  leaving ??= new Promise<void>((resolve) => {
    const over = () => {
      clearTimeout(timer);
      removeEventListener('popstate', over);
      leaving = null;
      resolve();
    };
    addEventListener('popstate', over);
    // A browser that stays where it is says nothing.
    const timer = setTimeout(over, 1_000);
    history.back();
  });
}

export interface FormEntries<Listed> {
  openNew(uid: string): Promise<void>;
  open(uid: string, item: Listed): Promise<void>;
  openCopy(uid: string, item: Listed): Promise<void>;
  openDraft(uid: string, draft: ListedDraft): Promise<void>;
  openShared(uid: string, draft: SharedDraft): Promise<void>;
  /** To be called while the tab is open. @returns a function that stops it; a form is closed then. */
  follow(uid: string): () => void;
}

export function formEntries<
  Listed extends { id: string },
  Item extends Listed & { rev: number; audit: string },
  Field extends string,
>(
  name: string,
  editor: EditorStore<Item, Field, Listed>,
  list: Pick<ListStore<Listed>, 'find'>,
): FormEntries<Listed> {
  let isFollowed = false;
  let isReplacing = false; // a form is closed because another entry's is opened

  const own = (): FormEntry | null => {
    const entry = entryNow();
    return entry?.list === name ? entry : null;
  };

  const reopen = (uid: string, id: string | null): Promise<void> => {
    if (id === null) return editor.openNew(uid);
    const item = list.find(id);
    return item ? editor.open(uid, item) : editor.openById(uid, id);
  };

  /** What is shown follows from the entry. */
  const show = async (uid: string): Promise<void> => {
    const entry = own();
    if (!entry) return editor.close();
    const shown = editor.$editing.get();
    if (shown && entry.id === (shown.seen?.id ?? null)) return;
    isReplacing = true;
    const opened = reopen(uid, entry.id);
    isReplacing = false;
    await opened;
    // It could not be read, so the list is shown; unless another form was asked for meanwhile.
    const isShown = editor.$editing.get() !== null || editor.$opening.get();
    if (!isShown && own()?.id === entry.id) leave();
  };

  /** The entry follows from what is shown. */
  const note = (shown: { seen: Item | null } | null): void => {
    const entry = own();
    if (!shown) {
      if (entry && !isReplacing) leave();
      return;
    }
    const state: FormEntry = { page, list: name, id: shown.seen?.id ?? null };
    if (entry) history.replaceState(state, '');
    else history.pushState(state, '');
  };

  const afterLeaving = async (open: () => Promise<void>): Promise<void> => {
    if (leaving) {
      await leaving;
      if (!isFollowed) return;
    }
    await open();
  };

  return {
    openNew: (uid) => afterLeaving(() => editor.openNew(uid)),
    open: (uid, item) => afterLeaving(() => editor.open(uid, item)),
    openCopy: (uid, item) => afterLeaving(() => editor.openCopy(uid, item)),
    openDraft: (uid, { id, key }) =>
      afterLeaving(() => (id === null ? editor.openNew(uid, key) : reopen(uid, id))),
    openShared: (uid, draft) =>
      afterLeaving(() => {
        const { key, isNew } = putShared(uid, draft);
        return editor.openNew(uid, key, isNew);
      }),
    follow(uid) {
      isFollowed = true;
      const before = own();
      const stopNoting = editor.$editing.listen(note);
      const follow = () => show(uid);
      addEventListener('popstate', follow);
      // Reached by Back or Forward from another tab of the panel, or by a reload.
      if (before?.page === page) follow();
      else if (before) leave();
      // Its read was repeated from a message after the tab was left.
      else note(editor.$editing.get());
      return () => {
        isFollowed = false;
        stopNoting();
        removeEventListener('popstate', follow);
        editor.close();
      };
    },
  };
}
