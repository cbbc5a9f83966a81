import { useStore } from '@nanostores/react';
import { useEffect } from 'react';
import { SelectField } from '#core/forms/Labelled.tsx';
import { endOfGrant } from '#core/session/grants.ts';
import { lastDayText } from '#core/time/dates.ts';
import { PageSection } from '#core/views/PageSection.tsx';
import { CourseSelect } from '#panel/CourseSelect.tsx';
import { courseTitle } from '#panel/course-titles.ts';
import { DayField } from '#panel/DateFields.tsx';
import type { PartProps, TabProps } from '#panel/LazyPart.tsx';
import { Lead } from '#panel/Lead.tsx';
import { isDone } from '#panel/line-run.ts';
import { PartHead } from '#panel/PartHead.tsx';
import { PastedListForm } from '#panel/PastedListForm.tsx';
import { ResultLine, RunResult } from '#panel/RunResult.tsx';
import { taught } from '#panel/taught.ts';
import { isWrite, manyActions } from './grant-lines.ts';
import {
  $check,
  $lines,
  $task,
  $typed,
  aimAt,
  changeTyped,
  checkList,
  clearMany,
  grantRun,
  type ManyLine,
  runList,
} from './many-grants.ts';
import { manyGrants as texts } from './many-grants-texts.ts';
import { userTab } from './texts.ts';

interface Props extends PartProps {
  group?: { id: string; title: string; course: string };
  back?: string;
}

/** SCHOOL-3, GROUP-1: courses, or a place in a group, of many users at once. */
export default function ManyPart({ actor, onClose, group, back = userTab.back }: Props) {
  const lines = useStore($lines);
  const title = group ? texts.joinTitle(group.title) : texts.title;
  useEffect(() => aimAt(group ?? null), [group]);
  return (
    <PageSection>
      <PartHead title={title} back={back} onBack={onClose} />
      <Lead text={!group ? texts.lead : taught() ? texts.joinLeadTaught : texts.joinLead} />
      <ManyForm actor={actor} />
      {lines.length > 0 && <ManyResult actor={actor} />}
    </PageSection>
  );
}

function ManyResult({ actor }: TabProps) {
  const lines = useStore($lines);
  const task = useStore($task);
  if (!task) return null;
  return (
    <RunResult
      run={grantRun}
      task={task}
      title={
        <>
          {courseTitle(task.course)} {texts.task[task.action]}
          {task.action !== 'close' && (
            <span className="soft">, {texts.until(task.end && lastDayText(task.end))}</span>
          )}
        </>
      }
      own={texts}
      clear={texts.clear}
      onRun={() => runList(actor)}
      onClear={clearMany}
    >
      {lines.map((line) => (
        <ManyLineRow key={line.index} line={line} course={task.course} />
      ))}
    </RunResult>
  );
}

/** Until when the user has the course before the write; nothing where that says nothing. */
function endBefore({ plan, state, holder }: ManyLine, course: string): string | null {
  if (!holder?.user || isDone({ state })) return null;
  if (!['has', 'has-until', 'same-day', 'renew', 'reopen'].includes(plan)) return null;
  const end = endOfGrant(holder.user, course);
  return texts.until(end && lastDayText(end));
}

function ManyLineRow({ line, course }: { line: ManyLine; course: string }) {
  const { text, name, plan, state } = line;
  const before = endBefore(line, course);
  const said = [
    ...(state === 'planned' ? [] : [texts.states[state]]),
    ...(isDone(line) || state === 'running'
      ? []
      : [plan === 'not-found' && taught() ? texts.notTaught : texts.plans[plan]]),
  ];
  return (
    <ResultLine
      line={line}
      isWrite={isWrite(plan)}
      isBad={!isWrite(plan) && name === ''}
      who={
        <>
          {name && <b>{name}</b>}{' '}
          <span className="mono soft" translate="no">
            {text}
          </span>
        </>
      }
    >
      {said.join(', ')}
      {before && <span className="soft"> ({before})</span>}
    </ResultLine>
  );
}

function ManyForm({ actor }: TabProps) {
  const typed = useStore($typed);
  const check = useStore($check);
  const isRunning = useStore(grantRun.$run) !== 'still';
  const failure = check.step === 'failed' ? check : null;
  return (
    <PastedListForm
      texts={texts}
      hint={texts.listHint}
      list={typed.list}
      onList={(list) => changeTyped({ list })}
      failure={failure}
      isChecking={check.step === 'checking'}
      isRunning={isRunning}
      onCheck={() => checkList(actor)}
    >
      {typed.action !== 'join' && (
        <>
          <SelectField
            label={texts.action}
            name="action"
            value={typed.action}
            onChange={({ target }) => {
              const action = manyActions.find((one) => one === target.value);
              if (action) changeTyped({ action });
            }}
          >
            {manyActions.map((action) => (
              <option key={action} value={action}>
                {texts.actions[action]}
              </option>
            ))}
          </SelectField>
          <CourseSelect
            name="course"
            value={typed.course}
            problem={failure?.field === 'course' ? failure.message : null}
            onChange={({ target }) => changeTyped({ course: target.value })}
          />
        </>
      )}
      {typed.action !== 'close' && (
        <DayField
          label={texts.lastDay}
          name="day"
          hint={texts.lastDayHint}
          value={typed.day}
          problem={failure?.field === 'day' ? failure.message : null}
          onChange={({ target }) => changeTyped({ day: target.value })}
        />
      )}
    </PastedListForm>
  );
}
