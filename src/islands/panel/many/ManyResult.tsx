import { useStore } from '@nanostores/react';
import { useEffect, useRef } from 'react';
import { lastDayOf } from '#domain/school/last-day.ts';
import { fullDate } from '#domain/shared/dates.ts';
import { manyGrants as texts } from '#messages/panel/many-grants.ts';
import { courseTitle } from '#stores/panel/course-titles.ts';
import { $broken, $counts, $lines, $run, $task, clearMany } from '#stores/panel/many-grants.ts';
import { runList, stopRun } from '#stores/panel/many-grants-run.ts';
import type { TabProps } from '../tab-props.ts';
import { ManyLineRow } from './ManyLineRow.tsx';
import { RunControls } from './RunControls.tsx';

/** What will happen to each line, and what has. */
export function ManyResult({ actor }: TabProps) {
  const lines = useStore($lines);
  const task = useStore($task);
  const run = useStore($run);
  const broken = useStore($broken);
  const counts = useStore($counts);
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
        {courseTitle(task.course)} {texts.task[task.action]}
        {task.action !== 'close' && <span className="soft">, {texts.until(day)}</span>}
      </h2>
      <RunControls
        {...{ run, broken, counts }}
        label={texts.resultTitle}
        own={texts}
        onRun={() => runList(actor)}
        onStop={stopRun}
        onClear={clearMany}
      />
      <ol className="log many-lines">
        {lines.map((line) => (
          <ManyLineRow key={line.place} line={line} course={task.course} />
        ))}
      </ol>
    </section>
  );
}
