import { useStore } from '@nanostores/react';
import {
  type MouseEvent,
  type KeyboardEvent as ReactKeyboardEvent,
  type ReactNode,
  type SubmitEvent,
  useEffect,
  useEffectEvent,
  useRef,
  useState,
} from 'react';
import { FormError } from '#core/forms/Form.tsx';
import { SelectField } from '#core/forms/Labelled.tsx';
import { Button } from '#core/views/Button.tsx';
import { useLostFocus } from '#core/views/use-lost-focus.ts';
import { ask } from './ask.ts';
import type { Listed } from './authored.ts';
import { CourseSelect } from './CourseSelect.tsx';
import { courseTitle } from './course-titles.ts';
import { Hashtags } from './Hashtags.tsx';
import { isDone } from './line-run.ts';
import { type ContentTask, isWrite } from './many-changes.ts';
import { type ContentLine, type ManyContent, manyOf } from './many-content.ts';
import { manyContent as texts } from './many-texts.ts';
import type { PanelUser } from './panel.ts';
import { ResultLine, RunResult } from './RunResult.tsx';

export type Box = (id: string, title: string) => ReactNode;

interface Props<Row extends Listed, Text extends object> {
  content: Parameters<typeof manyOf<Row, Text>>[0];
  actor: PanelUser;
  onBox(box: () => Box | null): void;
  onEnd(): void;
}

/** PANEL-15: what is selected in a list, and one change of all of it. */
export default function SelectPart<Row extends Listed, Text extends object>({
  content,
  actor,
  onBox,
  onEnd,
}: Props<Row, Text>) {
  const many = manyOf(content);
  const { selection } = many;
  const picked = useStore(selection.$picked);
  const { rows, others } = useStore(selection.$shown);
  const isFull = useStore(selection.$isFull);
  const isPlanned = useStore(many.$task) !== null;
  const hasChoice = many.actions.length > 1;
  const [isOpen, setOpen] = useState(false);
  const bar = useRef<HTMLElement>(null);
  useEffect(() => {
    onBox(() => (id, title) => <PickBox many={many} id={id} title={title} />);
    return () => onBox(() => null);
  }, [many, onBox]);

  // What had the focus below the bar is closed.
  useLostFocus(isPlanned || isOpen, () => bar.current?.querySelector<HTMLElement>('.button'));

  const leave = useEffectEvent((event: KeyboardEvent) => {
    if (event.key !== 'Escape' || event.defaultPrevented || many.run.$run.get() !== 'still') return;
    // A dialog or a form is in front of the list, or the key empties a field.
    if (!bar.current?.offsetParent || document.querySelector('dialog[open]')) return;
    const { target } = event;
    if (target instanceof HTMLInputElement && target.type !== 'checkbox' && target.value !== '') return;
    // From what was opened last to what was opened first.
    if (isPlanned) many.back();
    else if (isOpen) setOpen(false);
    else onEnd();
  });
  useEffect(() => {
    const listener = (event: KeyboardEvent) => leave(event);
    addEventListener('keydown', listener);
    return () => removeEventListener('keydown', listener);
  }, []);

  const isEmpty = picked.size === 0;
  return (
    <>
      <section className="select-bar" ref={bar} aria-label={texts.bar}>
        <div>
          <p role="status">
            {texts.picked(picked.size)} {others > 0 && texts.others(others)}
          </p>
          {isEmpty && <p className="hint">{texts.rangeHint}</p>}
        </div>
        {/* Also while nothing is selected: the rows below must not move when the first one is. */}
        {!isPlanned && (
          <div className="row">
            <button className="more" type="button" onClick={selection.pickAll}>
              {texts.all(rows)}
            </button>
            <Button className="more" off={isEmpty} onClick={selection.clear}>
              {texts.clear}
            </Button>
            {hasChoice ? (
              <Button aria-expanded={isOpen} off={isEmpty && !isOpen} onClick={() => setOpen(!isOpen)}>
                {texts.toAction}
              </Button>
            ) : (
              <Button off={isEmpty} onClick={() => many.plan(actor.uid)}>
                {texts.delete(picked.size)}
              </Button>
            )}
          </div>
        )}
        {isFull && (
          <p className="error" role="alert">
            {texts.full}
          </p>
        )}
      </section>
      {isPlanned && <SelectResult many={many} actor={actor} />}
      {!isPlanned && hasChoice && isOpen && <SelectForm many={many} actor={actor} />}
    </>
  );
}

const named = 3; // titles in the question before a deletion

interface PartProps {
  many: ManyContent;
  actor: PanelUser;
}

