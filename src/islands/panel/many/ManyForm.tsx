import { useStore } from '@nanostores/react';
import { type SubmitEvent, useEffect, useRef } from 'react';
import { manyActions } from '#domain/panel/many-grants.ts';
import { limits } from '#domain/shared/limits.ts';
import { Field } from '#islands/shared/Field.tsx';
import { FormError } from '#islands/shared/FormError.tsx';
import { SelectField } from '#islands/shared/SelectField.tsx';
import { TextArea } from '#islands/shared/TextArea.tsx';
import { manyGrants as texts } from '#messages/panel/many-grants.ts';
import { $check, $run, $typed, changeTyped, checkList } from '#stores/panel/many-grants.ts';
import { CourseSelect } from '../CourseSelect.tsx';
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
    <form className="form many-form" ref={form} onSubmit={submit}>
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
        <CourseSelect
          name="course"
          value={typed.course}
          onChange={({ target }) => changeTyped({ course: target.value })}
        />
        {typed.action !== 'close' && (
          <Field
            label={texts.lastDay}
            name="day"
            type="date"
            max={limits.lastDay}
            hint={texts.lastDayHint}
            value={typed.day}
            problem={failure?.field === 'day' ? failure.message : null}
            onChange={({ target }) => changeTyped({ day: target.value })}
          />
        )}
      </div>
      {failure && failure.field === undefined && <FormError message={failure.message} />}
      <div className="row">
        <button className="button" type="submit" aria-busy={check.step === 'checking'} aria-disabled={isBusy}>
          {check.step === 'checking' ? texts.checking : texts.check}
        </button>
      </div>
    </form>
  );
}
