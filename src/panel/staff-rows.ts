import { atom, type MapStore, map, type ReadableAtom } from 'nanostores';
import * as v from 'valibot';
import { AppError, codeOf, isRefusal } from '#core/cloud/errors.ts';
import { fitting } from '#core/cloud/schema-parts.ts';
import { kept, onDevice } from '#core/device/device-storage.ts';
import { draftFormKey, draftKey } from '#core/device/page-storage-keys.ts';
import { putUnsaved, removeUnsaved } from '#core/device/unsaved.ts';
import { $session } from '#core/session/session.ts';
import { endsWithSession } from '#core/session/session-state.ts';
import { showToast } from '#core/views/toasts.ts';
import { createList } from './list.ts';
import type { ListPage, ListQuery } from './list-query.ts';
import { resolveNames } from './log.ts';
import type { DocumentRef } from './log-gateway.ts';
import type { PanelUser } from './panel.ts';
import { holdReload } from './reload.ts';
import { actOnRow, type Failure } from './row-actions.ts';
import type { TabCount } from './tab-counts.ts';

const Lost = v.object({ list: v.string(), name: v.string(), text: v.string() });

/** What was typed for rows that are gone, to be copied; by its key on the device. */
export const $lost = map<Record<string, v.InferOutput<typeof Lost> | undefined>>({});
endsWithSession({ reset: () => $lost.set({}) });

const lostForm = 'lost';

