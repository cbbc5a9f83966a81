import { useStore } from '@nanostores/react';
import { useState } from 'react';
import { mayManage } from '#domain/access.ts';
import { lessonName } from '#domain/course.ts';
import type { Row } from '#domain/list.ts';
import { fullName, type User } from '#domain/user.ts';
import { guarded } from '#islands/ui/ErrorBoundary.tsx';
import { Strand } from '#islands/ui/Strand.tsx';
import { confirming } from '#messages/panel.ts';
import { people, userTab as texts } from '#messages/panel-people.ts';
import { $chosen, chooseUser, removeUser, revokeLesson, userList } from '#stores/panel/users.ts';
import { Confirm } from '../Confirm.tsx';
import { List } from '../List.tsx';
import { Locked } from '../Locked.tsx';
import { PersonFacts, PersonName } from '../Person.tsx';
import { RowActions } from '../RowActions.tsx';
import type { TabProps } from '../tabs.ts';
import { GrantForm } from './GrantForm.tsx';
import { Lessons } from './Lessons.tsx';

type Question = { about: 'user'; id: string; name: string } | { about: 'lesson'; user: User; lesson: string };

/** PANEL-7, PANEL-9: whom the lessons open to. */
function UserTab({ actor }: TabProps) {
  const [question, setQuestion] = useState<Question | null>(null);
  const chosen = useStore($chosen);
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
        <PersonFacts user={user} />
        <Lessons
          user={user}
          onRevoke={isOpen ? (lesson) => setQuestion({ about: 'lesson', user, lesson }) : undefined}
        />
      </>
    );
  };
  const actions = (row: Row<User>) => {
    if ('item' in row && !mayManage(actor.role, row.item)) {
      return <Locked reason={row.item.adminKey === undefined ? texts.locked : texts.lockedAdmin} />;
    }
    const name = 'item' in row ? fullName(row.item) : row.id;
    return <RowActions title={name} onRemove={() => setQuestion({ about: 'user', id: row.id, name })} />;
  };
  return (
    <Strand>
      <h1>{texts.title}</h1>
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
          text={texts.revokeText(lessonName(question.lesson), fullName(question.user))}
          yes={texts.revokeYes}
          no={texts.revokeNo}
          onYes={() => revokeLesson(actor.uid, question.user, question.lesson)}
          onClose={() => setQuestion(null)}
        />
      )}
    </Strand>
  );
}

export default guarded(UserTab);
