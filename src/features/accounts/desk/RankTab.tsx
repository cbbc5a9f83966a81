import { useStore } from '@nanostores/react';
import { useState } from 'react';
import { FormError } from '#core/forms/Form.tsx';
import { CheckField } from '#core/forms/Labelled.tsx';
import { fullName, hasKeyOf, roleOf, type User } from '#core/session/user.ts';
import { coursePaths } from '#features/courses/course.ts';
import { courseTitle } from '#panel/course-titles.ts';
import type { TabProps } from '#panel/LazyPart.tsx';
import { badgeOf, PersonDetails, PersonName } from '#panel/Person.tsx';
import { people } from '#panel/person-texts.ts';
import { Locked, RowButton } from '#panel/RowActions.tsx';
import { StaffTab } from '#panel/StaffTab.tsx';
import {
  $changing,
  $teacherKey,
  appoint,
  assignCourses,
  coursesProblem,
  dismiss,
  rankList,
} from './teachers.ts';
import { rankTab as texts } from './texts.ts';

/** PANEL-8: the teachers. An admin's record has no buttons, because no browser may change it. */
export default function RankTab({ actor }: TabProps) {
  const teacherKey = useStore($teacherKey);
  const isOld = (user: User) =>
    hasKeyOf(user, 'teacher') && teacherKey !== null && user.userKey !== teacherKey;
  const actions = (user: User) => (
    <>
      {(!hasKeyOf(user, 'teacher') || isOld(user)) &&
        (user.verified ? <Appoint user={user} actor={actor} /> : <Locked reason={texts.unverified} />)}
      {user.userKey !== undefined && (
        <RowButton
          $busy={$changing}
          className="more danger"
          label={texts.removeLabel(fullName(user))}
          question={{ text: texts.removeText(fullName(user)), yes: texts.removeYes, no: texts.removeNo }}
          onPress={() => dismiss(actor.uid, user)}
        >
          {texts.remove}
        </RowButton>
      )}
    </>
  );
  return (
    <StaffTab
      texts={{ ...texts, search: people.search }}
      rows={{ list: rankList }}
      searchesAll
      render={(user) => (
        <>
          <PersonName user={user} badge={isOld(user) ? texts.oldKey : badgeOf(user)} />
          <PersonDetails user={user} />
          {roleOf(user) === 'teacher' && <TeacherCourses user={user} actor={actor} />}
        </>
      )}
      actions={(user) => user.adminKey === undefined && actions(user)}
    />
  );
}

/** SCHOOL-9: all courses at one press, or some of them. */
function TeacherCourses({ user, actor }: TabProps & { user: User }) {
  const { teaches = null } = user;
  const stored = teaches ?? [];
  const [choice, setChoice] = useState({ of: stored.join(' '), courses: stored });
  // Another admin may have changed them: the boxes then show what holds.
  const chosen = choice.of === stored.join(' ') ? choice.courses : stored;
  const [problem, setProblem] = useState<string | null>(null);
  const all = [...new Set([...coursePaths(), ...(teaches ?? [])])];
  const shown = texts.courses(teaches?.map(courseTitle).join(', ') ?? texts.allCourses);
  const save = () => {
    const wrong = coursesProblem(chosen);
    setProblem(wrong);
    return wrong ? Promise.resolve() : assignCourses(actor.uid, user, chosen);
  };
  return (
    <details className="unfolds">
      <summary className="small" aria-label={`${fullName(user)}. ${shown}`}>
        <span>{shown}</span>
      </summary>
      <fieldset className="teacher-courses">
        <legend className="hint">{texts.coursesHint}</legend>
        {all.map((course) => (
          <CheckField
            key={course}
            checked={chosen.includes(course)}
            onChange={({ target: { checked } }) =>
              setChoice({
                of: stored.join(' '),
                courses: checked ? [...chosen, course] : chosen.filter((one) => one !== course),
              })
            }
          >
            {courseTitle(course)}
          </CheckField>
        ))}
      </fieldset>
      {problem && <FormError message={problem} />}
      <div className="row">
        <RowButton
          $busy={$changing}
          id={user.id}
          className="button quiet"
          label={`${texts.coursesOf(fullName(user))}: ${texts.saveCourses}`}
          busyText={texts.savingCourses}
          onPress={save}
        >
          {texts.saveCourses}
        </RowButton>
        {teaches && (
          <RowButton
            $busy={$changing}
            className="more"
            label={`${texts.coursesOf(fullName(user))}: ${texts.allCourses}`}
            onPress={() => assignCourses(actor.uid, user, null)}
          >
            {texts.allCourses}
          </RowButton>
        )}
      </div>
    </details>
  );
}

const Appoint = ({ user, actor }: TabProps & { user: User }) => (
  <RowButton
    $busy={$changing}
    id={user.id}
    className="button quiet"
    label={texts.assignLabel(fullName(user))}
    busyText={texts.assigning}
    question={{ text: texts.assignText(fullName(user), user.email), yes: texts.assignYes }}
    onPress={() => appoint(actor.uid, user)}
  >
    {texts.assign}
  </RowButton>
);
