import { useSortable } from '@dnd-kit/sortable';
import type { CSSProperties, KeyboardEvent, ReactNode, SyntheticEvent } from 'react';
import { CheckField } from '#core/forms/Labelled.tsx';
import { clock } from '#core/time/duration.ts';
import { Button } from '#core/views/Button.tsx';
import { Icon } from '#core/views/Icon.tsx';
import { videoKinds } from '#features/videos/texts.ts';
import type { Video } from '#features/videos/video.ts';
import { RowTime } from '#panel/Planned.tsx';
import { isSurelyPlanned } from '#panel/planning.ts';
import { serverTime } from '#panel/publishing.ts';
import { outlineLimits } from '../limits.ts';
import { outline as texts } from './texts.ts';

interface Common {
  id: string;
  name: string;
  canRise: boolean;
  canFall: boolean;
  onStep(id: string, direction: 1 | -1): void;
}

interface LineProps extends Common {
  kind: 'module' | 'module outline-titled' | 'video';
  children: ReactNode;
}

/** A line that can be moved: its handle, its content, and the buttons for one step. Styles draw their signs: a long plan counts its elements. */
function Line({ id, name, kind, canRise, canFall, onStep, children }: LineProps) {
  const { setNodeRef, setActivatorNodeRef, attributes, listeners, transform, transition, isDragging } =
    useSortable({ id });
  const style: CSSProperties = {
    ...(transform && { transform: `translate(${transform.x}px, ${transform.y}px)` }),
    ...(transition !== undefined && { transition }),
  };
  const button = (direction: 1 | -1, isPossible: boolean) => (
    <Button
      className={`icon-button outline-${direction === -1 ? 'up' : 'down'}`}
      aria-label={(direction === -1 ? texts.up : texts.down)(name)}
      off={!isPossible}
      data-step={`${id} ${direction}`}
      onClick={() => onStep(id, direction)}
    />
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
      />
      {children}
      <span className="row record-actions">
        {button(-1, canRise)}
        {button(1, canFall)}
      </span>
    </li>
  );
}

interface FoldProps {
  id: string;
  count: number;
  isOpen: boolean;
  onFold(): void;
}

/** Folds a section; its number of videos stands in it, and its title while it is folded. */
function Fold({ id, name, count, isOpen, onFold }: FoldProps & { name: string }) {
  return (
    <button
      className="outline-fold"
      type="button"
      aria-expanded={isOpen}
      aria-label={texts.fold(name, count)}
      data-fold={id}
      data-count={count}
      onClick={onFold}
    >
      {!isOpen && name}
    </button>
  );
}

interface ModuleProps extends Common, FoldProps {
  title: string;
  onRename(title: string): void;
  onRemove(): void;
}

/** The head of a module. Its title can be written while it is unfolded. */
export function ModuleLine({ title, count, isOpen, onFold, onRename, onRemove, ...common }: ModuleProps) {
  const fold = <Fold id={common.id} name={common.name} {...{ count, isOpen, onFold }} />;
  return (
    <Line {...common} kind={isOpen ? 'module outline-titled' : 'module'}>
      {isOpen ? (
        <span className="outline-head">
          {fold}
          <input
            className="input"
            aria-label={texts.module}
            placeholder={texts.module}
            value={title}
            maxLength={outlineLimits.moduleTitle}
            data-title={common.id}
            onChange={({ target }) => onRename(target.value)}
            onKeyDown={sendNothing}
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
      ) : (
        fold
      )}
    </Line>
  );
}

export function sendNothing(event: KeyboardEvent): void {
  if (event.key === 'Enter') event.preventDefault();
}

/** What is looked for or selected is no change that a draft would keep. */
export const changeNothing = (event: SyntheticEvent): void => event.stopPropagation();

interface VideoProps extends Common {
  video: Video | undefined; // `undefined`: it does not exist, or no longer belongs to the course
  course: string;
  onRemove(): void;
}

export function VideoLine({ video, course, onRemove, ...common }: VideoProps) {
  return (
    <Line {...common} kind="video">
      <span className="outline-name">
        {video ? (
          <VideoFacts video={video} course={course} />
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

function VideoFacts({ video, course }: { video: Video; course: string }) {
  const isFree = video.demo === 'true';
  const facts = [
    isFree ? videoKinds.free : video.group !== course && video.group,
    video.paid === 'paid' && videoKinds.paid,
    video.duration !== undefined && clock(video.duration),
  ].filter(Boolean);
  return (
    <>
      <span className="record-title">{video.title}</span>
      <span className="record-facts soft">
        {facts.join(' · ')}
        {isSurelyPlanned(video.time, serverTime()) && <RowTime time={video.time} />}
      </span>
    </>
  );
}

interface PickProps {
  video: Video | undefined;
  course: string;
  isPicked: boolean;
  onPick(): void;
}

export function PickLine({ video, course, isPicked, onPick }: PickProps) {
  return (
    <li className="outline-pick">
      <CheckField checked={isPicked} onChange={onPick} onInput={changeNothing} onKeyDown={sendNothing}>
        <span className="outline-name">
          {video ? <VideoFacts video={video} course={course} /> : <span className="soft">{texts.gone}</span>}
        </span>
      </CheckField>
    </li>
  );
}

/** The head of the videos without a place: nothing moves it, but videos can be dropped on it. */
export function RestLine({ id, count, isOpen, onFold }: FoldProps) {
  const { setNodeRef } = useSortable({ id, disabled: { draggable: true, droppable: false } });
  return (
    <li className="outline-rest" ref={setNodeRef}>
      <Fold name={texts.unplaced} {...{ id, count, isOpen, onFold }} />
      {isOpen && <b>{texts.unplaced}</b>}
      <span className="small soft">{count > 0 ? texts.unplacedHint : texts.allPlaced}</span>
    </li>
  );
}

interface TurnProps {
  from: number;
  room: number;
  count: number;
  onTurn(from: number): void;
}

export function PartLine({ from, room, count, onTurn }: TurnProps) {
  const to = Math.min(from + room, count);
  return (
    <li className="outline-part">
      <span className="mono small">{texts.part(from + 1, to, count)}</span>
      <Button className="more" off={from === 0} onClick={() => onTurn(from - room)}>
        {texts.before}
      </Button>
      <Button className="more" off={to === count} onClick={() => onTurn(to)}>
        {texts.after}
      </Button>
    </li>
  );
}
