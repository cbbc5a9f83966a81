import { atom, type ReadableAtom } from 'nanostores';
import { type Draft, type DraftForm, type DraftSchema, draftOf } from '#domain/draft.ts';
import type { ErrorCode } from '#domain/errors.ts';
import { reportFailedRead } from '../failures.ts';
import { type FormStore, formStore, type Typed } from '../form.ts';
import { $session } from '../session.ts';
import { showToast } from '../toasts.ts';
import { type DraftStore, draftStore, type Version } from './draft.ts';
import type { ListStore } from './list.ts';

/** A document of staff's, as far as an editor knows it. */
interface Document {
  id: string;
  rev: number;
}

/** A form of the panel that is open. */
export interface Editing<Item, Field extends string> {
  /** The document's; a new one has its draft's, so that what is sent twice is written once. */
  id: string;
  /** The version that is saved over; `null` for a new document. */
  seen: Item | null;
  /** What the fields begin with. */
  value: Typed<Field>;
  /** Another one: the fields begin anew. */
  attempt: number;
  /** What was typed and not saved, by now or on an earlier visit. */
  draft: Draft<Typed<Field>> | null;
  /** Whether the fields began with the draft, or with what is saved. */
  shows: 'draft' | 'saved';
  /** The draft was written over a version that somebody has changed since. */
  isOlder: boolean;
}

interface Options<Item extends Document, Field extends string> {
  form: DraftForm;
  /** What a draft on the device must look like. */
  schema: DraftSchema<Typed<Field>>;
  empty: Typed<Field>;
  formOf(item: Item): Typed<Field>;
  check(value: Typed<Field>): { message: string; field?: string } | null;
  /** Asks for a document as it is now. @throws AppError */
  read(id: string): Promise<Item>;
  /** Saves it. @returns what is said as success. @throws AppError */
  save(by: string, editing: Editing<Item, Field>, value: Typed<Field>): Promise<string>;
  /** Shows the change. */
  list: Pick<ListStore<Item>, 'load'>;
  texts?: Partial<Record<ErrorCode, string>>;
  fields?: Partial<Record<ErrorCode, NoInfer<Field>>>;
}

export interface EditorStore<Item, Field extends string> {
  $editing: ReadableAtom<Editing<Item, Field> | null>;
  /** When the draft was kept last; `'failed'`: the device keeps nothing. */
  $kept: ReadableAtom<Date | 'failed' | null>;
  form: FormStore<Field>;
  openNew(uid: string): void;
  open(uid: string, item: Item): void;
  /** Back to the list; what was typed stays as a draft. */
  close(): void;
  /** Something was typed. */
  typed(read: () => Typed<Field>): void;
  /** Puts the draft into the fields, or what is saved. The draft stays until one of them is saved. */
  show(what: 'draft' | 'saved'): void;
  dropDraft(): void;
  /** Reads what somebody else has saved; one's own words stay as the draft (PANEL-13). */
  readNewer(): Promise<void>;
}

const versionOf = <Item extends Document>({
  id,
  seen,
}: Pick<Editing<Item, never>, 'id' | 'seen'>): Version => ({
  id,
  rev: seen?.rev ?? 0,
});

/**
 * The mechanism behind the forms of the panel (PANEL-4, PANEL-5, PANEL-13): what is typed is kept on the device, an
 * answer that was lost does not write twice, and a version that was refused stays.
 */
export function createEditor<Item extends Document, Field extends string>(
  options: Options<Item, Field>,
): EditorStore<Item, Field> {
  const { schema, empty, formOf, list } = options;
  const $editing = atom<Editing<Item, Field> | null>(null);
  const $kept = atom<Date | 'failed' | null>(null);
  let by = '';
  let attempts = 0;
  let drafts: DraftStore<Typed<Field>> | null = null;
  let stopFollowing = () => {};

  const begin = (uid: string, item: Item | null): void => {
    by = uid;
    drafts = draftStore({ uid, form: options.form, id: item?.id ?? null }, draftOf(schema));
    stopFollowing();
    stopFollowing = drafts.$kept.subscribe((at) => $kept.set(at));
    fill(item, drafts.found(), 'draft');
  };
  /** Begins the fields anew. */
  const fill = (seen: Item | null, draft: Draft<Typed<Field>> | null, wanted: 'draft' | 'saved') => {
    const shows = draft ? wanted : 'saved';
    const saved = seen ? formOf(seen) : empty;
    form.clear();
    attempts += 1;
    $editing.set({
      id: seen?.id ?? draft?.id ?? crypto.randomUUID(),
      seen,
      draft,
      shows,
      value: draft && shows === 'draft' ? draft.value : saved,
      attempt: attempts,
      isOlder: draft !== null && draft.rev < (seen?.rev ?? 0),
    });
  };
  const end = () => {
    drafts?.flush();
    stopFollowing();
    drafts = null;
    $kept.set(null);
    $editing.set(null);
  };

  const form = formStore<Field>({
    check: options.check,
    ...(options.texts && { texts: options.texts }),
    ...(options.fields && { fields: options.fields }),
    async send(value) {
      const editing = $editing.get();
      if (!editing) return 'leaving';
      // Another form may be open by the time the answer comes.
      const own = drafts;
      const words = await options.save(by, editing, value).catch((error: unknown) => {
        // What could not be saved is the draft, also when nothing was typed since it was opened.
        own?.keep(versionOf(editing), () => value);
        own?.flush();
        throw error;
      });
      own?.drop();
      showToast({ kind: 'good', text: words });
      if ($editing.get()?.id === editing.id) end();
      list.load();
      return { done: words };
    },
  });

  const readNewer = async (): Promise<void> => {
    const editing = $editing.get();
    if (!editing?.seen) return;
    try {
      const seen = await options.read(editing.id);
      fill(seen, drafts?.found() ?? editing.draft, 'saved');
    } catch (error) {
      reportFailedRead(error, readNewer);
    }
  };

  $session.listen(({ state }) => {
    if (state !== 'guest') return;
    // Whoever signs out leaves nothing on the device; a session that has merely ended leaves what was kept.
    drafts?.stop();
    end();
  });

  return {
    $editing,
    $kept,
    form,
    openNew: (uid) => begin(uid, null),
    open: (uid, item) => begin(uid, item),
    close: end,
    typed: (read) => {
      const editing = $editing.get();
      if (editing) drafts?.keep(versionOf(editing), read);
    },
    show: (what) => {
      drafts?.flush();
      const editing = $editing.get();
      if (editing) fill(editing.seen, drafts?.found() ?? editing.draft, what);
    },
    dropDraft: () => {
      drafts?.drop();
      const editing = $editing.get();
      if (editing) fill(editing.seen, null, 'saved');
    },
    readNewer,
  };
}
