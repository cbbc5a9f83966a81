import { useStore } from '@nanostores/react';
import { useEffect } from 'react';
import { dueToday, goals, partsOfReview, weekIn } from '#domain/progress/review.ts';
import { exercisesPath } from '#domain/shared/routes.ts';
import { Icon } from '#islands/shared/Icon.tsx';
import { PageSection } from '#islands/shared/PageSection.tsx';
import { review as texts } from '#messages/exercises/review.ts';
import { $reviews, setGoal, watchReviews } from '#stores/exercises/reviews.ts';
import type { CoursesByPath } from './Courses.tsx';

/** What comes back today, by course, and the goal of the week (LEARN-10). Who has answered nothing wrongly sees nothing. */
export function OwnReviews({ courses }: { courses: CoursesByPath }) {
  const reviews = useStore($reviews);
  useEffect(watchReviews, []);
  if (Object.keys(reviews).length === 0) return null;
  const now = Date.now();
  const due = dueToday(reviews, now);
  const { goal, answered } = weekIn(reviews, now);
  const courseOf = (id: string) => partsOfReview(id).course;
  return (
    <PageSection>
      <h2 className="lesser">{texts.title}</h2>
      <p>{due.length > 0 ? texts.today(due.length) : texts.none}</p>
      {[...new Set(due.map(courseOf))].map((course) => (
        <p key={course}>
          <a className="more" href={exercisesPath(course)}>
            {texts.ofCourse(
              courses[course]?.title ?? course,
              due.filter((id) => courseOf(id) === course).length,
            )}{' '}
            <Icon name="right" />
          </a>
        </p>
      ))}
      <p className="row">
        <label className="row">
          {texts.goal}
          <select className="input" value={goal} onChange={({ target }) => setGoal(Number(target.value))}>
            <option value={0}>{texts.noGoal}</option>
            {goals.map((one) => (
              <option key={one} value={one}>
                {texts.goalOf(one)}
              </option>
            ))}
          </select>
        </label>
        <span className="soft" role="status">
          {goal > 0 ? texts.weekOf(answered, goal) : texts.week(answered)}
          {goal > 0 && answered >= goal && ` · ${texts.reached}`}
        </span>
      </p>
    </PageSection>
  );
}
