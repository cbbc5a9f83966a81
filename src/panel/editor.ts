import { atom, type ReadableAtom } from 'nanostores';
import * as v from 'valibot';
import { codeOf, type ErrorCode } from '#core/cloud/errors.ts';
import { goOnKeeping, isSigningOut, stopKeeping } from '#core/device/unsaved.ts';
import { type FormStore, type FormValues, formStore } from '#core/forms/form-store.ts';
import { reportFailedRead, sayFailure } from '#core/page/failures.ts';
import { latest } from '#core/page/latest.ts';
import { onSignOut } from '#core/session/session.ts';
import { dismissRetry, leaveScreen, showToast } from '#core/views/toasts.ts';
import type { Attempts } from './authored-gateway.ts';
import { type DraftStore, takeDraft, type Version } from './draft.ts';
import { type Draft, type DraftForm, type DraftSchema, draftOf } from './draft-format.ts';
import type { ListStore } from './list.ts';
import { holdReload } from './reload.ts';
import type { Sharing } from './shared-drafts.ts';
import { copying, telling } from './texts.ts';

interface Document {
  id: string;
  rev: number;
  audit: string; // the log entry of the attempt that wrote this version (PANEL-14)
}

export interface Editing<Item, Field extends string> {
  /** A new document takes its draft's id, so that sending it twice writes it once. */
  id: string;
  seen: Item | null; // what saving replaces; `null` for a new document
  shared: number; // the version of the draft that all staff see (PANEL-17); 0: there is none
  form: FormStore<Field>;
  value: FormValues<Field>;
  attempt: number; // when it changes, the fields are filled anew
  isFilled: boolean; // filled from another document (PANEL-15): the title is to be written first
  draft: Draft<FormValues<Field>> | null;
  shows: 'draft' | 'saved';
  isOlder: boolean; // somebody has changed the document since the draft was begun
}

interface Options<Item extends Document, Field extends string, Listed> {
  form: DraftForm;
  schema: DraftSchema<FormValues<Field>>; // a value that is missing is ''
  formOf(item: Item): FormValues<Field>;
  /** What a new document begins with (PANEL-18). */
  begin?(uid: string): Partial<FormValues<Field>>;
  /** What the next new document begins with (PANEL-15). */
  next?(value: FormValues<Field>): FormValues<Field>;
  /** @throws AppError for what has to be read first */
  copy?(original: Item | Listed): FormValues<Field> | Promise<FormValues<Field>>;
  /** Reads what a row of the list lacks. @throws AppError */
  whole(listed: Listed): Promise<Item> | Item;
  check(value: FormValues<Field>, seen: Item | null): { message: string; field?: string } | null;
  read(id: string): Promise<Item>; // @throws AppError
  /** @returns the success message. @throws AppError */
  save(
    by: string,
    editing: Pick<Editing<Item, Field>, 'id' | 'seen'>,
    value: FormValues<Field>,
    attempts: Attempts,
  ): Promise<string>;
  /** `null` where it is no news (TELL-1). */
  tell?(editing: Pick<Editing<Item, Field>, 'id' | 'seen'>, value: FormValues<Field>): string | null;
  /** Reloaded after a save; a version that was read meanwhile replaces the row's. */
  list: Pick<ListStore<Item>, 'refresh' | 'replace' | 'isBusy'>;
  sharing?: (() => Promise<Sharing>) | null; // drafts that all staff see (PANEL-17)
  texts?: Partial<Record<ErrorCode, string>>;
  fields?: Partial<Record<ErrorCode, NoInfer<Field>>>;
}

