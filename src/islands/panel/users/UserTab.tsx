import { useStore } from '@nanostores/react';
import { useState } from 'react';
import { mayManage } from '#domain/accounts/access.ts';
import { fullName, type User } from '#domain/accounts/user.ts';
import type { ListRow } from '#domain/panel/list-query.ts';
import { guarded } from '#islands/shared/ErrorBoundary.tsx';
import { PageSection } from '#islands/shared/PageSection.tsx';
import { confirming } from '#messages/panel/panel.ts';
import { people, userTab as texts } from '#messages/panel/people.ts';
import { courseTitle } from '#stores/panel/course-titles.ts';
import { $userPart } from '#stores/panel/user-part.ts';
import { $chosen, chooseUser, removeUser, revokeCourse, userList } from '#stores/panel/users.ts';
import { Confirm } from '../Confirm.tsx';
import { List } from '../List.tsx';
import { Locked } from '../Locked.tsx';
import { PersonDetails, PersonName } from '../Person.tsx';
import { RowActions } from '../RowActions.tsx';
import type { TabProps } from '../tab-props.ts';
import { GrantForm } from './GrantForm.tsx';
import { Grants } from './Grants.tsx';
import { UserCertificates } from './UserCertificates.tsx';
import { OpenUserPart, UserTools } from './UserParts.tsx';

type Question = { about: 'user'; id: string; name: string } | { about: 'lesson'; user: User; lesson: string };

/** PANEL-7, PANEL-9, LEARN-8: the users, their lessons and certificates. */
function UserTab({ actor }: TabProps) {
  const [question, setQuestion] = useState<Question | null>(null);
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
          onRevoke={isOpen ? (lesson) => setQuestion({ about: 'lesson', user, lesson }) : undefined}
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
    return <RowActions title={name} onRemove={() => setQuestion({ about: 'user', id: row.id, name })} />;
  };
  return (
    <>
      <OpenUserPart actor={actor} />
      {/* Hidden, not removed, so that the user finds the same place again. */}
      <div hidden={part !== null}>
        <PageSection>
          <h1>{texts.title}</h1>
          <UserTools />
          <List
            store={userList}
            label={texts.title}
            searchLabel={people.search}
            orderNames={people.orders}
            render={render}
            actions={actions}
          />
          <GrantForm />
          {question?.about === 'user' && (
            <Confirm
              text={confirming.toTrash(question.name)}
              onYes={() => removeUser(actor.uid, question.id)}
              onClose={() => setQuestion(null)}
            />
          )}
          {question?.about === 'lesson' && (
            <Confirm
              text={texts.revokeText(courseTitle(question.lesson), fullName(question.user))}
              yes={texts.revokeYes}
              no={texts.revokeNo}
              onYes={() => revokeCourse(actor.uid, question.user, question.lesson)}
              onClose={() => setQuestion(null)}
            />
          )}
        </PageSection>
      </div>
    </>
  );
}

export default guarded(UserTab);
