import { useStore } from '@nanostores/react';
import { type ReactNode, useEffect } from 'react';
import { isCoursePath } from '#domain/courses/course.ts';
import { routes } from '#domain/shared/routes.ts';
import { Icon } from '#islands/shared/Icon.tsx';
import { WovenEmblem } from '#islands/shared/WovenEmblem.tsx';
import { profile as texts } from '#messages/accounts/accounts.ts';
import { $ownCourses, type CourseState, loadOwnCourses } from '#stores/profile/own-courses.ts';

interface Props {
  uid: string;
  /** The lessons of the record. */
  lessons: string[];
  titles: Record<string, string>;
  loom: ReactNode;
}

export function Courses({ uid, lessons, titles, loom }: Props) {
  const courses = useStore($ownCourses);
  useEffect(() => {
    loadOwnCourses(uid, lessons);
  }, [uid, lessons]);
  if (lessons.length === 0) {
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
    <ul className="own-courses">
      {lessons.map((lesson) => (
        <li key={lesson}>
          {isCoursePath(lesson) ? (
            <CourseCard
              path={lesson}
              title={titles[lesson] ?? lesson}
              state={courses === 'failed' ? 'failed' : courses[lesson]}
            />
          ) : (
            // A group that is no course has no page.
            <span className="own-course display">{lesson}</span>
          )}
        </li>
      ))}
    </ul>
  );
}

interface CardProps {
  path: string;
  title: string;
  state: CourseState | 'failed' | undefined;
}

/** Links to the course and says how far the user is. */
function CourseCard({ path, title, state }: CardProps) {
  return (
    <a className="own-course" href={routes.course(path)}>
      <WovenEmblem course={path} share={watchedFraction(state)} />
      <span className="display">{title}</span>
      <span className="small soft">
        {state === 'failed' ? texts.unknownProgress : state ? <HowFar {...state} /> : ' '}
      </span>
      <span className="more">
        {texts.openCourse} <Icon name="right" />
      </span>
    </a>
  );
}

const watchedFraction = (state: CardProps['state']): number =>
  state && state !== 'failed' && state.total ? state.finished / state.total : 0;

const HowFar = ({ finished, total }: CourseState) =>
  total === null ? texts.finished(finished) : texts.finishedOf(finished, total);
