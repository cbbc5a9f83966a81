import {
  type Announcements,
  closestCenter,
  DndContext,
  type DragEndEvent,
  KeyboardSensor,
  PointerSensor,
  useSensor,
  useSensors,
} from '@dnd-kit/core';
import { SortableContext, sortableKeyboardCoordinates, verticalListSortingStrategy } from '@dnd-kit/sortable';
import { useLayoutEffect, useRef, useState } from 'react';
import type { Module } from '#domain/courses/outline.ts';
import { besideOf, modulesOf, moved, type OutlineRow, placeIn, rowsOf } from '#domain/panel/outline-form.ts';
import { limits } from '#domain/shared/limits.ts';
import type { Video } from '#domain/videos/video.ts';
import { useFieldFailure } from '#islands/shared/form-failure.ts';
import { Icon } from '#islands/shared/Icon.tsx';
import { outline as texts } from '#messages/panel/outline.ts';
import { Carried } from '../Carried.tsx';
import { ModuleLine, RestLine, VideoLine } from './OutlineLines.tsx';

interface Props {
  modules: readonly Module[];
  videos: readonly Video[];
}

let created = 0;
const newModuleId = (): string => {
  created += 1;
  return `module:${created}`;
};

/** A drag begins after so many pixels, so that a press on the handle is none. */
const dragDistance = 4;

/**
 * The modules and videos as one list, in which they are moved by dragging, by the keyboard on a handle, or by the buttons
 * for one step (WCAG 2.5.7). The form sends them as `modules`.
 */
