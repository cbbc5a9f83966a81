import { useStore } from '@nanostores/react';
import { useEffect, useRef, useState } from 'react';
import { isWrite } from '#domain/panel/many-content.ts';
import type { PanelUser } from '#domain/panel/panel.ts';
import { manyContent as texts } from '#messages/panel/many-content.ts';
import { courseTitle } from '#stores/panel/course-titles.ts';
import type { ManyContent } from '#stores/panel/many-content.ts';
import { Confirm } from '../Confirm.tsx';
import { RunControls } from '../many/RunControls.tsx';
import { SelectLine } from './SelectLine.tsx';

/** How many titles the question before a deletion names. */
const named = 3;

interface Props {
  many: ManyContent;
  actor: PanelUser;
}

/** What will happen to each selected document, and what has. */
export function SelectResult({ many, actor }: Props) {
  const task = useStore(many.$task);
  const lines = useStore(many.$lines);
  const run = useStore(many.run.$run);
  const broken = useStore(many.run.$broken);
  const counts = useStore(many.$counts);
  const heading = useRef<HTMLHeadingElement>(null);
  const [isAsked, setAsked] = useState(false);
  useEffect(() => {
    if (task) heading.current?.focus();
  }, [task]);
  if (!task) return null;
  const start = () => many.start(actor.uid);
  const titles = lines.filter(({ plan }) => isWrite(plan)).map(({ title }) => title);
  return (
    <section className="many-result" aria-label={texts.resultTitle}>
      <h2 ref={heading} tabIndex={-1}>
        {'tags' in task && <span translate="no">{task.tags.join(', ')} </span>}
        {task.action === 'course' && `${courseTitle(task.course)} `}
        {texts.task[task.action]}
      </h2>
      <RunControls
        {...{ run, broken, counts }}
        label={texts.resultTitle}
        own={{ ...texts, clear: texts.back }}
        // A deletion is asked about once, not again when it goes on.
        onRun={task.action === 'delete' && counts.done === 0 ? () => setAsked(true) : start}
        onStop={many.run.stop}
        onClear={many.back}
      />
      <ol className="log many-lines">
        {lines.map((line) => (
          <SelectLine key={line.id} line={line} task={task} />
        ))}
      </ol>
      {isAsked && (
        <Confirm
          text={texts.toTrash(titles.slice(0, named), Math.max(0, titles.length - named))}
          onYes={start}
          onClose={() => setAsked(false)}
        />
      )}
    </section>
  );
}
