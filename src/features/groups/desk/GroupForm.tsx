import { useStore } from '@nanostores/react';
import { type ReactNode, useEffect } from 'react';
import { Field } from '#core/forms/Labelled.tsx';
import { timeNow } from '#core/time/clock.ts';
import { dateAndTime } from '#core/time/dates.ts';
import { CourseSelect } from '#panel/CourseSelect.tsx';
import { courseTitle } from '#panel/course-titles.ts';
import { DayField } from '#panel/DateFields.tsx';
import type { TabProps } from '#panel/LazyPart.tsx';
import { RowForm } from '#panel/RowForm.tsx';
import { type Group, nextSessions } from '../group.ts';
import { groupLimits } from '../limits.ts';
import { emptyForm, type GroupForm, groupProblem, newHoursFrom, weekdays } from './group-form.ts';
import { dayShown, groupForm, hoursShown, newGroup, spanShown } from './store.ts';
import { groupTab as texts } from './texts.ts';
import { usualFirstDay } from './weekly-hours.ts';

export function GroupFacts({ group, bare = false }: { group: Group; bare?: boolean }) {
  const { title, course, teacher } = group;
  const [next] = nextSessions(group, timeNow());
  return (
    <>
      <span>
        {!bare && <b className="record-title">{title}</b>}
        <span className="record-facts">
          <span className="badge">{courseTitle(course)}</span>
          {teacher && <span translate="no">{teacher}</span>}
          <span>{hoursShown(group)}</span>
        </span>
      </span>
      <span className="record-facts mono soft">
        <span>{spanShown(group)}</span>
        <span>{next ? texts.next(dateAndTime(next.start)) : texts.noNext}</span>
      </span>
    </>
  );
}

interface EditorProps extends TabProps {
  /** Left out for a new one. */
  group?: Group;
  onSend(): void;
  /** What opens it. */
  children: ReactNode;
}

/** A new group, or one that is there; what is typed stays on the device. */
export function GroupEditor({ actor, group, onSend, children }: EditorProps) {
  const isNew = !group;
  const id = group?.id ?? newGroup;
  const { [id]: typed } = useStore(groupForm.$texts, { keys: [id] });
  useEffect(() => {
    if (isNew) groupForm.reopen(actor.uid, id, emptyForm);
  }, [isNew, actor.uid, id]);
  return (
    <div className="group-editor">
      {typed === undefined && children}
      <RowForm
        form={groupForm}
        by={actor.uid}
        id={id}
        texts={texts}
        isWhole={(form) => groupProblem(form, group ? newHoursFrom(group, form, timeNow()) : null) === null}
        onSend={onSend}
      >
        {(fields) => <GroupFields {...fields} group={group} />}
      </RowForm>
    </div>
  );
}

interface FieldsProps {
  typed: GroupForm;
  type(typed: GroupForm): void;
  isWrong: boolean;
  autoFocus: boolean;
  group: Group | undefined;
}

function GroupFields({ typed, type, isWrong, autoFocus, group }: FieldsProps) {
  const isNew = !group;
  const from = group ? newHoursFrom(group, typed, timeNow()) : null;
  const problem = isWrong ? groupProblem(typed, from) : null;
  const own = (name: 'title' | 'teacher' | 'start' | 'end' | 'minutes' | 'from' | 'link') => ({
    name: `group-${name}`,
    value: typed[name],
    autoComplete: 'off',
    problem: problem?.field === name ? texts.problems[problem.kind] : null,
    onChange: ({ target }: { target: { value: string } }) => type({ ...typed, [name]: target.value }),
  });
  return (
    <>
      <div className="group-fields">
        {isNew && (
          <CourseSelect
            name="group-course"
            value={typed.course}
            problem={problem?.field === 'course' ? texts.problems[problem.kind] : null}
            autoFocus={autoFocus}
            onChange={({ target }) => type({ ...typed, course: target.value })}
          />
        )}
        <Field
          label={texts.name}
          maxLength={groupLimits.title}
          autoFocus={autoFocus && !isNew}
          {...own('title')}
        />
        <Field
          label={texts.teacher}
          remark={texts.optional}
          maxLength={groupLimits.teacher}
          {...own('teacher')}
        />
        {(['start', 'end'] as const).map((name) => (
          <DayField key={name} label={name === 'start' ? texts.firstDay : texts.lastDay} {...own(name)} />
        ))}
        <Field label={texts.minutes} type="number" inputMode="numeric" min={1} {...own('minutes')} />
      </div>
      <fieldset className="group-hours">
        <legend>{texts.hours}</legend>
        {weekdays.map((day) => (
          <Field
            key={day}
            label={texts.weekdays[day] ?? ''}
            name={`group-hour-${day}`}
            type="time"
            value={typed.hours[day] ?? ''}
            problem={problem?.field === 'hours' && day === '1' ? texts.problems[problem.kind] : null}
            onChange={({ target }) => type({ ...typed, hours: { ...typed.hours, [day]: target.value } })}
          />
        ))}
        <p className="hint">{texts.hoursHint}</p>
      </fieldset>
      {group && from !== null && (
        <DayField
          label={texts.from}
          remark={texts.optional}
          hint={texts.fromHint(dayShown(usualFirstDay(group, timeNow())))}
          {...own('from')}
        />
      )}
      <Field
        label={texts.link}
        remark={texts.optional}
        hint={texts.linkHint}
        inputMode="url"
        {...own('link')}
      />
    </>
  );
}
