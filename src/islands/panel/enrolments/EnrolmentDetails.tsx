import { shownCode } from '#domain/school/code.ts';
import { type Enrolment, enrolmentState } from '#domain/school/enrolment.ts';
import { lastDayOf } from '#domain/school/last-day.ts';
import { fullDate } from '#domain/shared/dates.ts';
import { enrolmentTab as texts } from '#messages/panel/enrolments.ts';
import { courseTitle } from '#stores/panel/course-titles.ts';
import { EnrolmentUses } from './EnrolmentUses.tsx';

/** A code's row, and below it who has used it. */
export function EnrolmentDetails({ enrolment }: { enrolment: Enrolment }) {
  const { id, course, used, uses } = enrolment;
  const lastDay = lastDayOf(enrolment.until);
  return (
    <>
      <span>
        <b className="record-title">{courseTitle(course)}</b>
        <span className="record-facts">
          <span className="badge">{texts.states[enrolmentState(enrolment, new Date())]}</span>
          <span className="mono enrolment-code" translate="no">
            {shownCode(id)}
          </span>
        </span>
      </span>
      <span className="record-facts mono soft">
        <span>{texts.count(used, uses)}</span>
        <time dateTime={lastDay.toISOString()}>{texts.until(fullDate(lastDay))}</time>
      </span>
      <EnrolmentUses code={id} />
    </>
  );
}
