import { useRef } from 'react';
import { endOfGrant, hasNow } from '#core/session/grants.ts';
import { fullName, type User } from '#core/session/user.ts';
import { timeNow } from '#core/time/clock.ts';
import { fullDate, lastMinute } from '#core/time/dates.ts';
import { Icon } from '#core/views/Icon.tsx';
import { useLostFocus } from '#core/views/use-lost-focus.ts';
import { courseTitle } from '#panel/course-titles.ts';
import { isTaught } from '#panel/taught.ts';
import { userTab as texts } from './texts.ts';

interface Props {
  user: User;
  onRevoke: ((course: string) => void) | undefined;
}

/** How many courses a row shows; more are folded, so that a long list does not push the other users away. */
const unfolded = 6;

export function Grants(props: Props) {
  const { lessons } = props.user;
  if (lessons.length === 0) return <p className="grants small soft">{texts.noCourses}</p>;
  if (lessons.length <= unfolded) {
    return (
      <div className="grants">
        <CourseList {...props} />
      </div>
    );
  }
  return (
    <details className="grants unfolds">
      <summary className="small">
        <span>
          <CourseName course={lessons[0] ?? ''} />… {texts.allCourses(lessons.length)}
        </span>
      </summary>
      <CourseList {...props} />
    </details>
  );
}

const CourseName = ({ course }: { course: string }) => <span>{courseTitle(course)}</span>;

/** Until when the course is granted; nothing when for ever (SCHOOL-2). */
function LastDay({ user, course }: { user: User; course: string }) {
  const end = endOfGrant(user, course);
  if (!end) return null;
  const day = lastMinute(end);
  const isOver = !hasNow(user, course, timeNow());
  return (
    <>
      {' '}
      <time className={isOver ? 'course-over' : 'soft'} dateTime={day.toISOString()}>
        {(isOver ? texts.over : texts.until)(fullDate(day))}
      </time>
    </>
  );
}

function CourseList({ user, onRevoke }: Props) {
  const name = fullName(user);
  const list = useRef<HTMLUListElement>(null);
  useLostFocus(user.lessons.length, () => list.current?.querySelector('button'));
  return (
    <ul className="course-chips" ref={list} aria-label={texts.coursesOf(name)}>
      {user.lessons.map((course) => (
        <li className="course-chip" key={course}>
          <CourseName course={course} />
          <LastDay user={user} course={course} />
          {onRevoke && isTaught(course) && (
            <button
              type="button"
              aria-label={texts.revoke(courseTitle(course), name)}
              onClick={() => onRevoke(course)}
            >
              <Icon name="close" />
            </button>
          )}
        </li>
      ))}
    </ul>
  );
}