export function OutlineField({ modules, videos }: Props) {
  const ids = videos.map(({ id }) => id);
  const [rows, setRows] = useState(() =>
    rowsOf(
      modules.map((module) => ({ ...module, id: newModuleId() })),
      ids,
    ),
  );
  const [dragged, setDragged] = useState<string | null>(null);
  const [said, setSaid] = useState('');
  const failure = useFieldFailure('modules');
  const list = useRef<HTMLOListElement>(null);
  const focused = useRef<string | null>(null);
  const sensors = useSensors(
    useSensor(PointerSensor, { activationConstraint: { distance: dragDistance } }),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  );

  /** Videos without a place keep the order of time. */
  const change = (changed: readonly OutlineRow[]) => {
    const heads = changed.flatMap((row) => (row.kind === 'module' ? [row.id] : []));
    const next = modulesOf(changed).map((module, index) => ({
      ...module,
      id: heads[index] ?? newModuleId(),
    }));
    setRows(rowsOf(next, ids));
  };
  const nameOf = (id: string): string => {
    const row = rows.find((one) => one.id === id);
    if (row?.kind === 'module') return row.title || texts.untitled;
    return videos.find((video) => video.id === id)?.title ?? texts.gone;
  };
  const placeOf = (of: readonly OutlineRow[], id: string): string => {
    const { module, place, of: count } = placeIn(of, id);
    if (of.find((row) => row.id === id)?.kind === 'module') return texts.ofModules(place, count);
    return module === null ? texts.inUnplaced : texts.inModule(module || texts.untitled, place, count);
  };
  const step = (id: string, direction: 1 | -1) => {
    const beside = besideOf(rows, id, direction);
    if (beside === null) return;
    const after = moved(rows, id, beside);
    change(after);
    setSaid(texts.placed(nameOf(id), placeOf(after, id)));
    focused.current = `${id} ${direction}`;
  };
  useLayoutEffect(() => {
    // A button that moves with its line loses the focus.
    if (focused.current === null) return;
    list.current?.querySelector<HTMLElement>(`[data-step="${CSS.escape(focused.current)}"]`)?.focus();
    focused.current = null;
  });

  const add = () => {
    const id = newModuleId();
    const rest = rows.findIndex(({ kind }) => kind === 'rest');
    change([...rows.slice(0, rest), { kind: 'module', id, title: '' }, ...rows.slice(rest)]);
    requestAnimationFrame(() => list.current?.querySelector<HTMLElement>(`[data-title="${id}"]`)?.focus());
  };
  const rename = (id: string, title: string) =>
    change(rows.map((row) => (row.id === id && row.kind === 'module' ? { ...row, title } : row)));
  /** The videos of a removed first module have no head above them any more, so they lose their place. */
  const remove = (id: string) => {
    change(rows.filter((row) => row.id !== id));
    list.current?.closest('form')?.querySelector<HTMLElement>('[data-add]')?.focus();
  };

  const over = (active: string | number, other: string | number | undefined) =>
    other === undefined ? rows : moved(rows, String(active), String(other));
  const end = ({ active, over: other }: DragEndEvent) => {
    setDragged(null);
    change(over(active.id, other?.id));
  };
  const announcements: Announcements = {
    onDragStart: ({ active }) => texts.picked(nameOf(String(active.id)), placeOf(rows, String(active.id))),
    // The first one follows the start at once, over the line itself, and would replace what that says.
    onDragOver: ({ active, over: other }) =>
      (other?.id === active.id ? texts.picked : texts.placed)(
        nameOf(String(active.id)),
        placeOf(over(active.id, other?.id), String(active.id)),
      ),
    onDragEnd: ({ active, over: other }) =>
      texts.dropped(nameOf(String(active.id)), placeOf(over(active.id, other?.id), String(active.id))),
    onDragCancel: ({ active }) => texts.cancelled(nameOf(String(active.id))),
  };

  // A module is moved among modules, so meanwhile only their heads are shown.
  const isModule = rows.some(({ kind, id }) => kind === 'module' && id === dragged);
  const shown = isModule ? rows.filter(({ kind }) => kind !== 'video') : rows;
  const lineOf = (row: OutlineRow) => {
    if (row.kind === 'rest') return <RestLine key={row.id} count={placedLast(rows)} />;
    const step1 = {
      canRise: besideOf(rows, row.id, -1) !== null,
      canFall: besideOf(rows, row.id, 1) !== null,
    };
    const common = { id: row.id, name: nameOf(row.id), onStep: step, ...step1 };
    return row.kind === 'module' ? (
      <ModuleLine
        key={row.id}
        {...common}
        title={row.title}
        onRename={(title) => rename(row.id, title)}
        onRemove={() => remove(row.id)}
      />
    ) : (
      <VideoLine
        key={row.id}
        {...common}
        video={videos.find(({ id }) => id === row.id)}
        onRemove={() => remove(row.id)}
      />
    );
  };

  return (
    <div className="outline">
      <p className="hint">{texts.hint}</p>
      <DndContext
        sensors={sensors}
        collisionDetection={closestCenter}
        accessibility={{ announcements, screenReaderInstructions: { draggable: texts.instructions } }}
        onDragStart={({ active }) => setDragged(String(active.id))}
        onDragEnd={end}
        onDragCancel={() => setDragged(null)}
      >
        <SortableContext items={shown.map(({ id }) => id)} strategy={verticalListSortingStrategy}>
          <ol className="outline-lines" ref={list}>
            {shown.map(lineOf)}
          </ol>
        </SortableContext>
      </DndContext>
      {failure && (
        <p className="error" role="alert" tabIndex={-1} aria-invalid>
          <Icon name="warn" />
          {failure}
        </p>
      )}
      <p>
        <button
          className="button quiet"
          type="button"
          data-add
          disabled={rows.filter(({ kind }) => kind === 'module').length >= limits.modules}
          onClick={add}
        >
          {texts.addModule}
        </button>
      </p>
      <p className="vh" role="status" data-said>
        {said}
      </p>
      <Carried name="modules" value={JSON.stringify(modulesOf(rows))} />
    </div>
  );
}

const placedLast = (rows: readonly OutlineRow[]): number =>
  rows.length - 1 - rows.findIndex(({ kind }) => kind === 'rest');
