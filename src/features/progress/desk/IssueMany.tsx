import { useStore } from '@nanostores/react';
import { type SubmitEvent, useState } from 'react';
import { fullName } from '#domain/accounts/user.ts';
import { studentCertificates as texts } from '#messages/panel/certificates.ts';
import { students } from '#messages/panel/students.ts';
import { courseTitle } from '#stores/panel/course-titles.ts';
import {
  $chosen,
  $issueLines,
  $issueTask,
  clearIssue,
  issueRun,
  planIssue,
  runIssue,
} from '#stores/panel/many-certificates.ts';
import { $students } from '#stores/panel/students.ts';
import { CertificateFields } from '../CertificateFields.tsx';
import { ResultLine, RunResult } from '../many/RunResult.tsx';

/** Certificates for the students of the table that are chosen (LEARN-9). */
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

/** How far the student is: a certificate says that the course is finished. */
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