function SelectResult({ many, actor }: PartProps) {
  const task = useStore(many.$task);
  const lines = useStore(many.$lines);
  const { done } = useStore(many.run.$counts);
  if (!task) return null;
  const start = () => many.start(actor.uid);
  const askFirst = () => {
    const titles = lines.filter(({ plan }) => isWrite(plan)).map(({ title }) => title);
    const others = Math.max(0, titles.length - named);
    ask({ text: texts.toTrash(titles.slice(0, named), others), onYes: start });
  };
  return (
    <RunResult
      run={many.run}
      task={task}
      title={
        <>
          {'tags' in task && <span translate="no">{task.tags.join(', ')} </span>}
          {task.action === 'course' && `${courseTitle(task.course)} `}
          {texts.task[task.action]}
        </>
      }
      own={texts}
      clear={texts.back}
      // A deletion is asked about once, not again when it goes on.
      onRun={task.action === 'delete' && done === 0 ? askFirst : start}
      onClear={many.back}
    >
      {lines.map((line) => (
        <SelectLine key={line.id} line={line} task={task} />
      ))}
    </RunResult>
  );
}

function SelectLine({ line, task }: { line: ContentLine; task: ContentTask }) {
  const { title, plan, state, tags } = line;
  const isSent = isDone(line) || state === 'running';
  const isTags = !isSent && task.action !== 'delete' && plan === 'change' && tags.length > 0;
  // What a change of hashtags is, the hashtags say.
  const isPlanSaid = !isSent && !(isTags && task.action !== 'course');
  const said = [
    ...(state === 'planned' ? [] : [texts.states[state]]),
    ...(isPlanSaid ? [texts.plans[plan]] : []),
    ...(isTags ? [task.action === 'remove' ? texts.tagsTaken : texts.tagsAdded] : []),
  ];
  return (
    <ResultLine
      line={line}
      isWrite={isWrite(plan)}
      isBad={!isDone(line) && !isWrite(plan) && plan !== 'same'}
      who={<b>{title}</b>}
    >
      {said.join(', ')}
      {isTags && <span translate="no"> {tags.join(', ')}</span>}
    </ResultLine>
  );
}

interface PickBoxProps {
  many: ManyContent;
  id: string;
  title: string;
}

/** With Shift the box selects all rows from the last one. */
function PickBox({ many, id, title }: PickBoxProps) {
  const picked = useStore(many.selection.$picked);
  const isPlanned = useStore(many.$task) !== null;
  const withShift = useRef(false);
  const noteKey = ({ shiftKey }: ReactKeyboardEvent) => {
    withShift.current = shiftKey;
  };
  const press = ({ shiftKey, detail }: MouseEvent) => {
    // Not every browser says of a click that the space bar makes whether Shift was held.
    many.selection.toggle(id, shiftKey || (detail === 0 && withShift.current));
  };
  return (
    <label className="check record-pick">
      <input
        type="checkbox"
        aria-label={title}
        checked={picked.has(id)}
        disabled={isPlanned}
        onKeyDown={noteKey}
        onClick={press}
        onChange={() => {}}
      />
    </label>
  );
}

function SelectForm({ many, actor }: PartProps) {
  const typed = useStore(many.$typed);
  const problem = useStore(many.$problem);
  const { size } = useStore(many.selection.$picked);
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => form.current?.querySelector('select')?.focus(), []);
  useEffect(() => {
    if (problem) form.current?.querySelector<HTMLElement>('[data-failure]')?.focus();
  }, [problem]);
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    many.plan(actor.uid);
  };
  const hasTags = typed.action === 'add' || typed.action === 'remove';
  return (
    <form className="form select-form" ref={form} onSubmit={submit}>
      <SelectField
        label={texts.action}
        name="action"
        value={typed.action}
        onChange={({ target }) => {
          const action = many.actions.find((one) => one === target.value);
          if (action) many.type({ action });
        }}
      >
        {many.actions.map((action) => (
          <option key={action} value={action}>
            {texts.actions[action]}
          </option>
        ))}
      </SelectField>
      {hasTags && (
        <Hashtags
          tags={typed.tags.split(' ').filter(Boolean)}
          onChange={(tags) => many.type({ tags: tags.join(' ') })}
        />
      )}
      {typed.action === 'course' && (
        <CourseSelect
          name="course"
          hint={texts.courseHint}
          value={typed.course}
          onChange={({ target }) => many.type({ course: target.value })}
        />
      )}
      {problem && <FormError message={problem} />}
      <div className="row">
        <button className="button" type="submit">
          {texts.check(size)}
        </button>
      </div>
    </form>
  );
}
