import { useStore } from '@nanostores/react';
import type { ReactNode } from 'react';
import { quizzesPath, routes } from '#core/addresses/routes.ts';
import { momentAddress } from '#core/addresses/video-address.ts';
import { endOfGrant, type Grants, hasNow } from '#core/session/grants.ts';
import { timeNow } from '#core/time/clock.ts';
import { lastDayText } from '#core/time/dates.ts';
import { shortClock } from '#core/time/duration.ts';
import { Icon } from '#core/views/Icon.tsx';
import { WovenEmblem } from '#core/views/WovenEmblem.tsx';
import type { CoursesByPath } from '#features/courses/course.ts';
import { grants as grantTexts } from '#features/enrolments/grant-texts.ts';
import { shareOf } from '#features/progress/places.ts';
import { progress as progressTexts } from '#features/progress/texts.ts';
import { quizzes } from '#features/quizzes/texts.ts';
import { $isUnread, $ownCourses, type CourseState } from './own-courses.ts';
import { profile as texts } from './texts.ts';

interface Props {
  grants: Grants;
  courses: CoursesByPath;
  loom: ReactNode;
}

/** USER-1, LEARN-3. */
export function Courses({ grants, courses, loom }: Props) {
  const { lessons } = grants;
  const states = useStore($ownCourses);
  const begun = Object.keys(states).filter(
    (course) => !lessons.includes(course) && (states[course]?.at ?? 0) > 0,
  );
  const last = lastWatched(states);
  if (lessons.length + begun.length === 0) {
    return (
      <div className="empty">
        {loom}
        <p>{texts.noCourses}</p>
        <a className="button" href={routes.lessons}>
          {texts.toCourses}
        </a>
      </div>
    );
  }
  return (
    <>
      {last?.state.next && (
        <p>
          <a className="button big" href={momentAddress(last.course, last.state.next.id)}>
            <Icon name="play" />
            <span className="clipped">{progressTexts.continueWith(last.state.next.title)}</span>
          </a>
        </p>
      )}
      <ul className="own-courses">
        {[...lessons, ...begun].map((course) => (
          <li key={course}>
            {courses[course] ? (
              <CourseCard
                path={course}
                {...courses[course]}
                state={states[course]}
                isFree={begun.includes(course)}
                until={<Until grants={grants} course={course} />}
              />
            ) : (
              // A group that is no course has no page.
              <span className="own-course display">
                {course}
                <Until grants={grants} course={course} />
              </span>
            )}
          </li>
        ))}
      </ul>
    </>
  );
}

/** SCHOOL-2. */
function Until({ grants, course }: { grants: Grants; course: string }) {
  const end = endOfGrant(grants, course);
  if (!end) return null;
  const isOver = grants.lessons.includes(course) && !hasNow(grants, course, timeNow());
  return (
    <span className="small soft">
      {' · '}
      {(isOver ? grantTexts.over : grantTexts.until)(lastDayText(end))}
    </span>
  );
}

function lastWatched(states: Record<string, CourseState>): { course: string; state: CourseState } | null {
  const open = Object.entries(states).filter(([, { next }]) => next !== null);
  const [newest] = open.sort(([, one], [, other]) => other.at - one.at);
  return newest ? { course: newest[0], state: newest[1] } : null;
}

interface CardProps {
  path: string;
  title: string;
  emblem: string;
  state: CourseState | undefined;
  isFree?: boolean;
  until: ReactNode;
}

function CourseCard({ path, title, emblem, state, isFree = false, until }: CardProps) {
  const isUnread = useStore($isUnread);
  const next = state?.next;
  return (
    <div className="own-course">
      <WovenEmblem emblem={emblem} share={state ? shareOf(state.figure) : 0} />
      <a className="display" href={routes.course(path)}>
        {title}
      </a>
      <span className="small soft">
        {isFree && `${texts.freeCourse} · `}
        {state ? progressTexts.watched(state.figure) : isUnread ? texts.unknownProgress : '\u00a0'}
        {until}
        {!isFree && (
          <>
            {' · '}
            <a href={quizzesPath(path)} aria-label={quizzes.titleOf(title)}>
              {quizzes.title}
            </a>
          </>
        )}
      </span>
      <a
        className="more"
        href={next ? momentAddress(path, next.id) : routes.videos(path)}
        aria-label={next ? undefined : texts.videosOf(title)}
      >
        {next ? (
          <span>
            {progressTexts.continueWith(next.title)}
            {next.seconds > 0 && (
              <span className="hint">{progressTexts.leftAt(shortClock(next.seconds))}</span>
            )}
          </span>
        ) : (
          texts.openVideos
        )}{' '}
        <Icon name="right" />
      </a>
    </div>
  );
}
