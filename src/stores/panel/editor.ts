import { atom, type ReadableAtom } from 'nanostores';
import { type Draft, type DraftForm, type DraftSchema, draftOf } from '#domain/panel/draft.ts';
import { codeOf, type ErrorCode } from '#domain/shared/errors.ts';
import type { Attempts } from '#gateways/staff/attempts.ts';
import { errors } from '#messages/shared/errors.ts';
import { $session } from '#stores/accounts/session.ts';
import { reportFailedRead } from '#stores/shared/failures.ts';
import { type FormStore, type FormValues, formStore } from '#stores/shared/form.ts';
import { latest } from '#stores/shared/latest.ts';
import { showToast } from '#stores/shared/toasts.ts';
import { goOnKeeping, isSigningOut, stopKeeping } from '#stores/shared/unsaved.ts';
import { type DraftStore, takeDraft, type Version } from './draft.ts';
import type { ListStore } from './list.ts';
import { holdReload } from './reload.ts';

/** A document of staff's, as far as an editor knows it. */
interface Document {
  id: string;
  rev: number;
  /** The log entry of the attempt that has written this version (PANEL-14). */
  audit: string;
}

/** A form of the panel that is open. */
export interface Editing<Item, Field extends string> {
  /** The document's; a new one has its draft's, so that what is sent twice is written once. */
  id: string;
  /** The version that is saved over; `null` for a new document. */
  seen: Item | null;
  form: FormStore<Field>;
  /** What the fields begin with. */
  value: FormValues<Field>;
  /** Another one: the fields begin anew. */
  attempt: number;
  /** What was typed and not saved, by now or on an earlier visit. */
  draft: Draft<FormValues<Field>> | null;
  /** Whether the fields began with the draft, or with what is saved. */
  shows: 'draft' | 'saved';
  /** The draft was written over a version that somebody has changed since. */
  isOlder: boolean;
}

interface Options<Item extends Document, Field extends string> {
  form: DraftForm;
  /** What a draft on the device must look like. */
  schema: DraftSchema<FormValues<Field>>;
  empty: FormValues<Field>;
  formOf(item: Item): FormValues<Field>;
  check(value: FormValues<Field>): { message: string; field?: string } | null;
  /** Asks for a document as it is now. @throws AppError */
  read(id: string): Promise<Item>;
  /** Saves it. @returns what is said as success. @throws AppError */
  save(
    by: string,
    editing: Pick<Editing<Item, Field>, 'id' | 'seen'>,
    value: FormValues<Field>,
    attempts: Attempts,
  ): Promise<string>;
  /** Shows the change. */
  list: Pick<ListStore<Item>, 'load'>;
  texts?: Partial<Record<ErrorCode, string>>;
  fields?: Partial<Record<ErrorCode, NoInfer<Field>>>;
}

export interface EditorStore<Item, Field extends string> {
  $editing: ReadableAtom<Editing<Item, Field> | null>;
  /** When the draft was kept last; `'failed'`: the device keeps nothing. */
  $kept: ReadableAtom<Date | 'failed' | null>;
  /** A form is about to open: what was sent before is looked for first. */
  $opening: ReadableAtom<boolean>;
  openNew(uid: string): Promise<void>;
  open(uid: string, item: Item): Promise<void>;
  /** Back to the list; what was typed stays as a draft. */
  close(): void;
  /** Something was typed. */
  typed(read: () => FormValues<Field>): void;
  /** Puts the draft into the fields, or what is saved. The draft stays until one of them is saved. */
  show(what: 'draft' | 'saved'): void;
  dropDraft(): void;
  /** Reads what somebody else has saved; one's own words stay as the draft (PANEL-13). */
  readNewer(): Promise<void>;
}

