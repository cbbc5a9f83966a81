import { atom, type ReadableAtom } from 'nanostores';
import { errors } from '#core/cloud/error-texts.ts';
import { AppError, codeOf } from '#core/cloud/errors.ts';
import { areHashtags } from '#core/words/hashtags.ts';
import type { Content, Listed } from './authored.ts';
import { hasDraft } from './draft.ts';
import { isDone, type LineRun, lineRun, type RunLine, type Step } from './line-run.ts';
import type { ListStore } from './list.ts';
import type { ListRow } from './list-query.ts';
import {
  type ContentAction,
  type ContentPlan,
  type ContentTask,
  isWrite,
  type TypedTask,
  taskIn,
} from './many-changes.ts';
import { manyContent as texts } from './many-texts.ts';
import { reloadIn } from './reload.ts';
import { reloadAfter } from './row-actions.ts';
import { $selecting, markBusy } from './selecting.ts';
import { createSelection, type Selection } from './selection.ts';
import { hashtags } from './texts.ts';

export interface ContentLine extends RunLine {
  id: string;
  title: string;
  plan: ContentPlan;
  tags: readonly string[];
}

type Kind<Item extends Listed, Text> = Pick<
  Content<Item, Item, string, Text>,
  'name' | 'form' | 'actions' | 'plan' | 'edit' | 'changed'
> & {
  list: Pick<ListStore<Item>, '$list' | 'replace' | 'drop'>;
  gateway(): Promise<{ read(id: string): Promise<Item>; remove(by: string, id: string): Promise<void> }>;
};

export interface ManyContent {
  name: string;
  actions: readonly [ContentAction, ...ContentAction[]];
  selection: Omit<Selection<unknown>, '$picked'> & {
    $picked: ReadableAtom<ReadonlyMap<string, ListRow<unknown>>>;
  };
  $typed: ReadableAtom<TypedTask>;
  $problem: ReadableAtom<string | null>;
  $task: ReadableAtom<ContentTask | null>;
  $lines: ReadableAtom<readonly ContentLine[]>;
  run: Pick<LineRun<ContentLine>, '$run' | '$broken' | '$counts' | 'stop'>;
  type(over: Partial<TypedTask>): void;
  plan(uid: string): void; // nothing is read or written
  start(uid: string): Promise<void>;
  back(): void; // what was selected stays selected
}

const known = new Map<string, ManyContent>();

export function manyOf<Item extends Listed, Text extends object>(kind: Kind<Item, Text>): ManyContent {
  const many = known.get(kind.name) ?? createManyContent(kind);
  known.set(kind.name, many);
  return many;
}

/** Not the duration: staff who play a video store it (VIDEO-3). */
const wordsOf = (item: Listed): string =>
  JSON.stringify(item, (field, value) => (['rev', 'audit', 'duration'].includes(field) ? undefined : value));

