import { useStore } from '@nanostores/react';
import { type SubmitEvent, useEffect, useRef, useState } from 'react';
import { FormError } from '#core/forms/Form.tsx';
import { FileButton } from '#core/forms/Labelled.tsx';
import { Button } from '#core/views/Button.tsx';
import { PageSection } from '#core/views/PageSection.tsx';
import { CourseSelect } from '#panel/CourseSelect.tsx';
import { courseTitle } from '#panel/course-titles.ts';
import type { PartProps } from '#panel/LazyPart.tsx';
import { Lead } from '#panel/Lead.tsx';
import { lastChosen } from '#panel/last-chosen.ts';
import { isDone } from '#panel/line-run.ts';
import { PartHead } from '#panel/PartHead.tsx';
import { ResultLine, RunResult } from '#panel/RunResult.tsx';
import { type FileLine, isWritten } from './course-export.ts';
import {
  $check,
  $lines,
  $taken,
  $writing,
  chooseTarget,
  clearFile,
  fileRun,
  runFile,
  takeFile,
  writeCourse,
} from './course-export-store.ts';
import { courseExport as texts } from './course-export-texts.ts';
import { manyVideos } from './many-texts.ts';

/** SCHOOL-11: a course is written to a file, or taken from one. */
export default function CourseExportPart({ actor, onClose }: PartProps) {
  const taken = useStore($taken);
  const check = useStore($check);
  const lines = useStore($lines);
  return (
    <PageSection>
      <PartHead title={texts.title} back={texts.back} onBack={onClose} />
      <Lead text={texts.lead} />
      <WriteForm first={lastChosen(actor.uid).course} />
      <TakeForm />
      {taken && check.step === 'ready' && (
        <RunResult
          run={fileRun}
          task={check}
          title={`${courseTitle(taken.course)} ${texts.task}`}
          own={manyVideos}
          clear={manyVideos.clear}
          onRun={() => runFile(actor)}
          onClear={clearFile}
        >
          {lines.map((line) => (
            <Line key={`${line.kind} ${line.n}`} line={line} />
          ))}
        </RunResult>
      )}
    </PageSection>
  );
}

function Line({ line }: { line: FileLine }) {
  const { n, name, plan, state } = line;
  const nth = texts.nth[line.kind === 'unreadable' ? line.of : line.kind](n);
  const said = [
    ...(state === 'planned' ? [] : [manyVideos.states[state]]),
    ...(isDone(line) || state === 'running' ? [] : [texts.plans[plan]]),
  ];
  return (
    <ResultLine
      line={line}
      isWrite={isWritten(plan)}
      isBad={plan === 'bad' || plan === 'full'}
      who={
        <>
          <span className="soft">{nth}</span> {name && <b>{name}</b>}
        </>
      }
    >
      {said.join(', ')}
    </ResultLine>
  );
}

function WriteForm({ first }: { first: string }) {
  const writing = useStore($writing);
  const [isMissing, setMissing] = useState(false);
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const course = String(new FormData(event.currentTarget).get('course') ?? '');
    setMissing(course === '');
    if (course !== '') writeCourse(course);
  };
  return (
    <form className="form" onSubmit={submit}>
      <CourseSelect
        name="course"
        defaultValue={first}
        hint={texts.writeHint}
        problem={isMissing ? texts.required : null}
      />
      <div className="row">
        <Button type="submit" busy={writing !== ''}>
          {writing === '' ? texts.write : texts.writing}
        </Button>
      </div>
    </form>
  );
}

function TakeForm() {
  const taken = useStore($taken);
  const check = useStore($check);
  const isRunning = useStore(fileRun.$run) !== 'still';
  const root = useRef<HTMLElement>(null);
  useEffect(() => {
    if (check.step === 'failed') root.current?.querySelector<HTMLElement>('[data-failure]')?.focus();
  }, [check]);
  return (
    <section className="many-result" ref={root}>
      <h2>{texts.take}</h2>
      <div className="form">
        <p className="hint">{texts.takeHint}</p>
        <p>
          <FileButton
            text={texts.choose}
            accept=".json,application/json"
            disabled={isRunning}
            onChoose={takeFile}
          />
        </p>
        {taken && (
          <CourseSelect
            label={texts.target}
            name="target"
            hint={texts.taken(taken.name, courseTitle(taken.file.course), taken.file.created)}
            value={taken.course}
            disabled={isRunning}
            onChange={({ target: { value } }) => chooseTarget(value)}
          />
        )}
        {check.step === 'failed' && <FormError message={check.message} />}
        <p className="hint" role="status">
          {check.step === 'checking' && texts.checking}
        </p>
      </div>
    </section>
  );
}
