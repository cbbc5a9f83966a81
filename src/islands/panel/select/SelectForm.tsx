import { useStore } from '@nanostores/react';
import { type SubmitEvent, useEffect, useRef } from 'react';
import type { PanelUser } from '#domain/panel/panel.ts';
import { FormError } from '#islands/shared/FormError.tsx';
import { SelectField } from '#islands/shared/SelectField.tsx';
import { manyContent as texts } from '#messages/panel/many-content.ts';
import type { ManyContent } from '#stores/panel/many-content.ts';
import { CourseSelect } from '../CourseSelect.tsx';
import { Hashtags } from '../Hashtags.tsx';

interface Props {
  many: ManyContent;
  actor: PanelUser;
}

/** What is to be done with what is selected; it stays typed. */
export function SelectForm({ many, actor }: Props) {
  const typed = useStore(many.$typed);
  const problem = useStore(many.$problem);
  const { size } = useStore(many.selection.$picked);
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => form.current?.querySelector('select')?.focus(), []);
  useEffect(() => {
    if (problem) form.current?.querySelector<HTMLElement>('[data-failure]')?.focus();
  }, [problem]);
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    many.plan(actor.uid);
  };
  const hasTags = typed.action === 'add' || typed.action === 'remove';
  return (
    <form className="form select-form" ref={form} onSubmit={submit}>
      <SelectField
        label={texts.action}
        name="action"
        value={typed.action}
        onChange={({ target }) => {
          const action = many.actions.find((one) => one === target.value);
          if (action) many.type({ action });
        }}
      >
        {many.actions.map((action) => (
          <option key={action} value={action}>
            {texts.actions[action]}
          </option>
        ))}
      </SelectField>
      {hasTags && (
        <Hashtags
          tags={typed.tags.split(' ').filter(Boolean)}
          onChange={(tags) => many.type({ tags: tags.join(' ') })}
        />
      )}
      {typed.action === 'course' && (
        <CourseSelect
          name="course"
          hint={texts.courseHint}
          value={typed.course}
          onChange={({ target }) => many.type({ course: target.value })}
        />
      )}
      {problem && <FormError message={problem} />}
      <div className="row">
        <button className="button" type="submit">
          {texts.check(size)}
        </button>
      </div>
    </form>
  );
}