/** Sent one by one, each over the version that was read (PANEL-15). */
function createManyContent<Item extends Listed, Text extends object>(kind: Kind<Item, Text>): ManyContent {
  const { name, list, actions } = kind;
  type Line = ContentLine & { item: Item | null; text: Text | null };
  const selection = createSelection(list);
  const empty: TypedTask = { action: actions[0], tags: '', course: '' };
  const $typed = atom<TypedTask>(empty);
  const $problem = atom<string | null>(null);
  const $task = atom<ContentTask | null>(null);
  const $lines = atom<readonly Line[]>([]);
  // One after another: posts and snippets share the note for the build, free videos their shard of the index.
  const run = lineRun({ $lines, atOnce: 1, isWrite: ({ plan }) => isWrite(plan) });
  run.$run.listen((state) => markBusy(name, state !== 'still'));

  const planFor = (item: Item, task: ContentTask, uid: string): Pick<Line, 'plan' | 'tags' | 'text'> => {
    if (hasDraft({ uid, form: kind.form, id: item.id })) return { plan: 'draft', tags: [], text: null };
    const { plan, tags = [], text = null } = kind.plan(item, task);
    return { plan, tags, text };
  };

  const lineOf = (row: ListRow<Item>, task: ContentTask, uid: string): Line => {
    const line = { id: row.id, state: 'planned' } as const;
    if ('item' in row)
      return { ...line, title: row.item.title, item: row.item, ...planFor(row.item, task, uid) };
    const plan = task.action === 'delete' ? 'delete' : 'malformed';
    return { ...line, title: row.id, item: null, plan, tags: [], text: null };
  };

  const send = async (line: Line, task: ContentTask, uid: string): Promise<Partial<Line>> => {
    // The form was opened in another tab of the browser.
    if (hasDraft({ uid, form: kind.form, id: line.id })) return { plan: 'draft', state: 'changed' };
    if (task.action === 'delete') {
      await (await kind.gateway()).remove(uid, line.id);
      return {};
    }
    const { item, text } = line;
    if (!item || !text) throw new AppError('malformed');
    const entry = crypto.randomUUID();
    await kind.edit(uid, item, text, { entry, earlier: [] });
    return { item: { ...item, ...text, rev: item.rev + 1, audit: entry } };
  };

  const lookAgain = async (
    line: Line,
    task: ContentTask,
    uid: string,
    refusal: unknown,
    { isLatest, put }: Step<Line>,
  ): Promise<Partial<Line>> => {
    const { item: before } = line;
    if (task.action === 'delete' || !before) throw refusal;
    let item: Item;
    try {
      item = await (await kind.gateway()).read(line.id);
    } catch (error) {
      const code = codeOf(error);
      if (code === 'deleted-meanwhile') return { plan: 'gone', state: 'changed' };
      if (code === 'malformed') return { plan: 'malformed', state: 'changed' };
      throw error;
    }
    if (!isLatest()) return {};
    const now = { item, title: item.title, ...planFor(item, task, uid) };
    if (now.plan === 'same') return { ...now, state: 'already' };
    if (item.rev === before.rev) return { ...now, state: 'failed', message: errors[codeOf(refusal)] };
    list.replace(item.id, item);
    const isSame = wordsOf(item) === wordsOf(before);
    // Another version than the one that was shown is not changed unasked.
    if (!isSame || !isWrite(now.plan)) return { ...now, state: 'changed' };
    put(now);
    return { state: 'done', ...(await send({ ...line, ...now }, task, uid)) };
  };

  const finished = ({ id, item }: Line, { action }: ContentTask) => {
    if (action !== 'delete') {
      if (item) list.replace(id, item);
      return;
    }
    list.drop(id);
    selection.drop(id);
  };

  const back = () => {
    run.reset();
    $task.set(null);
  };

  // Left, or signed out: the next user must not see what staff have read.
  $selecting.listen((selecting) => {
    if (selecting[name]) return;
    back();
    selection.clear();
    $problem.set(null);
    $typed.set(empty);
  });

  return {
    name,
    actions,
    selection,
    $typed,
    $problem,
    $task,
    $lines,
    run,
    type(over) {
      $typed.set({ ...$typed.get(), ...over });
      $problem.set(null);
    },
    plan(uid) {
      if (run.$run.get() !== 'still') return;
      const task = taskIn($typed.get());
      const picked = [...selection.$picked.get().values()];
      if (picked.length === 0) return $problem.set(texts.nothingPicked);
      if (!task) return $problem.set(texts.required);
      if ('tags' in task && !areHashtags(task.tags)) return $problem.set(hashtags.tooMany);
      run.reset();
      $problem.set(null);
      $task.set(task);
      $lines.set(picked.map((row) => lineOf(row, task, uid)));
    },
    async start(uid) {
      const task = $task.get();
      if (!task || run.$run.get() !== 'still') return;
      const before = $lines.get().filter(isDone).length;
      await run.run({
        send: (line) => send(line, task, uid),
        lookAgain: (line, refusal, step) => lookAgain(line, task, uid, refusal, step),
        finished: (line) => finished(line, task),
      });
      if ($task.get() !== task || $lines.get().filter(isDone).length === before) return;
      if (task.action === 'delete') reloadIn(reloadAfter);
      kind.changed?.();
    },
    back() {
      if (run.$run.get() === 'still') back();
    },
  };
}
