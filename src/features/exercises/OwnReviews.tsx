import { useStore } from '@nanostores/react';
import { useEffect } from 'react';
import { quizzesPath } from '#core/addresses/routes.ts';
import { type Grants, hasNow } from '#core/session/grants.ts';
import { msNow } from '#core/time/clock.ts';
import { Icon } from '#core/views/Icon.tsx';
import { PageSection } from '#core/views/PageSection.tsx';
import type { CoursesByPath } from '#features/courses/course.ts';
import { dueToday, goals, partsOfReview, quizOfReview, weekIn } from '#features/progress/review.ts';
import { review as texts } from './review-texts.ts';
import { $reviews, setGoal, watchReviews } from './reviews.ts';
import { askedAt } from './today.ts';

/** What comes back today, by course, and the goal of the week (LEARN-10). Who has answered nothing wrongly sees nothing. */
export function OwnReviews({ grants, courses }: { grants: Grants; courses: CoursesByPath }) {
  const reviews = useStore($reviews);
  useEffect(watchReviews, []);
  if (Object.keys(reviews).length === 0) return null;
  const now = msNow();
  // The quizzes of a course that is over can't be opened.
  const canAsk = (id: string) =>
    quizOfReview(id) === null || hasNow(grants, partsOfReview(id).course, new Date(now));
  const due = dueToday(reviews, now, canAsk);
  const { goal, answered } = weekIn(reviews, now);
  return (
    <PageSection>
      <h2 className="lesser">{texts.title}</h2>
      <p>{due.length > 0 ? texts.today(due.length) : texts.none}</p>
      {[...new Set(due.map(askedAt))].map((address) => {
        const ids = due.filter((id) => askedAt(id) === address);
        const { course } = partsOfReview(ids[0] ?? '');
        const count = texts.ofCourse(courses[course]?.title ?? course, ids.length);
        return (
          <p key={address}>
            <a className="more" href={address}>
              {address === quizzesPath(course) ? texts.ofQuizzes(count) : count} <Icon name="right" />
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