/** An open form with its draft, and what was sent from it. */
interface OpenForm<Field extends string> {
  form: FormStore<Field>;
  drafts: DraftStore<FormValues<Field>>;
  /** The log entries of the attempts to save the document that it is about. */
  sent: string[];
  /** How often something was typed. */
  typed: number;
  isSending: boolean;
  /** The page may reload itself again. */
  free(): void;
  /** Its writer has signed out. */
  isOver: boolean;
}

/**
 * The mechanism behind the forms of the panel (PANEL-4, PANEL-5, PANEL-13): what is typed is kept on the device, an answer
 * that was lost does not write twice, and a version that was refused stays. A form saves over what it has read or
 * written itself, and over nothing else.
 */
export function createEditor<Item extends Document, Field extends string>(
  options: Options<Item, Field>,
): EditorStore<Item, Field> {
  const { schema, empty, formOf, list, read, texts = {}, fields = {} } = options;
  const $editing = atom<Editing<Item, Field> | null>(null);
  const $kept = atom<Date | 'failed' | null>(null);
  const $opening = atom(false);
  const opening = latest();
  let by = '';
  let attempts = 0;
  let openForm: OpenForm<Field> | null = null;
  /** What was taken for a form that is not open yet. */
  let taken: DraftStore<FormValues<Field>> | null = null;
  let stopFollowing = () => {};

  const end = () => {
    opening.cancel();
    $opening.set(false);
    taken?.release();
    taken = null;
    stopFollowing();
    openForm?.drafts.flush();
    // While it is being sent nobody else goes on with it.
    if (openForm && !openForm.isSending) leave(openForm);
    openForm = null;
    $kept.set(null);
    $editing.set(null);
  };

  const leave = ({ drafts, free }: OpenForm<Field>) => {
    drafts.release();
    free();
  };

  /** Begins the fields anew. */
  const fill = (
    form: FormStore<Field>,
    seen: Item | null,
    draft: Draft<FormValues<Field>> | null,
    wanted: 'draft' | 'saved',
  ) => {
    const shows = draft ? wanted : 'saved';
    const saved = seen ? formOf(seen) : empty;
    form.clear();
    attempts += 1;
    $editing.set({
      id: seen?.id ?? draft?.id ?? crypto.randomUUID(),
      seen,
      form,
      draft,
      shows,
      value: draft && shows === 'draft' ? draft.value : saved,
      attempt: attempts,
      isOlder: draft !== null && seen !== null && draft.rev < seen.rev && !draft.sent.includes(seen.audit),
    });
  };

  /** What the draft of a new document is about, once an attempt whose answer was lost has saved it. */
  const documentOf = async ({ id, sent }: Draft<FormValues<Field>>): Promise<Item | null> => {
    if (sent.length === 0) return null;
    try {
      return await read(id);
    } catch (error) {
      // It is not there, or nobody can tell now: then saving finds out.
      if (codeOf(error) !== 'deleted-meanwhile') console.error(error);
      return null;
    }
  };

  const begin = async (uid: string, item: Item | null): Promise<void> => {
    end();
    goOnKeeping();
    const isWanted = opening.begin();
    $opening.set(true);
    const drafts = await takeDraft({ uid, form: options.form, id: item?.id ?? null }, draftOf(schema));
    if (!isWanted()) return drafts.release();
    taken = drafts;
    const found = drafts.found();
    const document = item ?? (found && (await documentOf(found)));
    if (!isWanted()) return;
    taken = null;
    by = uid;
    openForm = opened(drafts, found?.sent ?? []);
    stopFollowing = drafts.$kept.subscribe((at) => $kept.set(at));
    $opening.set(false);
    fill(openForm.form, document, found, 'draft');
  };

  const opened = (drafts: DraftStore<FormValues<Field>>, sent: string[]): OpenForm<Field> => {
    const own: OpenForm<Field> = {
      form: formStore<Field>({
        check: options.check,
        texts,
        fields,
        send: async (value) => ({ done: await send(own, value) }),
      }),
      drafts,
      sent,
      typed: 0,
      isSending: false,
      free: holdReload(),
      isOver: false,
    };
    return own;
  };

  const send = async (own: OpenForm<Field>, value: FormValues<Field>): Promise<string> => {
    const editing = $editing.get();
    if (!editing || openForm !== own) return '';
    const { typed } = own;
    own.isSending = true;
    try {
      const words = await save(own, editing, value);
      // What was typed meanwhile is not saved: it stays in the form, which saves over what it has just written.
      if (own.typed === typed) {
        own.drafts.drop();
        if (openForm === own) end();
      }
      if (own.isOver) return '';
      showToast({ kind: 'good', text: words });
      list.load();
      return words;
    } catch (error) {
      if (openForm === own) throw error;
      // Nobody sees the form any more; its draft stays.
      const code = codeOf(error);
      if (!own.isOver) showToast({ kind: 'bad', text: texts[code] ?? errors[code] });
      return '';
    } finally {
      own.isSending = false;
      if (openForm !== own) leave(own);
    }
  };

  const save = async (
    own: OpenForm<Field>,
    editing: Pick<Editing<Item, Field>, 'id' | 'seen'>,
    value: FormValues<Field>,
  ): Promise<string> => {
    const earlier = own.sent;
    const entry = crypto.randomUUID();
    own.sent = [...earlier, entry];
    // Kept before it is sent: whoever comes back after a crash knows what was sent, and under which id.
    own.drafts.keep(versionOf(editing, own.sent), () => value);
    own.drafts.flush();
    try {
      return await options.save(by, editing, value, { entry, earlier });
    } catch (error) {
      const isTaken = !editing.seen && earlier.length === 0 && codeOf(error) === 'changed-meanwhile';
      if (!isTaken) throw error;
      // A document that this form has never written has its id: the new one gets another.
      const id = crypto.randomUUID();
      own.sent = [];
      const shown = $editing.get();
      if (openForm === own && shown) $editing.set({ ...shown, id });
      return save(own, { id, seen: null }, value);
    }
  };

  const readNewer = async (): Promise<void> => {
    const editing = $editing.get();
    const own = openForm;
    if (!editing || !own) return;
    try {
      const seen = await read(editing.id);
      if (openForm !== own) return;
      own.drafts.flush();
      fill(own.form, seen, own.drafts.found() ?? editing.draft, 'saved');
    } catch (error) {
      if (openForm === own) reportFailedRead(error, readNewer);
    }
  };

  $session.listen(({ state }) => {
    if (state !== 'guest') return;
    if (openForm) openForm.isOver = true;
    // Whoever signs out was asked, and leaves nothing on the device. A session that has merely ended keeps its drafts.
    if (isSigningOut()) {
      openForm?.drafts.stop();
      stopKeeping();
    }
    end();
  });

  return {
    $editing,
    $kept,
    $opening,
    openNew: (uid) => begin(uid, null),
    open: (uid, item) => begin(uid, item),
    close: end,
    typed: (value) => {
      const editing = $editing.get();
      if (!editing || !openForm) return;
      openForm.typed += 1;
      openForm.drafts.keep(versionOf(editing, openForm.sent), value);
    },
    show: (what) => {
      const editing = $editing.get();
      if (!editing || !openForm) return;
      openForm.drafts.flush();
      fill(openForm.form, editing.seen, openForm.drafts.found() ?? editing.draft, what);
    },
    dropDraft: () => {
      const editing = $editing.get();
      if (!editing || !openForm) return;
      openForm.drafts.drop();
      // A new document begins again, under another id.
      if (!editing.seen) openForm.sent = [];
      fill(openForm.form, editing.seen, null, 'saved');
    },
    readNewer,
  };
}

const versionOf = ({ id, seen }: { id: string; seen: Document | null }, sent: string[]): Version => ({
  id,
  rev: seen?.rev ?? 0,
  sent,
});
