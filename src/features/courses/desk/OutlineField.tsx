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
import { useLayoutEffect, useMemo, useRef, useState } from 'react';
import { useFieldFailure } from '#core/forms/Labelled.tsx';
import { Icon } from '#core/views/Icon.tsx';
import type { Video } from '#features/videos/video.ts';
import { HiddenField } from '#panel/HiddenField.tsx';
import { outlineLimits } from '../limits.ts';
import type { Module } from '../outline.ts';
import { ModuleLine, PartLine, PickLine, RestLine, VideoLine } from './OutlineLines.tsx';
import { OutlineTools } from './OutlineTools.tsx';
import {
  besideOf,
  modulesOf,
  moved,
  movedInto,
  type OutlineRow,
  positionIn,
  restId,
  rowsOf,
} from './outline-form.ts';
import { outline as texts } from './texts.ts';
import { type Part, useOutlineView } from './use-outline-view.ts';

interface Props {
  course: string;
  modules: readonly Module[];
  videos: readonly Video[];
}

let created = 0;
const newModuleId = (): string => {
  created += 1;
  return `module:${created}`;
};

const few = 10; // so many videos are seen at once, and need neither search nor selection

const dragDistance = 4; // A drag begins after so many pixels, so that a press on the handle is none

/** The lines are moved by dragging, by keyboard on a handle, by buttons for one step (WCAG 2.5.7), or several at once (PANEL-16). */
export function OutlineField({ course, modules, videos }: Props) {
  const ids = useMemo(() => videos.map(({ id }) => id), [videos]);
  const byId = useMemo(() => new Map(videos.map((video) => [video.id, video])), [videos]);
  const [rows, setRows] = useState(() =>
    rowsOf(
      modules.map((module) => ({ ...module, id: newModuleId() })),
      ids,
    ),
  );
  const titleOf = (id: string): string => byId.get(id)?.title ?? texts.gone;
  const view = useOutlineView(rows, titleOf);
  const { sections, parts } = view;
  const [picked, setPicked] = useState<ReadonlySet<string> | null>(null);
  const [dragged, setDragged] = useState<string | null>(null);
  const [said, setSaid] = useState('');
  const failure = useFieldFailure('modules');
  const list = useRef<HTMLOListElement>(null);
  const focused = useRef<string | null>(null);
  const sensors = useSensors(
    useSensor(PointerSensor, { activationConstraint: { distance: dragDistance } }),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  );

  const change = (changed: readonly OutlineRow[], shown?: string) => {
    const heads = changed.flatMap((row) => (row.kind === 'module' ? [row.id] : []));
    const next = modulesOf(changed).map((module, index) => ({
      ...module,
      id: heads[index] ?? newModuleId(),
    }));
    const lines = rowsOf(next, ids);
    setRows(lines);
    if (shown !== undefined) view.show(lines, shown);
  };
  const nameOf = (id: string): string => {
    const section = sections.find(({ head }) => head.id === id);
    return section?.head.kind === 'module' ? section.head.title || texts.untitled : titleOf(id);
  };
  const positionOf = (of: readonly OutlineRow[], id: string): string => {
    const { module, position, of: count } = positionIn(of, id);
    if (of.find((row) => row.id === id)?.kind === 'module') return texts.ofModules(position, count);
    return module === null ? texts.inUnplaced : texts.inModule(module || texts.untitled, position, count);
  };
  const step = (id: string, direction: 1 | -1) => {
    const beside = besideOf(rows, id, direction);
    if (beside === null) return;
    const after = moved(rows, id, beside);
    change(after, id);
    setSaid(texts.placed(nameOf(id), positionOf(after, id)));
    focused.current = `[data-step="${CSS.escape(`${id} ${direction}`)}"]`;
  };
  useLayoutEffect(() => {
    // A button that moves with its line loses the focus.
    if (focused.current === null) return;
    list.current?.querySelector<HTMLElement>(focused.current)?.focus();
    focused.current = null;
  });

  const add = () => {
    const id = newModuleId();
    const rest = rows.findIndex(({ kind }) => kind === 'rest');
    change([...rows.slice(0, rest), { kind: 'module', id, title: '' }, ...rows.slice(rest)]);
    view.turn(id, 0);
    setPicked(null);
    requestAnimationFrame(() => list.current?.querySelector<HTMLElement>(`[data-title="${id}"]`)?.focus());
  };
  const turn = (id: string, from: number) => {
    view.turn(id, from);
    // The part is read from its beginning.
    focused.current = `[data-fold="${id}"]`;
  };
  const pick = (id: string) => {
    const next = new Set(picked);
    if (!next.delete(id)) next.add(id);
    setPicked(next);
  };
  const moveInto = (head: string) => {
    if (!picked || picked.size === 0) return;
    const after = movedInto(rows, picked, head);
    change(after);
    setPicked(new Set());
    setSaid(head === restId ? texts.takenOut(picked.size) : texts.movedInto(picked.size, nameOf(head)));
  };
  const rename = (id: string, title: string) =>
    change(rows.map((row) => (row.id === id && row.kind === 'module' ? { ...row, title } : row)));
  /** The videos of a removed first module lose their place. */
  const remove = (id: string) => {
    change(rows.filter((row) => row.id !== id));
    list.current?.closest('form')?.querySelector<HTMLElement>('[data-add]')?.focus();
  };

  const over = (active: string | number, other: string | number | undefined) =>
    other === undefined ? rows : moved(rows, String(active), String(other));
  const end = ({ active, over: other, activatorEvent }: DragEndEvent) => {
    setDragged(null);
    // The handle that has the focus stays on the screen. Who drags into a folded module may have more to drag from here.
    const isByKey = activatorEvent instanceof KeyboardEvent;
    change(over(active.id, other?.id), isByKey ? String(active.id) : undefined);
  };
  const announcements: Announcements = {
    onDragStart: ({ active }) => texts.picked(nameOf(String(active.id)), positionOf(rows, String(active.id))),
    // The first one follows the start at once, over the line itself, and would replace what that says.
    onDragOver: ({ active, over: other }) =>
      (other?.id === active.id ? texts.picked : texts.placed)(
        nameOf(String(active.id)),
        positionOf(over(active.id, other?.id), String(active.id)),
      ),
    onDragEnd: ({ active, over: other }) =>
      texts.dropped(nameOf(String(active.id)), positionOf(over(active.id, other?.id), String(active.id))),
    onDragCancel: ({ active }) => texts.cancelled(nameOf(String(active.id))),
  };

  // A module is moved among modules, so meanwhile only their heads are shown.
  const isModule = sections.some(({ head }) => head.kind === 'module' && head.id === dragged);
  const lines = isModule ? parts.map((part): Part => ({ ...part, shown: [] })) : parts;
  const headOf = ({ section: { head }, count, from }: Part) => {
    const own = { id: head.id, count, isOpen: from !== null, onFold: () => view.fold(head.id) };
    if (head.kind === 'rest') return <RestLine key={head.id} {...own} />;
    return (
      <ModuleLine
        key={head.id}
        {...stepsOf(head.id)}
        {...own}
        title={head.title}
        onRename={(title) => rename(head.id, title)}
        onRemove={() => remove(head.id)}
      />
    );
  };
  const stepsOf = (id: string) => ({
    id,
    name: nameOf(id),
    canRise: besideOf(rows, id, -1) !== null,
    canFall: besideOf(rows, id, 1) !== null,
    onStep: step,
  });
  const videoOf = (id: string) =>
    picked ? (
      <PickLine
        key={id}
        course={course}
        video={byId.get(id)}
        isPicked={picked.has(id)}
        onPick={() => pick(id)}
      />
    ) : (
      <VideoLine key={id} {...stepsOf(id)} course={course} video={byId.get(id)} onRemove={() => remove(id)} />
    );
  const turnOf = ({ section: { head }, count, from }: Part) =>
    from !== null &&
    count > view.room &&
    !isModule && (
      <PartLine
        key={`${head.id}:part`}
        {...{ from, count }}
        room={view.room}
        onTurn={(to) => turn(head.id, to)}
      />
    );
  const shown = lines.flatMap((part) => part.shown);

  return (
    <div className="outline">
      <p className="hint">{texts.hint}</p>
      {videos.length > few && (
        <OutlineTools
          {...{ picked, shown }}
          search={view.search}
          onSearch={view.setSearch}
          found={view.found}
          onPick={setPicked}
          modules={sections.map(({ head }) => ({
            id: head.id,
            name: head.kind === 'rest' ? texts.unplaced : nameOf(head.id),
          }))}
          onMove={moveInto}
        />
      )}
      <DndContext
        sensors={sensors}
        collisionDetection={closestCenter}
        accessibility={{ announcements, screenReaderInstructions: { draggable: texts.instructions } }}
        onDragStart={({ active }) => setDragged(String(active.id))}
        onDragEnd={end}
        onDragCancel={() => setDragged(null)}
      >
        <SortableContext
          items={lines.flatMap(({ section, shown }) => [section.head.id, ...shown])}
          strategy={verticalListSortingStrategy}
        >
          <ol className="outline-lines" ref={list}>
            {lines.map((part) => [headOf(part), ...part.shown.map(videoOf), turnOf(part)])}
          </ol>
        </SortableContext>
      </DndContext>
      {failure && (
        <p className="error" role="alert" tabIndex={-1} data-failure>
          <Icon name="warn" />
          {failure}
        </p>
      )}
      <p>
        <button
          className="button quiet"
          type="button"
          data-add
          disabled={sections.length > outlineLimits.modules}
          onClick={add}
        >
          {texts.addModule}
        </button>
      </p>
      <p className="vh" role="status" data-said>
        {said}
      </p>
      <HiddenField name="modules" value={JSON.stringify(modulesOf(rows))} />
    </div>
  );
}
