import { useStore } from '@nanostores/react';
import { readsOfStudents, studentsPage } from '#domain/panel/student-progress.ts';
import { guarded } from '#islands/shared/ErrorBoundary.tsx';
import { FailedNote } from '#islands/shared/FailedNote.tsx';
import { PageSection } from '#islands/shared/PageSection.tsx';
import { students as texts } from '#messages/panel/students.ts';
import {
  $course,
  $students,
  chooseCourse,
  countStudents,
  downloadStudents,
  readMoreStudents,
  readStudents,
  type StudentsState,
} from '#stores/panel/students.ts';
import { CourseSelect } from '../CourseSelect.tsx';
import { Lead } from '../Lead.tsx';
import { BackToUsers } from '../users/BackToUsers.tsx';
import { Standing } from './Standing.tsx';
import { StudentTable } from './StudentTable.tsx';

/** SCHOOL-4: how far the students of a course are. Nothing is read before it is said what that costs. */
function StudentsPart() {
  const state = useStore($students);
  const course = useStore($course);
  return (
    <PageSection>
      <BackToUsers title={texts.title} />
      <Lead text={texts.lead} />
      <div className="form students-course">
        <CourseSelect
          name="students-course"
          hint={texts.courseHint}
          value={course}
          onChange={({ target }) => chooseCourse(target.value)}
        />
      </div>
      <div role="status">
        {state.step === 'counting' && <p className="loading pending">{texts.counting}</p>}
        {state.step === 'counted' && <Cost {...state} />}
      </div>
      {state.step === 'failed' && <FailedNote message={state.message} retry={countStudents} />}
      {state.step === 'ready' && <Read {...state} course={course} />}
    </PageSection>
  );
}

function Cost({ students, videos, reads, busy }: Extract<StudentsState, { step: 'counted' }>) {
  if (students.count === 0) return <p className="note">{texts.nobody}</p>;
  const say = students.hasMore || videos.hasMore ? texts.costAtLeast : texts.cost;
  return (
    <div className="students-cost">
      <p className="mono">{say(students.count, videos.count, reads)}</p>
      <button className="button" type="button" aria-busy={busy} aria-disabled={busy} onClick={readStudents}>
        {busy ? texts.reading : texts.read}
      </button>
    </div>
  );
}

type Ready = Extract<StudentsState, { step: 'ready' }>;

function Read({ students, videos, damaged, more, busy, course }: Ready & { course: string }) {
  return (
    <>
      {videos.size === 0 && <p className="note">{texts.noVideos}</p>}
      <Standing students={students} total={videos.size} />
      <StudentTable course={course} total={videos.size} all={students.length} hasMore={more !== null} />
      {damaged > 0 && <p className="small soft">{texts.damaged(damaged)}</p>}
      <div className="row">
        {more && (
          <button
            className="button quiet"
            type="button"
            aria-busy={busy}
            aria-disabled={busy}
            onClick={readMoreStudents}
          >
            {busy ? texts.reading : texts.more(readsOfStudents(studentsPage) + 1)}
          </button>
        )}
        <button className="button quiet" type="button" onClick={downloadStudents}>
          {texts.download}
        </button>
      </div>
    </>
  );
}

export default guarded(StudentsPart);
