import { useStore } from '@nanostores/react';
import { limits } from '#domain/shared/limits.ts';
import { Field } from '#islands/shared/Field.tsx';
import { Form } from '#islands/shared/Form.tsx';
import { enrolmentTab as texts } from '#messages/panel/enrolments.ts';
import { $newCode, enrolmentForm } from '#stores/panel/enrolments.ts';
import { CourseSelect } from '../CourseSelect.tsx';
import { CopyLink } from './CopyLink.tsx';

/** Makes a code; what was typed stays, because a class often gets several. */
export function NewEnrolment() {
  const code = useStore($newCode);
  return (
    <section className="new-enrolment" aria-label={texts.createTitle}>
      <h2>{texts.createTitle}</h2>
      <Form
        store={enrolmentForm}
        submit={texts.create}
        sending={texts.creating}
        afterSuccess={code !== null && <CopyLink code={code} />}
      >
        <CourseSelect name="course" />
        <Field label={texts.lastDay} name="day" type="date" max={limits.lastDay} hint={texts.lastDayHint} />
        <Field
          label={texts.uses}
          name="uses"
          type="number"
          inputMode="numeric"
          min={1}
          max={limits.enrolmentUses}
          step={1}
          defaultValue={1}
        />
      </Form>
    </section>
  );
}