export function readLost(): void {
  const session = $session.get();
  if (session.state !== 'user') return;
  for (const key of onDevice.keys(draftFormKey(session.uid, lostForm))) {
    const lost = fitting(Lost, kept(key));
    if (lost) $lost.setKey(key, lost);
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

/** Rows are changed over the version that is shown (INBOX-2, ASK-2, TASK-2, PAY-3). */
interface Description<Item, Sort extends string, Staff> {
  name: string;
  gateway(): Promise<Staff>;
  /** The first one is the default. With `belongs`, each sort is a list of its own. */
  sorts: readonly [Sort, ...Sort[]];
  filters?(): readonly string[];
  read(staff: Staff, asked: ListQuery<Sort>): Promise<ListPage<Item>>; // @throws AppError
  one(staff: Staff, id: string): Promise<Item | null>; // `null` when it is gone. @throws AppError
  named?(item: Item): DocumentRef[]; // who is shown by name
  nameOf(item: Item): string; // names a row that is gone, above the text typed for it
  count?: TabCount;
  texts: { changedMeanwhile: string; deletedMeanwhile: string; refused: string; failed: string };
  belongs?(item: Item, sort: Sort): boolean; // whether a changed row stays in the list that is shown
  failed?(error: unknown, now: Item | null, by: string): Failure | null; // why a change was not made, where `texts` do not say it
}

interface Deed<Item, Staff, Args extends unknown[]> {
  send(staff: Staff, actor: PanelUser, seen: Item, ...args: Args): Promise<void>;
  /** Left out, the row is read. */
  after?(seen: Item, actor: PanelUser, ...args: Args): Partial<Item>;
  orSame?: boolean; // done also when a colleague has written the same
  done?: string | ((actor: PanelUser, id: string, ...args: Args) => string | undefined);
}

type Act<Args extends unknown[]> = (actor: PanelUser, id: string, ...args: Args) => Promise<void>;

export interface RowFormStore<Typed> {
  name: string;
  $texts: MapStore<Record<string, Typed | undefined>>; // by the row's id; `undefined`: the form is closed
  $changing: ReadableAtom<string | null>;
  open(by: string, id: string, begin: Typed): void; // begins with what the device has kept, or with `begin`
  isTyped(id: string): boolean; // whether it differs from what it began with
  type(by: string, id: string, typed: Typed): void;
  close(by: string, id: string): void; // the text is saved, or nobody wants it
}

const Line = v.pipe(
  v.object({ text: v.string() }),
  v.transform(({ text }) => text),
);

export function staffRows<Item extends { id: string; rev: number }, Sort extends string, Staff>({
  name,
  gateway,
  read,
  one,
  named,
  nameOf,
  count,
  texts,
  belongs = () => true,
  failed: failedOtherwise = () => null,
  ...listOptions
}: Description<Item, Sort, Staff>) {
  const withNames = (page: Promise<ListPage<Item>>) => (named ? resolveNames(page, named) : page);
  const list = createList<Item, Sort>({
    name,
    ...listOptions,
    read: async (asked) => withNames(read(await gateway(), asked)),
  });
  const $changing = atom<string | null>(null);
  const forms: { lose(by: string, id: string): void }[] = [];

  const readOne = async (id: string): Promise<Item | null> => {
    const item = await one(await gateway(), id);
    await withNames(Promise.resolve({ rows: item ? [{ id, item }] : [], more: null }));
    return item;
  };

  /** A conflict needs a look at the newest version, not a retry. */
  const failureOf = (error: unknown): Failure => {
    const code = codeOf(error);
    if (code === 'changed-meanwhile') return { final: texts.changedMeanwhile };
    if (code === 'deleted-meanwhile') return { final: texts.deletedMeanwhile };
    return isRefusal(code) ? { final: texts.refused } : texts.failed;
  };

  /** @param failed other reasons than those of every list. */
  const act = (
    id: string,
    work: () => Promise<void>,
    failed: (error: unknown) => Failure | null = () => null,
  ): Promise<void> => actOnRow($changing, id, work, (error) => failed(error) ?? failureOf(error));

  /** After a refusal the newest version tells why. `changes` left out: the row is read. @throws AppError `changed-meanwhile`, `deleted-meanwhile` */
  async function write(
    by: string,
    id: string,
    send: (seen: Item) => Promise<void>,
    changes?: (seen: Item) => Partial<Item>,
    orSame = false,
  ): Promise<void> {
    const seen = list.find(id);
    if (!seen) throw new AppError('firestore/not-found');
    try {
      await send(seen);
    } catch (error) {
      const code = codeOf(error);
      if (!isRefusal(code) && code !== 'firestore/not-found') throw error;
      const now = await readOne(id);
      if (now === null) {
        for (const form of forms) form.lose(by, id);
        list.drop(id);
        throw new AppError('deleted-meanwhile', error);
      }
      // A row that somebody else has changed stays, whatever list it belongs to.
      list.replace(id, now);
      if (now.rev === seen.rev) throw error;
      if (orSame && JSON.stringify({ ...now, ...changes?.(now) }) === JSON.stringify(now)) return;
      throw new AppError('changed-meanwhile', error);
    } finally {
      count?.read();
    }
    // It is done: a row that can't be read now is no failure.
    const now = changes
      ? { ...seen, ...changes(seen), rev: seen.rev + 1 }
      : await readOne(id).catch(() => null);
    if (now && belongs(now, list.$asked.get().sort)) list.replace(id, now);
    else if (now) list.drop(id);
  }

  const run = <Args extends unknown[]>(
    actor: PanelUser,
    id: string,
    { send, after, orSame, done }: Deed<Item, Staff, Args>,
    begin: () => { args: Args; end?(): void } | null,
  ): Promise<void> =>
    act(
      id,
      async () => {
        const begun = begin();
        if (!begun) return;
        const { args, end } = begun;
        await write(
          actor.uid,
          id,
          async (seen) => send(await gateway(), actor, seen, ...args),
          after && ((seen) => after(seen, actor, ...args)),
          orSame,
        );
        end?.();
        const said = typeof done === 'function' ? done(actor, id, ...args) : done;
        if (said) showToast({ kind: 'good', text: said });
      },
      (error) => failedOtherwise(error, list.find(id), actor.uid),
    );

  /** The device keeps what is typed: it survives a fold, another tab and a session that ends. @param form its name there. @param said its words. */
  function keptForm<Typed>(
    form: string,
    schema: v.GenericSchema<unknown, Typed>,
    said: (typed: Typed) => string,
    stored: (typed: Typed) => object,
  ) {
    const $texts = map<Record<string, Typed | undefined>>({});
    let openedWith: Record<string, Typed> = {};
    // The next user must not see what staff have typed.
    endsWithSession({
      reset: () => {
        $texts.set({});
        openedWith = {};
      },
    });
    const keyOf = (by: string, id: string): string => draftKey(by, form, id, '');
    all.push($texts);
    $texts.listen(hold);
    const draftOf = (by: string, id: string): Typed | null => fitting(schema, kept(keyOf(by, id)));
    const close = (by: string, id: string): void => {
      $texts.setKey(id, undefined);
      removeUnsaved(keyOf(by, id));
    };
    const lose = (by: string, id: string): void => {
      const typed = $texts.get()[id] ?? draftOf(by, id);
      const item = list.find(id);
      const text = typed ? said(typed).trim() : '';
      if (item && text !== '') {
        const key = draftKey(by, lostForm, `${name}-${form}-${id}`, '');
        const lost = { list: name, name: nameOf(item), text };
        $lost.setKey(key, lost);
        putUnsaved(key, lost);
      }
      close(by, id);
    };
    const open = (by: string, id: string, begin: Typed, draft = draftOf(by, id)): void => {
      openedWith[id] = begin;
      $texts.setKey(id, draft ?? begin);
    };
    forms.push({ lose });
    return {
      name: form,
      $texts,
      $changing,
      draftOf,
      close,
      lose,
      open,
      /** With what the device has kept, if it has. */
      reopen(by: string, id: string, begin: Typed): void {
        if (draftOf(by, id)) open(by, id, begin);
      },
      isTyped: (id: string): boolean => JSON.stringify($texts.get()[id]) !== JSON.stringify(openedWith[id]),
      type(by: string, id: string, typed: Typed): void {
        $texts.setKey(id, typed);
        putUnsaved(keyOf(by, id), stored(typed));
      },
      fold: (id: string): void => $texts.setKey(id, undefined), // the draft stays
      /** The form closes, unless somebody has typed on. `deed.words` `null`: nothing can be sent yet. */
      deed:
        <Words>(deed: Deed<Item, Staff, [words: Words]> & { words(typed: Typed): Words | null }): Act<[]> =>
        (actor, id) =>
          run<[words: Words]>(actor, id, deed, () => {
            // A retry sends what is typed then.
            const typed = $texts.get()[id];
            const words = typed === undefined ? null : deed.words(typed);
            const end = () => $texts.get()[id] === typed && close(actor.uid, id);
            return words === null ? null : { args: [words], end };
          }),
    };
  }

  return {
    list,
    count,
    $changing,
    act,
    write,
    deed:
      <Args extends unknown[]>(deed: Deed<Item, Staff, Args>): Act<Args> =>
      (actor, id, ...args) =>
        run(actor, id, deed, () => ({ args })),
    form: <Typed extends object>(
      form: string,
      schema: v.GenericSchema<unknown, Typed>,
      said: (typed: Typed) => string,
    ) => keptForm(form, schema, said, (typed) => typed),
    line: (form: string) =>
      keptForm(
        form,
        Line,
        (text) => text,
        (text) => ({ text }),
      ),
  };
}
