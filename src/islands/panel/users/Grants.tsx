import { useRef } from 'react';
import { fullName, type User } from '#domain/accounts/user.ts';
import { endOfGrant, hasNow, lastDayOf } from '#domain/school/grants.ts';
import { fullDate } from '#domain/shared/dates.ts';
import { Icon } from '#islands/shared/Icon.tsx';
import { useLostFocus } from '#islands/shared/use-lost-focus.ts';
import { userTab as texts } from '#messages/panel/people.ts';
import { courseTitle } from '#stores/panel/course-titles.ts';

interface Props {
  user: User;
  /** Left out when this user's lessons may not be changed. */
  onRevoke: ((lesson: string) => void) | undefined;
}

/** How many lessons a row shows; more are folded, so that a long list does not push the other users away. */
const unfolded = 6;

/** A user's lessons, the user's own group first; each can be taken away. */
export function Grants(props: Props) {
  const { lessons } = props.user;
  if (lessons.length === 0) return <p className="grants small soft">{texts.noLessons}</p>;
  if (lessons.length <= unfolded) {
    return (
      <div className="grants">
        <LessonList {...props} />
      </div>
    );
  }
  return (
    <details className="grants">
      <summary className="small">
        <LessonName lesson={lessons[0] ?? ''} />… {texts.allLessons(lessons.length)}
      </summary>
      <LessonList {...props} />
    </details>
  );
}

const LessonName = ({ lesson }: { lesson: string }) => <span>{courseTitle(lesson)}</span>;

/** Until when the lesson is granted; nothing when for ever (SCHOOL-2). */
function LastDay({ user, lesson }: { user: User; lesson: string }) {
  const end = endOfGrant(user, lesson);
  if (!end) return null;
  const day = lastDayOf(end);
  const isOver = !hasNow(user, lesson, new Date());
  return (
    <>
      {' '}
      <time className={isOver ? 'lesson-over' : 'soft'} dateTime={day.toISOString()}>
        {(isOver ? texts.over : texts.until)(fullDate(day))}
      </time>
    </>
  );
}

function LessonList({ user, onRevoke }: Props) {
  const name = fullName(user);
  const list = useRef<HTMLUListElement>(null);
  useLostFocus(user.lessons.length, () => list.current?.querySelector('button'));
  return (
    <ul className="lesson-chips" ref={list} aria-label={texts.lessonsOf(name)}>
      {user.lessons.map((lesson) => (
        <li className="lesson-chip" key={lesson}>
          <LessonName lesson={lesson} />
          <LastDay user={user} lesson={lesson} />
          {onRevoke && (
            <button
              type="button"
              aria-label={texts.revoke(courseTitle(lesson), name)}
              onClick={() => onRevoke(lesson)}
            >
              <Icon name="close" />
            </button>
          )}
        </li>
      ))}
    </ul>
  );
}
