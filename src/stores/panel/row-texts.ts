import { map } from 'nanostores';
import * as v from 'valibot';
import { draftFormKey, draftKey } from '#domain/shared/page-storage-keys.ts';
import { $session, onSignOut } from '#stores/accounts/session.ts';
import { kept, onDevice } from '#stores/shared/device-storage.ts';
import { putUnsaved, removeUnsaved } from '#stores/shared/unsaved.ts';
import type { ListStore } from './list.ts';
import { holdReload } from './reload.ts';

const Lost = v.object({ list: v.string(), name: v.string(), text: v.string() });

/** What was typed for rows that are gone, so that it can be copied; by its key on the device. */
export const $lost = map<Record<string, v.InferOutput<typeof Lost> | undefined>>({});

const lostForm = 'lost';

/** Reads what the device has kept of rows that are gone. */
export function readLost(): void {
  const session = $session.get();
  if (session.state !== 'user') return;
  for (const key of onDevice.keys(draftFormKey(session.uid, lostForm))) {
    const lost = v.safeParse(Lost, kept(key));
    if (lost.success) $lost.setKey(key, lost.output);
  }
}

export function dropLost(key: string): void {
  $lost.setKey(key, undefined);
  removeUnsaved(key);
}

const isAny = (texts: Readonly<Record<string, unknown>>): boolean =>
  Object.values(texts).some((typed) => typed !== undefined);

const all: { get(): Readonly<Record<string, unknown>> }[] = [$lost];
let goOn: (() => void) | null = null;
// The page must not reload itself over what is typed.
const hold = () => {
  if (all.some((texts) => isAny(texts.get()))) goOn ??= holdReload();
  else {
    goOn?.();
    goOn = null;
  }
};
$lost.listen(hold);

interface Options<Typed, Item> {
  list: Pick<ListStore<Item>, 'name' | 'find'>;
  /** Names the form on the device. */
  form: string;
  schema: v.GenericSchema<unknown, Typed>;
  /** As the device keeps it. */
  stored(typed: Typed): object;
  /** Its words, to be copied when the row is gone. */
  wordsOf(typed: Typed): string;
  /** Whom or what a row is about. */
  nameOf(item: Item): string;
}

/**
 * What is typed in the rows of a list, by the row's id; `undefined`: the form is closed. The device keeps it, too, so it survives a fold,
 * another tab and a session that ends, and holds the page's reload. Of a row that is gone it can be copied.
 */
export function rowForms<Typed, Item>({ list, form, schema, stored, wordsOf, nameOf }: Options<Typed, Item>) {
  const $texts = map<Record<string, Typed | undefined>>({});
  const keyOf = (by: string, id: string): string => draftKey(by, form, id, '');
  all.push($texts);
  $texts.listen(hold);
  // The next user must not see what staff have typed.
  onSignOut(() => {
    $texts.set({});
    $lost.set({});
  });
  const draftOf = (by: string, id: string): Typed | null => {
    const draft = v.safeParse(schema, kept(keyOf(by, id)));
    return draft.success ? draft.output : null;
  };
  const close = (by: string, id: string): void => {
    $texts.setKey(id, undefined);
    removeUnsaved(keyOf(by, id));
  };
  return {
    $texts,
    /** What this device has kept of an earlier visit. */
    draftOf,
    /** Opens the form with what the device has kept, or with `begin`. */
    open: (by: string, id: string, begin: Typed): void => $texts.setKey(id, draftOf(by, id) ?? begin),
    type(by: string, id: string, typed: Typed): void {
      $texts.setKey(id, typed);
      putUnsaved(keyOf(by, id), stored(typed));
    },
    /** It is saved, or nobody wants it. */
    close,
    /** Closes the form; the draft stays. */
    fold: (id: string): void => $texts.setKey(id, undefined),
    /** The row is gone, or is no longer the user's. */
    lose(by: string, id: string): void {
      const typed = $texts.get()[id] ?? draftOf(by, id);
      const item = list.find(id);
      const text = typed ? wordsOf(typed).trim() : '';
      if (item && text !== '') {
        const key = draftKey(by, lostForm, `${list.name}-${form}-${id}`, '');
        const lost = { list: list.name, name: nameOf(item), text };
        $lost.setKey(key, lost);
        putUnsaved(key, lost);
      }
      close(by, id);
    },
  };
}

const Line = v.pipe(
  v.object({ text: v.string() }),
  v.transform(({ text }) => text),
);

/** The same for a form with one field. */
export const rowTexts = <Item>(options: Pick<Options<string, Item>, 'list' | 'form' | 'nameOf'>) =>
  rowForms<string, Item>({
    schema: Line,
    stored: (text) => ({ text }),
    wordsOf: (text) => text,
    ...options,
  });
