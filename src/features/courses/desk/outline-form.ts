import * as v from 'valibot';
import { cleanLine } from '#core/words/letters.ts';
import { progressLimits } from '#features/progress/limits.ts';
import { outlineLimits } from '../limits.ts';
import { type Module, OutlineModules, type OutlineVersion } from '../outline.ts';

const Modules = v.array(v.object({ title: v.string(), videos: v.array(v.string()) }));

function isModules(text: string): boolean {
  try {
    return v.is(Modules, JSON.parse(text));
  } catch {
    return false;
  }
}

/** The modules as JSON (LEARN-2). A damaged draft is no form: it must not stand for an outline without modules. */
export const OutlineForm = v.object({ modules: v.optional(v.pipe(v.string(), v.check(isModules)), '[]') });

export type OutlineForm = v.InferOutput<typeof OutlineForm>;

export const outlineFormOf = (version: OutlineVersion): OutlineForm => ({
  modules: JSON.stringify(v.parse(OutlineModules, version)),
});

export const modulesIn = ({ modules }: OutlineForm): Module[] => v.parse(Modules, JSON.parse(modules));

export const savedModules = (form: OutlineForm): Module[] =>
  modulesIn(form).map(({ title, videos }) => ({ title: cleanLine(title), videos }));

export function outlineProblem(form: OutlineForm): 'title' | 'long' | 'many' | null {
  const modules = savedModules(form);
  if (modules.some(({ title }) => title === '')) return 'title';
  if (modules.some(({ title }) => title.length > outlineLimits.moduleTitle)) return 'long';
  return hasTooMany(modules) ? 'many' : null;
}

export function hasTooMany(modules: readonly Module[]): boolean {
  const videos = modules.flatMap((module) => module.videos);
  return (
    modules.length > outlineLimits.modules ||
    videos.length > progressLimits.videos ||
    videos.join(' ').length + modules.length > outlineLimits.ids
  );
}

export const restId = ':rest'; // no id of a video has a colon

export type OutlineRow =
  | { kind: 'module'; id: string; title: string }
  | { kind: 'video'; id: string }
  /** The head of the videos without a place, always the last head. */
  | { kind: 'rest'; id: typeof restId };

/** The modules as one list of lines; videos of the course that no module names come last. */
export function rowsOf(
  modules: readonly (Module & { id: string })[],
  videos: readonly string[],
): OutlineRow[] {
  const placed = new Set(modules.flatMap((module) => module.videos));
  return [
    ...modules.flatMap(({ id, title, videos: own }): OutlineRow[] => [
      { kind: 'module', id, title },
      ...own.map((video): OutlineRow => ({ kind: 'video', id: video })),
    ]),
    { kind: 'rest', id: restId },
    ...videos.filter((id) => !placed.has(id)).map((id): OutlineRow => ({ kind: 'video', id })),
  ];
}

export function modulesOf(rows: readonly OutlineRow[]): Module[] {
  const modules: Module[] = [];
  for (const row of rows) {
    if (row.kind === 'rest') break;
    if (row.kind === 'module') modules.push({ title: row.title, videos: [] });
    else modules.at(-1)?.videos.push(row.id);
  }
  return modules;
}

function blockOf(rows: readonly OutlineRow[], id: string): { start: number; end: number } {
  const start = rows.findIndex((row) => row.id === id);
  if (rows[start]?.kind !== 'module') return { start, end: start + 1 };
  const next = rows.findIndex((row, index) => index > start && row.kind !== 'video');
  return { start, end: next };
}

/** A video can't stand above the first head, and the videos without a place stay last. */
export function moved(rows: readonly OutlineRow[], id: string, over: string): OutlineRow[] {
  const { start, end } = blockOf(rows, id);
  const to = rows.findIndex((row) => row.id === over);
  if (start < 0 || to < 0 || (to >= start && to < end)) return [...rows];
  const block = rows.slice(start, end);
  const others = [...rows.slice(0, start), ...rows.slice(end)];
  const isDown = to > start;
  let at = others.findIndex((row) => row.id === over);
  if (block[0]?.kind === 'module') {
    if (isDown)
      at =
        rows[to]?.kind === 'module'
          ? blockOf(others, over).end
          : others.findIndex(({ kind }) => kind === 'rest');
  } else {
    if (isDown) at += 1;
    at = Math.max(at, 1);
  }
  return [...others.slice(0, at), ...block, ...others.slice(at)];
}

