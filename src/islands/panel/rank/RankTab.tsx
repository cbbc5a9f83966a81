import { useStore } from '@nanostores/react';
import { fullName, hasKeyOf, type User } from '#domain/accounts/user.ts';
import type { ListRow } from '#domain/panel/list-query.ts';
import { Button } from '#islands/shared/Button.tsx';
import { PageSection } from '#islands/shared/PageSection.tsx';
import { people, rankTab as texts } from '#messages/panel/people.ts';
import { $changing, $teacherKey, appoint, dismiss, rankList } from '#stores/panel/teachers.ts';
import { ask } from '../ask.ts';
import type { TabProps } from '../LazyPart.tsx';
import { Lead } from '../Lead.tsx';
import { List } from '../List.tsx';
import { badgeOf, PersonDetails, PersonName } from '../Person.tsx';
import { Locked } from '../RowActions.tsx';

/** PANEL-8: the teachers. An admin's record has no buttons, because no browser may change it. */
export default function RankTab({ actor }: TabProps) {
  const teacherKey = useStore($teacherKey);
  const isOld = (user: User) =>
    hasKeyOf(user, 'teacher') && teacherKey !== null && user.userKey !== teacherKey;
  const actions = (row: ListRow<User>) => {
    if (!('item' in row) || row.item.adminKey !== undefined) return null;
    const user = row.item;
    return (
      <>
        {(!hasKeyOf(user, 'teacher') || isOld(user)) &&
          (user.verified ? <Appoint user={user} by={actor.uid} /> : <Locked reason={texts.unverified} />)}
        {user.userKey !== undefined && (
          <button
            className="more danger"
            type="button"
            aria-label={texts.removeLabel(fullName(user))}
            onClick={() =>
              ask({
                text: texts.removeText(fullName(user)),
                yes: texts.removeYes,
                no: texts.removeNo,
                onYes: () => dismiss(actor.uid, user),
              })
            }
          >
            {texts.remove}
          </button>
        )}
      </>
    );
  };
  return (
    <PageSection>
      <h1>{texts.title}</h1>
      <Lead text={texts.lead} />
      <List
        store={rankList}
        label={texts.title}
        empty={() => texts.empty}
        searchLabel={people.search}
        orderNames={texts.orders}
        render={(user) => (
          <>
            <PersonName user={user} badge={isOld(user) ? texts.oldKey : badgeOf(user)} />
            <PersonDetails user={user} />
          </>
        )}
        actions={actions}
      />
    </PageSection>
  );
}

function Appoint({ user, by }: { user: User; by: string }) {
  const changing = useStore($changing);
  const isChanging = changing === user.id;
  return (
    <Button
      className="button quiet"
      aria-label={texts.assignLabel(fullName(user))}
      busy={isChanging}
      off={changing !== null}
      onClick={() =>
        ask({
          text: texts.assignText(fullName(user), user.email),
          yes: texts.assignYes,
          onYes: () => appoint(by, user),
        })
      }
    >
      {isChanging ? texts.assigning : texts.assign}
    </Button>
  );
}