/** `Listed`: what a row of the list has of a document. */
export interface EditorStore<Item, Field extends string, Listed = Item> {
  $editing: ReadableAtom<Editing<Item, Field> | null>;
  $kept: ReadableAtom<Date | 'failed' | null>;
  /** Before a form opens it is read whether an earlier attempt was saved. */
  $opening: ReadableAtom<boolean>;
  /** `key` left out: the newest draft. `isShared`: put on the device for this form; unless something is typed it goes with the form. */
  openNew(uid: string, key?: string, isShared?: boolean): Promise<void>;
  /** Drafts of new documents stay where they are (PANEL-15). */
  openCopy(uid: string, listed: Listed): Promise<void>;
  /** What `submit` sends is followed by a form for the next document, if it could be saved (PANEL-15). */
  andNext(submit: () => void): void;
  open(uid: string, item: Listed): Promise<void>;
  openById(uid: string, id: string): Promise<void>; // the document may not be in the list
  /** `null`: this form has no draft that all staff see (PANEL-17). */
  share: ((value: FormValues<Field>) => Promise<void>) | null;
  $sharing: ReadableAtom<boolean>;
  close(): void; // what was typed stays as a draft
  valuesIn(fields: FormData): FormValues<Field>;
  typed(read: () => FormValues<Field>): void;
  /** The draft stays until one of them is saved. */
  show(what: 'draft' | 'saved'): void;
  dropDraft(): void;
  /** The user's own text stays as the draft (PANEL-13). */
  readNewer(): Promise<void>;
}

interface OpenForm<Field extends string> {
  form: FormStore<Field>;
  drafts: DraftStore<FormValues<Field>>;
  sent: string[];
  typed: number; // how often something was typed
  isSending: boolean;
  isShared: boolean; // the device has its draft for this form only
  free(): void; // lets the page reload itself again
  isOver: boolean; // its user has signed out
}