/** Puts videos at the end of a module, or takes their places away, in the order in which they stood (PANEL-16). */
export function movedInto(rows: readonly OutlineRow[], ids: ReadonlySet<string>, head: string): OutlineRow[] {
  const isMoved = (row: OutlineRow) => row.kind === 'video' && ids.has(row.id);
  const block = rows.filter(isMoved);
  const others = rows.filter((row) => !isMoved(row));
  const start = others.findIndex(({ id }) => id === head);
  if (start < 0) return [...rows];
  const next = others.findIndex((row, index) => index > start && row.kind !== 'video');
  const at = next < 0 ? others.length : next;
  return [...others.slice(0, at), ...block, ...others.slice(at)];
}

/** At the end of the first module with this title, in the order given; what stands there already stays (PANEL-16). */
export function placedIn(
  modules: readonly Module[],
  title: string,
  ids: readonly string[],
): Module[] | 'gone' {
  const target = modules.find((module) => module.title === title);
  if (!target) return 'gone';
  const added = ids.filter((id) => !target.videos.includes(id));
  return modules.map((module) =>
    module === target
      ? { title, videos: [...module.videos, ...added] }
      : { title: module.title, videos: module.videos.filter((id) => !added.includes(id)) },
  );
}

/** With the modules of another plan: a video that has a place keeps it, others come before what follows them there (SCHOOL-11). */
export function withModules(modules: readonly Module[], added: readonly Module[]): Module[] {
  const merged = modules.map(({ title, videos }) => ({ title, videos: [...videos] }));
  const placed = new Set(merged.flatMap(({ videos }) => videos));
  const met = new Set<Module>();
  for (const { title, videos } of added) {
    let target = merged.find((module) => module.title === title && !met.has(module));
    if (!target) {
      target = { title, videos: [] };
      merged.push(target);
    }
    met.add(target);
    const own = target.videos;
    const all = [...new Set(videos)];
    for (const [at, id] of all.entries()) {
      if (placed.has(id)) continue;
      placed.add(id);
      const next = all.slice(at + 1).find((one) => own.includes(one));
      own.splice(next === undefined ? own.length : own.indexOf(next), 0, id);
    }
  }
  return merged;
}

/** The line whose place a line takes by one step up or down; `null` where it can't go further. */
export function besideOf(rows: readonly OutlineRow[], id: string, direction: 1 | -1): string | null {
  const at = rows.findIndex((row) => row.id === id);
  if (rows[at]?.kind === 'module') {
    const heads = rows.filter(({ kind }) => kind === 'module');
    return heads[heads.findIndex((head) => head.id === id) + direction]?.id ?? null;
  }
  const rest = rows.findIndex(({ kind }) => kind === 'rest');
  // Videos without a place stand in the order of time: up is the end of the last module.
  if (at > rest) return direction === -1 && rest > 0 ? restId : null;
  return direction === -1 && at === 1 ? null : (rows[at + direction]?.id ?? null);
}

export interface OutlinePosition {
  module: string | null; // the module of a video; `null`: it has no place. A module itself has none.
  position: number;
  of: number;
}

export function positionIn(rows: readonly OutlineRow[], id: string): OutlinePosition {
  const at = rows.findIndex((row) => row.id === id);
  if (rows[at]?.kind === 'module') {
    const heads = rows.filter(({ kind }) => kind === 'module');
    return { module: null, position: heads.findIndex((head) => head.id === id) + 1, of: heads.length };
  }
  let head = at - 1;
  while (rows[head]?.kind === 'video') head -= 1;
  const next = rows.findIndex((row, index) => index > head && row.kind !== 'video');
  const of = (next < 0 ? rows.length : next) - head - 1;
  const row = rows[head];
  return { module: row?.kind === 'module' ? row.title : null, position: at - head, of };
}
