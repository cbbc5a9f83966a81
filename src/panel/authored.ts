import type { FormValues } from '#core/forms/form-store.ts';
import { loadPart } from '#core/page/load-part.ts';
import { cleanLine } from '#core/words/letters.ts';
import type { Attempts } from './authored-gateway.ts';
import {
  type DraftForm,
  type DraftSchema,
  hasTitleOfCopy,
  type SharedDraft,
  titleOfCopy,
} from './draft-format.ts';
import { createEditor, type EditorStore } from './editor.ts';
import { type FormEntries, formEntries } from './form-entries.ts';
import { createList, type ListStore } from './list.ts';
import {
  type ContentSort,
  contentSorts,
  type ListPage,
  type ListQuery,
  plannedFilter,
} from './list-query.ts';
import type { ContentAction, ContentTask, Planned } from './many-changes.ts';
import { serverTime } from './publishing.ts';
import { removeRow } from './row-actions.ts';
import { copying } from './texts.ts';

export interface Listed {
  id: string;
  title: string;
  time: Date;
  rev: number;
  audit: string;
}

interface Texts {
  title: string;
  create: string;
  edit: string;
  submit: string;
  added(title: string): string;
  saved(title: string): string;
  taken?: string; // said when a new document's address is another one's
}

type Form<Field extends string> = FormValues<Field | 'title'>;

/** `Row`: what the list knows of a document, `Item`: the whole of it, `Field`: the form's fields, `Text`: what is saved. */
export interface ContentKind<Row extends Listed, Item extends Row, Field extends string, Text> {
  name: 'blogs' | 'codes' | 'videos'; // the list's and the collection's
  form: DraftForm;
  /** Where new documents can be kept as drafts that all staff see (PANEL-17). */
  shared?: SharedDraft['form'];
  texts: Texts;
  filters?(): readonly string[];
  /** Every method throws AppError. */
  gateway(): Promise<{
    /** @param now the server's time, after which something is planned. */
    list(asked: ListQuery<ContentSort>, now: Date): Promise<ListPage<Row>>;
    read(id: string): Promise<Item>; // `deleted-meanwhile`, `malformed`
    remove(by: string, id: string): Promise<void>;
  }>;
  /** A box that is not ticked, or a field that is not shown, has ''. */
  schema: DraftSchema<Form<Field>>;
  formOf(item: Row | Item): Form<Field>;
  /** Reads what a row of the list lacks. @throws AppError */
  whole(row: Row): Promise<Item> | Item;
  begin?(uid: string): Partial<Form<Field>>; // what a new document begins with (PANEL-18)
  /** What the next new document does not have from the one before, and a copy not from its original (PANEL-15). */
  without: { next: Partial<Form<Field>>; copy: Partial<Form<Field>> };
  /** @param seen the version that saving replaces. */
  problem(form: Form<Field>, seen: Item | null): { message: string; field: string } | null;
  /** @returns a message if that of `texts` is wrong. @throws AppError */
  save(
    by: string,
    editing: { id: string; seen: Item | null },
    form: Form<Field>,
    attempts: Attempts,
  ): Promise<string | null>;
  /** Where students are told of a new document (TELL-1); `null`: they can't read it yet. */
  tell?(id: string, form: Form<Field>): string | null;
  /** Called after what changes more than one document, or deletes. */
  changed?(): void;
  actions: readonly [ContentAction, ...ContentAction[]];
  plan(row: Row, task: ContentTask): Planned<Text>;
  edit(by: string, seen: Row, text: Text, attempts: Attempts): Promise<void>; // @throws AppError
}

export type Content<Row extends Listed, Item extends Row, Field extends string, Text> = ContentKind<
  Row,
  Item,
  Field,
  Text
> & {
  list: ListStore<Row, ContentSort>;
  editor: EditorStore<Item, Field | 'title', Row>;
  forms: FormEntries<Row>;
  remove(by: string, id: string): Promise<void>; // after the user has confirmed it
};

/** List, editor and forms of a kind of content (PANEL-3, PANEL-4, PANEL-5). */
export function createContent<Row extends Listed, Item extends Row, Field extends string, Text>(
  kind: ContentKind<Row, Item, Field, Text>,
): Content<Row, Item, Field, Text> {
  const { name, shared, texts, gateway, formOf, without } = kind;
  const list = createList({
    name,
    sorts: contentSorts,
    filters: () => [plannedFilter, ...(kind.filters?.() ?? [])],
    read: async (asked) => (await gateway()).list(asked, serverTime()),
  });
  const editor = createEditor<Item, Field | 'title', Row>({
    form: kind.form,
    schema: kind.schema,
    formOf,
    whole: kind.whole,
    ...(kind.begin && { begin: kind.begin }),
    next: (form) => ({ ...form, ...without.next }),
    copy: (row) => ({ ...formOf(row), ...without.copy, title: titleOfCopy(row.title, copying.mark) }),
    check: (form, seen) =>
      !seen && hasTitleOfCopy(form.title, copying.mark)
        ? { message: copying.rename, field: 'title' }
        : kind.problem(form, seen),
    read: async (id) => (await gateway()).read(id),
    async save(by, editing, form, attempts) {
      const said = await kind.save(by, editing, form, attempts);
      return said ?? (editing.seen ? texts.saved : texts.added)(cleanLine(form.title));
    },
    tell: ({ id, seen }, form) => (seen ? null : (kind.tell?.(id, form) ?? null)),
    list,
    sharing: shared ? async () => (await loadPart(() => import('./shared-drafts.ts'))).sharing(shared) : null,
    texts: texts.taken === undefined ? {} : { 'firestore/already-exists': texts.taken },
    fields: { 'firestore/already-exists': 'title' },
  });
  return {
    ...kind,
    list,
    editor,
    forms: formEntries(name, editor, list),
    remove: (by, id) =>
      removeRow(list, id, async () => {
        await (await gateway()).remove(by, id);
        kind.changed?.();
      }),
  };
}
