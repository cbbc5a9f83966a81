import { useStore } from '@nanostores/react';
import { useId, useState } from 'react';
import { fullName } from '#domain/accounts/user.ts';
import { limits } from '#domain/shared/limits.ts';
import { Field } from '#islands/shared/Field.tsx';
import { Form } from '#islands/shared/Form.tsx';
import { userTab as texts } from '#messages/panel/people.ts';
import { $chosen, grantForm } from '#stores/panel/users.ts';
import { CourseSelect } from '../CourseSelect.tsx';
import { FoldButton } from '../FoldButton.tsx';

/** Grants a lesson to the user chosen in the list; visible wherever the list is scrolled to (PANEL-7), on a phone as one line. */
export function GrantForm() {
  const chosen = useStore($chosen);
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  return (
    <section className="grant" id={id} aria-label={texts.grantTitle} data-folded={isOpen ? undefined : ''}>
      <Form store={grantForm} submit={texts.grant} sending={texts.granting}>
        <p className="grant-user" role="status">
          <span className="label">{texts.user}</span>
          {chosen ? <b>{fullName(chosen)}</b> : <span className="soft">{texts.nobody}</span>}
        </p>
        <FoldButton
          label={texts.grantTitle}
          controls={id}
          isOpen={isOpen}
          onToggle={() => setOpen(!isOpen)}
        />
        <CourseSelect name="group" />
        <Field label={texts.lastDay} name="day" type="date" max={limits.lastDay} hint={texts.lastDayHint} />
      </Form>
    </section>
  );
}
