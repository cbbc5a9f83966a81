import { useStore } from '@nanostores/react';
import { type SubmitEvent, useState } from 'react';
import { fullName } from '#core/session/user.ts';
import { CertificateFields } from '#features/certificates/desk/CertificateFields.tsx';
import { studentCertificates as texts } from '#features/certificates/desk/texts.ts';
import { courseTitle } from '#panel/course-titles.ts';
import { ResultLine, RunResult } from '#panel/RunResult.tsx';
import {
  $chosen,
  $issueLines,
  $issueTask,
  clearIssue,
  issueRun,
  planIssue,
  runIssue,
} from './many-certificates.ts';
import { $students } from './store.ts';
import { students } from './texts.ts';

export function IssueMany() {
  const task = useStore($issueTask);
  const lines = useStore($issueLines);
  if (!task || lines.length === 0) return <IssueForm />;
  return (
    <RunResult
      run={issueRun}
      task={task}
      title={texts.task(courseTitle(task.course))}
      own={texts}
      clear={texts.clear}
      onRun={runIssue}
      onClear={clearIssue}
    >
      {lines.map((line) => (
        <ResultLine
          key={line.student.id}
          line={line}
          isWrite
          isBad={false}
          who={
            <>
              <b translate="no">{fullName(line.student)}</b> <Finished id={line.student.id} />
            </>
          }
        >
          {texts.states[line.state]}
        </ResultLine>
      ))}
    </RunResult>
  );
}

/** A certificate says that the course is finished. */
function Finished({ id }: { id: string }) {
  const state = useStore($students);
  if (state.step !== 'ready') return null;
  const finished = state.students.find(({ user }) => user.id === id)?.finished;
  return (
    <span className="mono soft">
      {students.finished}: {finished} / {state.videos.size}
    </span>
  );
}

function IssueForm() {
  const chosen = useStore($chosen);
  const [problem, setProblem] = useState<string | null>(null);
  const plan = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const fields = new FormData(event.currentTarget);
    setProblem(planIssue(String(fields.get('hours')), fields.has('results')));
  };
  return (
    <section className="issue-many" aria-label={texts.many}>
      <h2 className="lesser">{texts.many}</h2>
      <p role="status">{texts.selected(chosen.length)}</p>
      {chosen.length > 0 && (
        <form className="form" onSubmit={plan}>
          <CertificateFields problem={problem} />
          <p className="hint">{texts.manyHint}</p>
          <p>
            <button className="button quiet" type="submit">
              {texts.checkMany}
            </button>
          </p>
        </form>
      )}
    </section>
  );
}
