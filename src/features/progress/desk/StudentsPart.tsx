import { useStore } from '@nanostores/react';
import { useEffect, useRef } from 'react';
import { CheckField, SelectField } from '#core/forms/Labelled.tsx';
import { endOfGrant, hasNow } from '#core/session/grants.ts';
import { fullName, type User } from '#core/session/user.ts';
import { timeNow } from '#core/time/clock.ts';
import { lastDayText } from '#core/time/dates.ts';
import { Button } from '#core/views/Button.tsx';
import { DateAndTime } from '#core/views/DateAndTime.tsx';
import { FailedNote } from '#core/views/LoadStatus.tsx';
import { PageSection } from '#core/views/PageSection.tsx';
import { useLostFocus } from '#core/views/use-lost-focus.ts';
import { userList } from '#features/accounts/desk/store.ts';
import { userTab } from '#features/accounts/desk/texts.ts';
import { studentCertificates as certificates } from '#features/certificates/desk/texts.ts';
import { ContactLinks } from '#panel/ContactLinks.tsx';
import { CourseSelect } from '#panel/CourseSelect.tsx';
import { courseTitle } from '#panel/course-titles.ts';
import type { PartProps } from '#panel/LazyPart.tsx';
import { Lead } from '#panel/Lead.tsx';
import { ListTools } from '#panel/ListTools.tsx';
import { PartHead } from '#panel/PartHead.tsx';
import { priceOf } from '#panel/price-texts.ts';
import { taught } from '#panel/taught.ts';
import { type Grade, type Graded, type Grades, gradeParts, sharesOf } from './grades.ts';
import { IssueMany } from './IssueMany.tsx';
import { $chosen, choose } from './many-certificates.ts';
import { Standing } from './Standing.tsx';
import {
  $course,
  $group,
  $groups,
  $isGraded,
  $isReadingAll,
  $rows,
  $students,
  $wanted,
  chooseCourse,
  chooseGrades,
  chooseGroup,
  countStudents,
  downloadStudents,
  readAllStudents,
  readGroups,
  readMoreStudents,
  readStudents,
  type StudentsState,
} from './store.ts';
import { gradedSorts, type StudentProgress, studentSorts } from './student-progress.ts';
import { students as texts } from './texts.ts';

/** SCHOOL-4: nothing is read before it is said how many there are, and what that costs where it is felt (PANEL-20). */
export default function StudentsPart({ onClose }: PartProps) {
  const state = useStore($students);
  const course = useStore($course);
  const root = useRef<HTMLDivElement>(null);
  // The button goes with what it has read.
  useLostFocus(state.step, () => root.current?.querySelector('select'));
  return (
    <PageSection>
      <PartHead title={texts.title} back={userTab.back} onBack={onClose} />
      <Lead text={texts.lead} />
      <div className="form students-course" ref={root}>
        <CourseSelect
          name="students-course"
          hint={texts.courseHint}
          value={course}
          onChange={({ target }) => chooseCourse(target.value)}
        />
        {course !== '' && <Of key={course} course={course} />}
      </div>
      <div role="status">
        {state.step === 'counting' && <p className="loading pending">{texts.counting}</p>}
        {state.step === 'counted' && <Cost {...state} />}
      </div>
      {state.step === 'failed' && <FailedNote message={state.message} retry={countStudents} />}
      {state.step === 'ready' && (
        <Read
          {...state}
          course={course}
          onUser={(user) => {
            userList.search(user.username);
            onClose();
          }}
        />
      )}
    </PageSection>
  );
}

/** SCHOOL-10: all of the course or a group, and whether with grades. */
function Of({ course }: { course: string }) {
  const groups = useStore($groups);
  const group = useStore($group);
  const isGraded = useStore($isGraded);
  useEffect(() => {
    readGroups();
  }, []);
  return (
    <>
      {groups.of === course && groups.list.length > 0 && (
        <SelectField
          label={texts.group}
          name="students-group"
          value={group}
          onChange={({ target }) => chooseGroup(target.value)}
        >
          <option value="">{texts.wholeCourse}</option>
          {groups.list.map(({ id, title }) => (
            <option key={id} value={id}>
              {title}
            </option>
          ))}
        </SelectField>
      )}
      <CheckField
        name="students-grades"
        checked={isGraded}
        onChange={({ target }) => chooseGrades(target.checked)}
      >
        {texts.withGrades}
      </CheckField>
    </>
  );
}

function Cost({ students, videos, reads, busy }: Extract<StudentsState, { step: 'counted' }>) {
  const group = useStore($group);
  if (students.count === 0)
    return <p className="note">{group === '' ? texts.nobody : texts.nobodyInGroup}</p>;
  const found = texts.found(students.count, students.hasMore);
  return (
    <div className="row students-cost">
      <p>
        <b className="mono">{group !== '' && taught() ? texts.ofCourse(found) : `${found}.`}</b>{' '}
        <span className="small soft">{priceOf(reads, students.hasMore || videos.hasMore)}</span>
      </p>
      <Button busy={busy} onClick={readStudents}>
        {busy ? texts.reading : texts.read}
      </Button>
    </div>
  );
}

type Ready = Extract<StudentsState, { step: 'ready' }>;

