import { useStore } from '@nanostores/react';
import { type SubmitEvent, useEffect, useRef } from 'react';
import { courseName } from '#domain/courses/course.ts';
import { manyActions } from '#domain/panel/many-grants.ts';
import { Field } from '#islands/shared/Field.tsx';
import { Icon } from '#islands/shared/Icon.tsx';
import { SelectField } from '#islands/shared/SelectField.tsx';
import { TextArea } from '#islands/shared/TextArea.tsx';
import { manyGrants as texts } from '#messages/panel/many-grants.ts';
import { courseSelect } from '#messages/panel/panel.ts';
import { $check, $run, $typed, changeTyped, checkList } from '#stores/panel/many-grants.ts';
import { coursePaths } from '#stores/shared/course-paths.ts';
import type { TabProps } from '../tab-props.ts';

/** What is pasted and what is to be done; it stays typed, whatever the answer. */
export function ManyForm({ actor }: TabProps) {
  const typed = useStore($typed);
  const check = useStore($check);
  const isRunning = useStore($run) !== 'still';
  const form = useRef<HTMLFormElement>(null);
  const failure = check.step === 'failed' ? check : null;
  const isBusy = check.step === 'checking' || isRunning;
  useEffect(() => {
    if (failure) form.current?.querySelector<HTMLElement>('[aria-invalid=true], [data-failure]')?.focus();
  }, [failure]);
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    checkList(actor);
  };
  return (
    <form className="form many-form" ref={form} onSubmit={submit} noValidate>
      <TextArea
        label={texts.list}
        name="list"
        hint={texts.listHint}
        rows={8}
        spellCheck={false}
        autoCapitalize="none"
        value={typed.list}
        onChange={({ target }) => changeTyped({ list: target.value })}
      />
      <div className="many-fields">
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
        <SelectField
          label={courseSelect.label}
          name="course"
          value={typed.course}
          onChange={({ target }) => changeTyped({ course: target.value })}
        >
          <option value="">{courseSelect.none}</option>
          {coursePaths().map((path) => (
            <option key={path} value={path} lang="en">
              {courseName(path)}
            </option>
          ))}
        </SelectField>
        {typed.action !== 'close' && (
          <Field
            label={texts.lastDay}
            name="day"
            type="date"
            hint={texts.lastDayHint}
            value={typed.day}
            problem={failure?.field === 'day' ? failure.message : null}
            onChange={({ target }) => changeTyped({ day: target.value })}
          />
        )}
      </div>
      {failure && failure.field === undefined && (
        <div className="failure">
          <p className="error" role="alert" tabIndex={-1} data-failure>
            <Icon name="warn" />
            {failure.message}
          </p>
        </div>
      )}
      <div className="row">
        <button className="button" type="submit" aria-busy={check.step === 'checking'} aria-disabled={isBusy}>
          {check.step === 'checking' ? texts.checking : texts.check}
        </button>
      </div>
    </form>
  );
}
