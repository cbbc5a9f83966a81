import { useStore } from '@nanostores/react';
import { useEffect } from 'react';
import { quizzesPath } from '#core/addresses/routes.ts';
import { coursesNow, type Grants } from '#core/session/grants.ts';
import { msNow } from '#core/time/clock.ts';
import { Icon } from '#core/views/Icon.tsx';
import { PageSection } from '#core/views/PageSection.tsx';
import type { CoursesByPath } from '#features/courses/course.ts';
import { canAsk, dueToday, goals, weekIn } from '#features/progress/review.ts';
import { review as texts } from './review-texts.ts';
import { $reviews, setGoal, watchReviews } from './reviews.ts';
import { askedTogether } from './today.ts';

/** What comes back today, by course, and the goal of the week (LEARN-10). Who has answered nothing wrongly sees nothing. */
export function OwnReviews({ grants, courses }: { grants: Grants; courses: CoursesByPath }) {
  const reviews = useStore($reviews);
  useEffect(watchReviews, []);
  if (Object.keys(reviews).length === 0) return null;
  const now = msNow();
  // The quizzes of a course that is over can't be opened.
  const due = dueToday(reviews, now, canAsk(coursesNow(grants, new Date(now))));
  const { goal, answered } = weekIn(reviews, now);
  return (
    <PageSection>
      <h2 className="lesser">{texts.title}</h2>
      <p>{due.length > 0 ? texts.today(due.length) : texts.none}</p>
      {askedTogether(due).map(({ href, course, count }) => {
        const said = texts.ofCourse(courses[course]?.title ?? course, count);
        return (
          <p key={href}>
            <a className="more" href={href}>
              {href === quizzesPath(course) ? texts.ofQuizzes(said) : said} <Icon name="right" />
            </a>
          </p>
        );
      })}
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