/** An attempt whose response was lost is not written twice; a form only replaces a version that it has read or written (PANEL-13). */
export function createEditor<Item extends Document, Field extends string, Listed extends Document = Item>(
  options: Options<Item, Field, Listed>,
): EditorStore<Item, Field, Listed> {
  const { schema, formOf, copy, list, read, texts = {}, fields = {} } = options;
  const empty = v.parse(schema, {});
  const $editing = atom<Editing<Item, Field> | null>(null);
  // What was said about a form, or about the list before it, goes with it.
  $editing.listen((now, before) => {
    if (now?.id !== before?.id) leaveScreen();
  });
  const $kept = atom<Date | 'failed' | null>(null);
  const $opening = atom(false);
  const opening = latest();
  let by = '';
  let fillings = 0;
  let openForm: OpenForm<Field> | null = null;
  let taken: DraftStore<FormValues<Field>> | null = null; // the draft of a form that is still opening
  let stopFollowing = () => {};

  let isListOld = false; // the list is read once after a save, when it is shown again
  const refreshList = () => {
    if (isListOld && $editing.get() === null) {
      isListOld = false;
      list.refresh();
    }
  };

  let isNextWanted = false;

  /** Ends the form, which stays on the screen. */
  const stop = () => {
    opening.cancel();
    $opening.set(false);
    taken?.release();
    taken = null;
    stopFollowing();
    openForm?.drafts.flush();
    if (openForm?.isShared && openForm.typed === 0 && !openForm.isSending) openForm.drafts.drop();
    // While a form is being sent, no other form may take its draft.
    if (openForm && !openForm.isSending) leave(openForm);
    openForm = null;
    $kept.set(null);
  };

  const end = () => {
    stop();
    $editing.set(null);
    refreshList();
  };

  const leave = ({ drafts, free }: OpenForm<Field>) => {
    drafts.release();
    free();
  };

  const fill = (
    form: FormStore<Field>,
    seen: Item | null,
    draft: Draft<FormValues<Field>> | null,
    wanted: 'draft' | 'saved',
    filled: FormValues<Field> | null = null,
  ) => {
    const shows = draft ? wanted : 'saved';
    const saved = seen ? formOf(seen) : { ...empty, ...options.begin?.(by) };
    form.clear();
    fillings += 1;
    $editing.set({
      id: seen?.id ?? draft?.id ?? crypto.randomUUID(),
      seen,
      shared: seen ? 0 : (draft?.rev ?? 0),
      form,
      draft,
      shows,
      value: draft && shows === 'draft' ? draft.value : (filled ?? saved),
      attempt: fillings,
      isFilled: filled !== null,
      isOlder: draft !== null && seen !== null && draft.rev < seen.rev && !draft.sent.includes(seen.audit),
    });
  };

  /** The document behind the draft of a new one, if an attempt whose response was lost has saved it. */
  const documentOf = async ({ id, sent }: Draft<FormValues<Field>>): Promise<Item | null> => {
    if (sent.length === 0) return null;
    try {
      return await read(id);
    } catch (error) {
      // It does not exist, or it can't be read now; saving will find out.
      if (codeOf(error) !== 'deleted-meanwhile') console.error(error);
      return null;
    }
  };

  /** While the list is read after a save, the row may still be the former one. */
  const current = (listed: Listed): Promise<Item> | Item =>
    list.isBusy() ? read(listed.id) : options.whole(listed);

  /** @param existing its current version is read by `whole`. @param fillWith a form that is shown stays until these values are there. */
  const begin = async (
    uid: string,
    existing: { id: string; whole(): Promise<Item> | Item } | null,
    fillWith: (() => Promise<FormValues<Field>> | FormValues<Field>) | null = null,
    key?: string,
    isShared = false,
  ): Promise<void> => {
    if (fillWith) stop();
    else end();
    goOnKeeping();
    const isWanted = opening.begin();
    $opening.set(true);
    const drafts = await takeDraft(
      { uid, form: options.form, id: existing?.id ?? null, key },
      draftOf(schema),
      fillWith !== null,
    );
    if (!isWanted()) return drafts.release();
    taken = drafts;
    const found = drafts.found();
    let document: Item | null;
    let filled: FormValues<Field> | null;
    try {
      filled = fillWith && (await fillWith());
      document = existing ? await existing.whole() : found && (await documentOf(found));
    } catch (error) {
      if (!isWanted()) return;
      end();
      return reportFailedRead(error, () => begin(uid, existing, fillWith, key, isShared));
    }
    if (!isWanted()) return;
    taken = null;
    by = uid;
    openForm = opened(drafts, found?.sent ?? [], isShared);
    stopFollowing = drafts.$kept.subscribe((at) => $kept.set(at));
    $opening.set(false);
    fill(openForm.form, document, found, 'draft', filled);
  };

  const opened = (
    drafts: DraftStore<FormValues<Field>>,
    sent: string[],
    isShared: boolean,
  ): OpenForm<Field> => {
    const own: OpenForm<Field> = {
      form: formStore<Field>({
        check: (value) => options.check(v.parse(schema, value), $editing.get()?.seen ?? null),
        texts,
        fields,
        send: async (value) => ({ done: await send(own, v.parse(schema, value)) }),
      }),
      drafts,
      sent,
      typed: 0,
      isSending: false,
      isShared,
      free: holdReload(),
      isOver: false,
    };
    return own;
  };

  /** After a crash it is known what was sent and under which id. */
  const attempt = (
    own: OpenForm<Field>,
    editing: Pick<Editing<Item, Field>, 'id' | 'seen' | 'shared'>,
    value: FormValues<Field>,
  ): Attempts => {
    const attempts = { entry: crypto.randomUUID(), earlier: own.sent };
    own.sent = [...attempts.earlier, attempts.entry];
    own.drafts.keep(versionOf(editing, own.sent), () => value);
    own.drafts.flush();
    return attempts;
  };

  const send = async (own: OpenForm<Field>, value: FormValues<Field>): Promise<string> => {
    const editing = $editing.get();
    if (!editing || openForm !== own) return '';
    const { typed } = own;
    const next = isNextWanted && options.next ? options.next(value) : null;
    own.isSending = true;
    try {
      const saved = await save(own, editing, value);
      // Text typed while sending is not saved: it stays in the form, whose next save replaces the version just written.
      const isDone = own.typed === typed;
      if (isDone) own.drafts.drop();
      const goesOn = isDone && openForm === own && !own.isOver;
      isListOld = !own.isOver;
      if (goesOn && !next) end();
      if (editing.shared > 0)
        options
          .sharing?.()
          .then(({ published }) => published(by, { id: editing.id, rev: editing.shared }))
          .catch(console.error);
      if (own.isOver) return '';
      const words = goesOn && next ? copying.nextOpened(saved) : saved;
      // The message belongs to the form that is shown then.
      if (goesOn && next) await begin(by, null, () => next);
      const href = options.tell?.(editing, value) ?? null;
      showToast({
        kind: 'good',
        text: words,
        about: options,
        ...(href !== null && { link: { text: telling.tell, href } }),
      });
      refreshList();
      return words;
    } catch (error) {
      if (openForm === own) throw error;
      // The form is closed, so a toast shows the error; the draft stays.
      if (!own.isOver) sayFailure(error, options, texts);
      return '';
    } finally {
      sent(own);
    }
  };

  const sent = (own: OpenForm<Field>): void => {
    own.isSending = false;
    if (openForm !== own) leave(own);
  };

  const save = async (
    own: OpenForm<Field>,
    editing: Pick<Editing<Item, Field>, 'id' | 'seen' | 'shared'>,
    value: FormValues<Field>,
  ): Promise<string> => {
    const attempts = attempt(own, editing, value);
    try {
      return await options.save(by, editing, value, attempts);
    } catch (error) {
      const isFirst = !editing.seen && attempts.earlier.length === 0;
      const isTaken = isFirst && codeOf(error) === 'changed-meanwhile';
      if (!isTaken) throw error;
      // Another document, which this form did not write, has this id: the new document gets another one.
      const id = crypto.randomUUID();
      own.sent = [];
      const shown = $editing.get();
      if (openForm === own && shown) $editing.set({ ...shown, id });
      return save(own, { id, seen: null, shared: editing.shared }, value);
    }
  };

  const $sharing = atom(false);

  const share = async (value: FormValues<Field>): Promise<void> => {
    const [editing, own, { sharing }] = [$editing.get(), openForm, options];
    if (!editing || editing.seen || !own || own.isSending || !sharing) return;
    const { typed } = own;
    const attempts = attempt(own, editing, value);
    own.isSending = true;
    $sharing.set(true);
    try {
      const { refused, keep } = await sharing();
      const problem = refused(value);
      if (problem !== null) return showToast({ kind: 'bad', text: problem, about: options });
      const version = { id: editing.id, rev: editing.shared };
      const { id, rev, words } = await keep(by, version, value, attempts);
      const isDone = own.typed === typed;
      if (isDone) own.drafts.drop();
      if (own.isOver) return;
      showToast({ kind: 'good', text: words, about: options });
      const shown = $editing.get();
      if (openForm !== own || !shown) return;
      if (isDone) end();
      // What was typed meanwhile is saved over this version.
      else $editing.set({ ...shown, id, shared: rev });
    } catch (error) {
      if (!own.isOver) sayFailure(error, options, texts);
    } finally {
      $sharing.set(false);
      sent(own);
    }
  };

  const readNewer = async (): Promise<void> => {
    const editing = $editing.get();
    const own = openForm;
    if (!editing || !own) return;
    dismissRetry(readNewer);
    try {
      const seen = await read(editing.id);
      list.replace(seen.id, seen);
      if (openForm !== own) return;
      own.drafts.flush();
      fill(own.form, seen, own.drafts.found() ?? editing.draft, 'saved');
    } catch (error) {
      if (openForm === own) reportFailedRead(error, readNewer);
    }
  };

  onSignOut(() => {
    if (openForm) openForm.isOver = true;
    isListOld = false;
    // A user who signs out has agreed to discard what is not saved. A session that ends otherwise keeps its drafts.
    if (isSigningOut()) stopKeeping();
    end();
  });

  return {
    $editing,
    $kept,
    $opening,
    openNew: (uid, key, isShared) => begin(uid, null, null, key, isShared),
    openCopy: (uid, listed) =>
      begin(uid, null, copy ? async () => copy(list.isBusy() ? await read(listed.id) : listed) : null),
    andNext: (submit) => {
      isNextWanted = true;
      submit();
      isNextWanted = false;
    },
    open: (uid, item) => begin(uid, { id: item.id, whole: () => current(item) }),
    openById: (uid, id) => begin(uid, { id, whole: () => read(id) }),
    share: options.sharing ? share : null,
    $sharing,
    close: end,
    valuesIn: (fields) => v.parse(schema, Object.fromEntries(fields)),
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
      // A new document starts again with another id.
      if (!editing.seen) openForm.sent = [];
      fill(openForm.form, editing.seen, null, 'saved');
    },
    readNewer,
  };
}

const versionOf = (
  { id, seen, shared }: { id: string; seen: Document | null; shared: number },
  sent: string[],
): Version => ({ id, rev: seen?.rev ?? shared, sent });
