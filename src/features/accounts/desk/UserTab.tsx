import { useStore } from '@nanostores/react';
import { useState } from 'react';
import { Form } from '#core/forms/Form.tsx';
import { loadPart } from '#core/page/load-part.ts';
import { mayManage } from '#core/session/access.ts';
import { fullName, type User } from '#core/session/user.ts';
import { Button } from '#core/views/Button.tsx';
import { PageSection } from '#core/views/PageSection.tsx';
import { studentCertificates } from '#features/certificates/desk/texts.ts';
import { ask } from '#panel/ask.ts';
import { CourseSelect } from '#panel/CourseSelect.tsx';
import { courseTitle } from '#panel/course-titles.ts';
import { DayField } from '#panel/DateFields.tsx';
import { LazyPart, type TabProps } from '#panel/LazyPart.tsx';
import { useFold } from '#panel/Lead.tsx';
import { List } from '#panel/List.tsx';
import { ListOrPart } from '#panel/ListOrPart.tsx';
import { lastChosen } from '#panel/last-chosen.ts';
import type { ListRow } from '#panel/list-query.ts';
import { PersonDetails, PersonName } from '#panel/Person.tsx';
import { people } from '#panel/person-texts.ts';
import { Locked, RowActions } from '#panel/RowActions.tsx';
import { confirming, courseSelect } from '#panel/texts.ts';
import { ofUsers } from '#registry/desks.ts';
import { Grants } from './Grants.tsx';
import {
  $chosen,
  $userPart,
  chooseUser,
  grantForm,
  openStudent,
  removeUser,
  revokeCourse,
  userList,
} from './store.ts';
import { userTab as texts } from './texts.ts';

const parts = [
  { name: 'many', title: texts.parts.many, load: () => loadPart(() => import('./ManyGrantsPart.tsx')) },
  { name: 'students', title: texts.parts.students, load: ofUsers.students },
  { name: 'student', title: texts.parts.student, load: ofUsers.student, isHidden: true },
] as const;

/** PANEL-7, PANEL-9, LEARN-8: the users, their courses and certificates. */
export default function UserTab({ actor }: TabProps) {
  const chosen = useStore($chosen);
  const part = useStore($userPart);
  const render = (user: User) => {
    const isOpen = mayManage(actor.role, user);
    return (
      <>
        <label className="choosable">
          <input
            type="radio"
            name="chosen"
            aria-label={texts.choose(fullName(user))}
            checked={chosen?.id === user.id}
            disabled={!isOpen}
            onChange={() => chooseUser(user)}
          />
          <PersonName user={user} />
        </label>
        <PersonDetails user={user} />
        <Grants
          user={user}
          onRevoke={
            isOpen
              ? (course) =>
                  ask({
                    text: texts.revokeText(courseTitle(course), fullName(user)),
                    yes: texts.revokeYes,
                    no: texts.revokeNo,
                    onYes: () => revokeCourse(actor.uid, user, course),
                  })
              : undefined
          }
        />
        <UserCertificates actor={actor} user={user} />
      </>
    );
  };
  const actions = (row: ListRow<User>) => {
    if ('item' in row && !mayManage(actor.role, row.item)) {
      return <Locked reason={row.item.adminKey === undefined ? texts.locked : texts.lockedAdmin} />;
    }
    const name = 'item' in row ? fullName(row.item) : row.id;
    const student = 'item' in row && (
      <Button
        className="more small"
        data-first
        aria-label={texts.studentOf(name)}
        onClick={() => openStudent(row.item)}
      >
        {texts.student}
      </Button>
    );
    const remove = () => ask({ text: confirming.toTrash(name), onYes: () => removeUser(actor.uid, row.id) });
    return (
      <>
        {student}
        {!actor.courses && <RowActions title={name} onRemove={remove} />}
      </>
    );
  };
  return (
    <ListOrPart actor={actor} parts={parts} open={part} onOpen={$userPart.set}>
      {(buttons) => (
        <PageSection>
          <h1>{texts.title}</h1>
          <div className="row">{buttons}</div>
          <List
            store={userList}
            label={texts.title}
            searchLabel={people.search}
            sortNames={people.sorts}
            render={render}
            actions={actions}
          />
          <GrantForm uid={actor.uid} />
        </PageSection>
      )}
    </ListOrPart>
  );
}

/** Grants a course to the user chosen in the list; visible wherever the list is scrolled to (PANEL-7), on a phone as one line. */
function GrantForm({ uid }: { uid: string }) {
  const chosen = useStore($chosen);
  const [last] = useState(() => lastChosen(uid));
  const { button, folded } = useFold(texts.grantTitle);
  return (
    <section className="grant" aria-label={texts.grantTitle} {...folded}>
      <Form store={grantForm} submit={texts.grant} sending={texts.granting} keeps>
        <p className="grant-user" role="status">
          <span className="label">{texts.user}</span>
          {chosen ? <b>{fullName(chosen)}</b> : <span className="soft">{texts.nobody}</span>}
        </p>
        {button}
        <CourseSelect
          name="group"
          defaultValue={last.course}
          hint={last.course ? courseSelect.lastTime : undefined}
        />
        <DayField
          label={texts.lastDay}
          name="day"
          defaultValue={last.day}
          hint={last.day ? texts.lastTime : texts.lastDayHint}
        />
      </Form>
    </section>
  );
}

/** A user's certificates, loaded and read when they are unfolded (LEARN-8). */
function UserCertificates({ actor, user }: TabProps & { user: User }) {
  const [isOpened, setOpened] = useState(false);
  return (
    <details
      className="unfolds"
      onToggle={({ currentTarget }) => {
        if (currentTarget.open) setOpened(true);
      }}
    >
      <summary className="small" aria-label={studentCertificates.of(fullName(user))}>
        {studentCertificates.title}
      </summary>
      {isOpened && (
        <LazyPart load={ofUsers.certificates} waiting={studentCertificates.loading} given={{ actor, user }} />
      )}
    </details>
  );
}
