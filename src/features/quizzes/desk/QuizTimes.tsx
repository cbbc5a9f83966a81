import { useStore } from '@nanostores/react';
import { type SubmitEvent, useEffect, useRef } from 'react';
import { CheckField, FieldError } from '#core/forms/Labelled.tsx';
import { dateAndTime } from '#core/time/dates.ts';
import { PageSection } from '#core/views/PageSection.tsx';
import { useLostFocus } from '#core/views/use-lost-focus.ts';
import { momentIn } from '#core/words/typed.ts';
import { courseTitle } from '#panel/course-titles.ts';
import { MomentField } from '#panel/DateFields.tsx';
import type { PartProps } from '#panel/LazyPart.tsx';
import { Lead } from '#panel/Lead.tsx';
import { isDone } from '#panel/line-run.ts';
import { PartHead } from '#panel/PartHead.tsx';
import { serverTime } from '#panel/publishing.ts';
import { ResultLine, RunResult } from '#panel/RunResult.tsx';
import type { Quiz } from '../quiz.ts';
import { isOver } from './quiz-form.ts';
import { quizList } from './store.ts';
import { quizTab, quizTimes as texts } from './texts.ts';
import {
  $timeLines,
  $times,
  $timesProblem,
  clearTimes,
  planTimes,
  runTimes,
  type TimeLine,
  timesRun,
} from './times.ts';

export default function QuizTimes({ actor, onClose }: PartProps) {
  const times = useStore($times);
  const lines = useStore($timeLines);
  const form = useRef<HTMLDivElement>(null);
  // Plan and results go with the button that leaves them.
  useLostFocus(times, () => form.current?.querySelector<HTMLElement>('[type=submit]'));
  // A run goes on, and its results are here again.
  useEffect(
    () => () => {
      if (timesRun.$run.get() === 'still') clearTimes();
    },
    [],
  );
  return (
    <PageSection>
      <PartHead title={texts.title} back={texts.back} onBack={onClose} />
      <Lead text={texts.lead} />
      {/* Hidden, not removed: what was chosen stays. */}
      <div hidden={times !== null} ref={form}>
        <TimesForm uid={actor.uid} />
      </div>
      {times && (
        <RunResult
          run={timesRun}
          task={times}
          title={texts.task(timeIn(times.ends))}
          own={texts}
          clear={texts.clear}
          onRun={() => runTimes(actor.uid)}
          onClear={clearTimes}
        >
          {lines.map((line) => (
            <Line key={line.quiz.id} line={line} />
          ))}
        </RunResult>
      )}
    </PageSection>
  );
}

function timeIn(field: string): string | null {
  const time = momentIn(field);
  return time instanceof Date ? dateAndTime(time) : null;
}

function Line({ line }: { line: TimeLine }) {
  const { quiz, plan, state } = line;
  const said = [
    ...(state === 'planned' ? [] : [texts.states[state]]),
    ...(isDone(line) || state === 'running' ? [] : [texts.plans[plan]]),
  ];
  return (
    <ResultLine
      line={line}
      isWrite={plan === 'change'}
      isBad={!isDone(line) && plan !== 'change' && plan !== 'same'}
      who={<Name quiz={quiz} />}
    >
      {said.join(', ')}
    </ResultLine>
  );
}

const Name = ({ quiz: { title, course, ends } }: { quiz: Quiz }) => (
  <>
    <b>{title}</b> <span className="small soft">{courseTitle(course)}</span>{' '}
    {ends && <span className="mono small soft">{quizTab.ends(dateAndTime(ends))}</span>}
  </>
);

function TimesForm({ uid }: { uid: string }) {
  const list = useStore(quizList.$list);
  const problem = useStore($timesProblem);
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (problem) form.current?.querySelector<HTMLElement>(`[name=${problem.field}]`)?.focus();
  }, [problem]);
  const now = serverTime();
  const quizzes = (list.step === 'ready' ? list.rows : []).flatMap((row) =>
    'item' in row && !(row.item.state === 'open' && isOver(row.item, now)) ? [row.item] : [],
  );
  if (quizzes.length === 0) return <p className="soft">{texts.none}</p>;
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const fields = new FormData(event.currentTarget);
    const chosen = fields.getAll('which');
    planTimes(
      uid,
      quizzes.filter(({ id }) => chosen.includes(id)),
      String(fields.get('ends') ?? ''),
    );
  };
  const pickAll = () => {
    for (const box of form.current?.querySelectorAll<HTMLInputElement>('[name=which]') ?? [])
      box.checked = true;
  };
  return (
    <form className="form" ref={form} onSubmit={submit}>
      <fieldset className="quiz-which">
        <legend className="label">{texts.which}</legend>
        {quizzes.map((quiz) => (
          <CheckField
            key={quiz.id}
            name="which"
            value={quiz.id}
            aria-describedby={problem?.field === 'which' ? 'which-error' : undefined}
          >
            <span>
              <Name quiz={quiz} />
            </span>
          </CheckField>
        ))}
        {problem?.field === 'which' && <FieldError id="which-error" message={problem.message} />}
        <button className="more small" type="button" onClick={pickAll}>
          {texts.all}
        </button>
      </fieldset>
      <MomentField
        label={texts.ends}
        name="ends"
        hint={texts.endsHint}
        problem={problem?.field === 'ends' ? problem.message : null}
      />
      <div className="row">
        <button className="button" type="submit">
          {texts.check}
        </button>
      </div>
    </form>
  );
}
