import { useStore } from '@nanostores/react';
import { useEffect, useRef } from 'react';
import { courseName } from '#domain/courses/course.ts';
import { lastDayOf } from '#domain/school/last-day.ts';
import { fullDate } from '#domain/shared/dates.ts';
import { Icon } from '#islands/shared/Icon.tsx';
import { manyGrants as texts } from '#messages/panel/many-grants.ts';
import { $broken, $counts, $lines, $run, $task, clearMany } from '#stores/panel/many-grants.ts';
import { runList, stopRun } from '#stores/panel/many-grants-run.ts';
import type { TabProps } from '../tab-props.ts';
import { ManyLineRow } from './ManyLineRow.tsx';

/** What will happen to each line, and what has. */
export function ManyResult({ actor }: TabProps) {
  const lines = useStore($lines);
  const task = useStore($task);
  const run = useStore($run);
  const broken = useStore($broken);
  const { all, done, open } = useStore($counts);
  const heading = useRef<HTMLHeadingElement>(null);
  // A new check: its result is read next.
  useEffect(() => {
    if (task) heading.current?.focus();
  }, [task]);
  if (!task) return null;
  const day = task.end && fullDate(lastDayOf(task.end));
  return (
    <section className="many-result" aria-label={texts.resultTitle}>
      <h2 ref={heading} tabIndex={-1}>
        <span lang="en">{courseName(task.course)}</span> {texts.task[task.action]}
        {task.action !== 'close' && <span className="soft">, {texts.until(day)}</span>}
      </h2>
      <Controls {...{ actor, run, open, done, all }} />
      {broken !== null && (
        <div className="note bad" role="alert">
          <Icon name="warn" />
          <p>
            {texts.broken} {broken}
          </p>
        </div>
      )}
      <ol className="log many-lines">
        {lines.map((line) => (
          <ManyLineRow key={line.place} line={line} course={task.course} />
        ))}
      </ol>
    </section>
  );
}

interface ControlsProps extends TabProps {
  run: 'still' | 'running' | 'stopping';
  open: number;
  done: number;
  all: number;
}

function Controls({ actor, run, open, done, all }: ControlsProps) {
  const isRunning = run !== 'still';
  // Every tenth line is enough to hear, and the last one.
  const heard = isRunning ? done - (done % 10) : done;
  return (
    <div className="many-controls">
      {all === 0 ? (
        <p role="status">{texts.nothing}</p>
      ) : (
        <>
          <progress value={done} max={all} aria-label={texts.resultTitle} />
          <p className="mono small" aria-hidden="true">
            {texts.counts(done, all)}
          </p>
          <p className="vh" role="status">
            {texts.counts(heard, all)}
          </p>
        </>
      )}
      <div className="row">
        {isRunning ? (
          <button className="button" type="button" aria-disabled={run === 'stopping'} onClick={stopRun}>
            {run === 'stopping' ? texts.stopping : texts.stop}
          </button>
        ) : (
          open > 0 && (
            <button className="button" type="button" onClick={() => runList(actor)}>
              {done > 0 ? texts.goOn(open) : texts.run(open)}
            </button>
          )
        )}
        {!isRunning && (
          <button className="more" type="button" onClick={clearMany}>
            {texts.clear}
          </button>
        )}
      </div>
    </div>
  );
}
