import { useSortable } from '@dnd-kit/sortable';
import type { CSSProperties, ReactNode } from 'react';
import { isSurelyPlanned } from '#domain/panel/planning.ts';
import { limits } from '#domain/shared/limits.ts';
import { clock } from '#domain/videos/duration.ts';
import type { Video } from '#domain/videos/video.ts';
import { Icon } from '#islands/shared/Icon.tsx';
import { outline as texts } from '#messages/panel/outline.ts';
import { videoTab } from '#messages/panel/videos.ts';
import { serverTime } from '#stores/panel/publishing.ts';
import { RowTime } from '../Planned.tsx';

interface Common {
  id: string;
  /** What announcements and buttons call it. */
  name: string;
  canRise: boolean;
  canFall: boolean;
  onStep(id: string, direction: 1 | -1): void;
}

interface LineProps extends Common {
  kind: 'module' | 'video';
  children: ReactNode;
}

/** A line that can be moved: its handle, its content, and the buttons for one step. */
function Line({ id, name, kind, canRise, canFall, onStep, children }: LineProps) {
  const { setNodeRef, setActivatorNodeRef, attributes, listeners, transform, transition, isDragging } =
    useSortable({ id });
  const style: CSSProperties = {
    ...(transform && { transform: `translate(${transform.x}px, ${transform.y}px)` }),
    ...(transition !== undefined && { transition }),
  };
  const button = (direction: 1 | -1, isPossible: boolean) => (
    <button
      className="icon-button"
      type="button"
      aria-label={(direction === -1 ? texts.up : texts.down)(name)}
      aria-disabled={!isPossible}
      data-step={`${id} ${direction}`}
      onClick={() => onStep(id, direction)}
    >
      <Icon name={direction === -1 ? 'up' : 'down'} />
    </button>
  );
  return (
    <li className={`outline-${kind}`} ref={setNodeRef} style={style} data-dragged={isDragging || undefined}>
      <button
        {...attributes}
        {...listeners}
        className="icon-button outline-grip"
        type="button"
        ref={setActivatorNodeRef}
        aria-label={texts.grip(name)}
        aria-roledescription={undefined}
      >
        <Icon name="grip" />
      </button>
      {children}
      <span className="row record-actions">
        {button(-1, canRise)}
        {button(1, canFall)}
      </span>
    </li>
  );
}

interface ModuleProps extends Common {
  title: string;
  onRename(title: string): void;
  onRemove(): void;
}

export function ModuleLine({ title, onRename, onRemove, ...common }: ModuleProps) {
  return (
    <Line {...common} kind="module">
      <span className="outline-head">
        <input
          className="input"
          aria-label={texts.module}
          placeholder={texts.module}
          value={title}
          maxLength={limits.moduleTitle}
          data-title={common.id}
          onChange={({ target }) => onRename(target.value)}
          onKeyDown={(event) => {
            // Enter would send the whole form.
            if (event.key === 'Enter') event.preventDefault();
          }}
        />
        <button
          className="icon-button"
          type="button"
          aria-label={texts.removeModule(common.name)}
          onClick={onRemove}
        >
          <Icon name="trash" />
        </button>
      </span>
    </Line>
  );
}

interface VideoProps extends Common {
  /** `undefined`: it does not exist, or no longer belongs to the course. */
  video: Video | undefined;
  onRemove(): void;
}

export function VideoLine({ video, onRemove, ...common }: VideoProps) {
  return (
    <Line {...common} kind="video">
      <span className="outline-name">
        {video ? (
          <>
            <span className="record-title">{video.title}</span>
            <span className="record-facts">
              <span className="badge">{video.demo === 'true' ? videoTab.free : video.group}</span>
              {video.paid === 'paid' && <span className="badge">{videoTab.paid}</span>}
              {isSurelyPlanned(video.time, serverTime()) && <RowTime time={video.time} />}
              {video.duration !== undefined && <span className="mono soft">{clock(video.duration)}</span>}
            </span>
          </>
        ) : (
          <span className="soft">
            {texts.gone}{' '}
            <button className="more" type="button" onClick={onRemove}>
              {texts.forget}
            </button>
          </span>
        )}
      </span>
    </Line>
  );
}

/** The head of the videos without a place: nothing moves it, but videos can be dropped on it. */
export function RestLine({ count }: { count: number }) {
  const { setNodeRef } = useSortable({ id: ':rest', disabled: { draggable: true, droppable: false } });
  return (
    <li className="outline-rest" ref={setNodeRef}>
      <b>{texts.unplaced}</b>
      <span className="small soft">{count > 0 ? texts.unplacedHint : texts.allPlaced}</span>
    </li>
  );
}
