import { useStore } from '@nanostores/react';
import { courseName } from '#domain/courses/course.ts';
import { limits } from '#domain/shared/limits.ts';
import { Field } from '#islands/shared/Field.tsx';
import { Form } from '#islands/shared/Form.tsx';
import { Labelled } from '#islands/shared/Labelled.tsx';
import { enrolmentTab as texts } from '#messages/panel/enrolments.ts';
import { $newCode, enrolmentForm } from '#stores/panel/enrolments.ts';
import { coursePaths } from '#stores/shared/course-paths.ts';
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
        <Labelled
          label={texts.course}
          name="course"
          control={(own) => (
            <select {...own} className="input" defaultValue="">
              <option value="">{texts.chooseCourse}</option>
              {coursePaths().map((path) => (
                <option key={path} value={path} lang="en">
                  {courseName(path)}
                </option>
              ))}
            </select>
          )}
        />
        <Field label={texts.lastDay} name="day" type="date" hint={texts.lastDayHint} />
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
