import { useStore } from '@nanostores/react';
import { useRef } from 'react';
import { endOfGrant, hasNow, lastDayOf } from '#core/session/grants.ts';
import { fullName, type User } from '#core/session/user.ts';
import { timeNow } from '#core/time/clock.ts';
import { dateAndTime, fullDate } from '#core/time/dates.ts';
import { Button } from '#core/views/Button.tsx';
import { PageSection } from '#core/views/PageSection.tsx';
import { FailedNote } from '#core/views/Unread.tsx';
import { useLostFocus } from '#core/views/use-lost-focus.ts';
import { userList } from '#features/accounts/desk/store.ts';
import { userTab } from '#features/accounts/desk/texts.ts';
import { studentCertificates as certificates } from '#features/certificates/desk/texts.ts';
import { ContactLinks } from '#panel/ContactLinks.tsx';
import { CourseSelect } from '#panel/CourseSelect.tsx';
import { courseTitle } from '#panel/course-titles.ts';
import type { PartProps } from '#panel/LazyPart.tsx';
import { Lead, PartHead } from '#panel/Lead.tsx';
import { ListTools } from '#panel/ListTools.tsx';
import { priceOf } from '#panel/price-texts.ts';
import { IssueMany } from './IssueMany.tsx';
import { $chosen, choose } from './many-certificates.ts';
import { Standing } from './Standing.tsx';
import {
  $course,
  $isReadingAll,
  $rows,
  $students,
  $wanted,
  chooseCourse,
  countStudents,
  downloadStudents,
  readAllStudents,
  readMoreStudents,
  readStudents,
  type StudentsState,
} from './store.ts';
import { type StudentProgress, studentOrders } from './student-progress.ts';
import { students as texts } from './texts.ts';

/** SCHOOL-4: nothing is read before it is said how many there are, and what that costs where it is felt (PANEL-20). */
export default function StudentsPart({ onClose }: PartProps) {
  const state = useStore($students);
  const course = useStore($course);
  const place = useRef<HTMLDivElement>(null);
  // The button goes with what it has read.
  useLostFocus(state.step, () => place.current?.querySelector('select'));
  return (
    <PageSection>
      <PartHead title={texts.title} back={userTab.back} onBack={onClose} />
      <Lead text={texts.lead} />
      <div className="form students-course" ref={place}>
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

function Cost({ students, videos, reads, busy }: Extract<StudentsState, { step: 'counted' }>) {
  if (students.count === 0) return <p className="note">{texts.nobody}</p>;
  return (
    <div className="row students-cost">
      <p>
        <b className="mono">{texts.found(students.count, students.hasMore)}.</b>{' '}
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
  all: number;
  hasMore: boolean;
}

function StudentTable({ course, total, all, hasMore, onUser }: Props) {
  const rows = useStore($rows);
  const wanted = useStore($wanted);
  const chosen = useStore($chosen);
  const shown = rows.map(({ user }) => user);
  return (
    <div className="list-part">
      <ListTools
        {...wanted}
        searchLabel={texts.search}
        onSearch={(search) => $wanted.set({ ...wanted, search })}
        orders={studentOrders}
        orderNames={texts.orders}
        onSort={(order) => $wanted.set({ ...wanted, order })}
      />
      <p className="mono small soft list-count" role="status">
        {texts.shown(rows.length, all, hasMore)}
      </p>
      {rows.length === 0 ? (
        <p className="soft">{texts.noMatches}</p>
      ) : (
        <table className="students">
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
              <th scope="col">{texts.finished}</th>
              <th scope="col">{texts.seen}</th>
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <Row
                key={row.user.id}
                row={row}
                course={course}
                total={total}
                isChosen={chosen.includes(row.user)}
                onUser={onUser}
              />
            ))}
          </tbody>
        </table>
      )}
    </div>
  );
}

interface RowProps extends OnUser {
  row: StudentProgress;
  course: string;
  total: number;
  isChosen: boolean;
}

function Row({ row, course, total, isChosen, onUser }: RowProps) {
  const { user, finished, seen } = row;
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
          <span className="small course-over"> {texts.over(fullDate(lastDayOf(end)))}</span>
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
      <td className="mono">{texts.of(finished, total)}</td>
      <td className="mono">
        {seen ? <time dateTime={seen.toISOString()}>{dateAndTime(seen)}</time> : texts.never}
      </td>
    </tr>
  );
}