function Read({
  students,
  videos,
  graded,
  damaged,
  more,
  busy,
  course,
  onUser,
}: Ready & { course: string } & OnUser) {
  const isReadingAll = useStore($isReadingAll);
  return (
    <>
      {videos.size === 0 && <p className="note">{texts.noVideos}</p>}
      <Standing students={students} total={videos.size} />
      <StudentTable
        course={course}
        total={videos.size}
        graded={graded}
        students={students}
        all={students.length}
        hasMore={more !== null}
        onUser={onUser}
      />
      {damaged > 0 && <p className="small soft">{texts.damaged(damaged)}</p>}
      <div className="row">
        {more && (
          <Button className="button quiet" busy={busy} onClick={readMoreStudents}>
            {busy ? texts.reading : texts.more}
          </Button>
        )}
        {more && (
          <button className="button quiet" type="button" onClick={readAllStudents}>
            {isReadingAll ? texts.stopAll : texts.readAll}
          </button>
        )}
        <button className="button quiet" type="button" onClick={downloadStudents}>
          {texts.download}
        </button>
      </div>
      <IssueMany />
    </>
  );
}

interface OnUser {
  onUser(user: User): void;
}

interface Props extends OnUser {
  course: string;
  total: number;
  graded?: Graded | null | undefined;
  students: readonly StudentProgress[];
  all: number;
  hasMore: boolean;
}

function StudentTable({ course, total, graded, students, all, hasMore, onUser }: Props) {
  const rows = useStore($rows);
  const wanted = useStore($wanted);
  const chosen = useStore($chosen);
  const shown = rows.map(({ user }) => user);
  const shares = graded && sharesOf(graded, students);
  const heads = shares
    ? [texts.sum, ...gradeParts.map((part) => texts.gradeHead(part, shares[part]))]
    : [texts.finished];
  return (
    <div className="list-part">
      <ListTools
        {...wanted}
        searchLabel={texts.search}
        onSearch={(search) => $wanted.set({ ...wanted, search })}
        sorts={graded ? gradedSorts : studentSorts}
        sortNames={texts.sorts}
        onSort={(sort) => $wanted.set({ ...wanted, sort })}
      />
      <p className="mono small soft list-count" role="status">
        {texts.shown(rows.length, all, hasMore)}
      </p>
      {rows.length === 0 ? (
        <p className="soft">{texts.noMatches}</p>
      ) : (
        <table className={graded ? 'students in-blocks graded' : 'students'}>
          <thead>
            <tr>
              <th scope="col">
                <input
                  type="checkbox"
                  aria-label={certificates.selectShown}
                  checked={rows.every(({ user }) => chosen.includes(user))}
                  onChange={({ target }) => choose(shown, target.checked)}
                />
              </th>
              <th scope="col">{texts.student}</th>
              {[...heads, texts.seen].map((head) => (
                <th scope="col" key={head}>
                  {head}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <Row
                key={row.user.id}
                row={row}
                course={course}
                total={total}
                heads={heads}
                isChosen={chosen.includes(row.user)}
                onUser={onUser}
              />
            ))}
          </tbody>
        </table>
      )}
      {graded && <p className="hint">{texts.gradesHint}</p>}
    </div>
  );
}

interface RowProps extends OnUser {
  row: StudentProgress;
  course: string;
  total: number;
  heads: readonly string[];
  isChosen: boolean;
}

function Row({ row, course, total, heads, isChosen, onUser }: RowProps) {
  const { user, finished, seen, grades } = row;
  const cells = grades
    ? [<Sum key="sum" {...grades} />, ...gradeParts.map((part) => <GradeCell key={part} {...grades[part]} />)]
    : [texts.of(finished, total)];
  const end = endOfGrant(user, course);
  return (
    <tr>
      <td>
        <input
          type="checkbox"
          aria-label={certificates.selectOne(fullName(user))}
          checked={isChosen}
          onChange={({ target }) => choose([user], target.checked)}
        />
      </td>
      <th scope="row">
        {fullName(user)}{' '}
        <span className="mono small soft" translate="no">
          {user.username}
        </span>
        {end && !hasNow(user, course, timeNow()) && (
          <span className="small course-over"> {texts.over(lastDayText(end))}</span>
        )}
        <details className="unfolds">
          <summary className="small">{texts.contact}</summary>
          <ContactLinks
            number={user.mobile}
            email={user.email}
            subject={texts.subject(courseTitle(course))}
            greeting={texts.greeting(user.name, courseTitle(course))}
          />
          <Button
            className="more small"
            aria-label={texts.toUserLabel(fullName(user))}
            onClick={() => onUser(user)}
          >
            {texts.toUser}
          </Button>
        </details>
      </th>
      {heads.map((head, index) => (
        <td className="mono" key={head} data-label={head}>
          {cells[index]}
        </td>
      ))}
      <td className="mono" data-label={texts.seen}>
        {seen ? <DateAndTime at={seen} /> : texts.never}
      </td>
    </tr>
  );
}

const Sum = ({ sum }: Grades) => <b>{texts.percent(sum)}</b>;

const GradeCell = ({ percent, done, of }: Grade) => (
  <>
    {texts.percent(percent)} {of > 0 && <span className="soft">({texts.of(done, of)})</span>}
  </>
);
