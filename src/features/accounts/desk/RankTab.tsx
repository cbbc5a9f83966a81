import { useStore } from '@nanostores/react';
import { fullName, hasKeyOf, type User } from '#domain/accounts/user.ts';
import { rankTab as texts } from '#messages/panel/people.ts';
import { people } from '#messages/panel/person.ts';
import { $changing, $teacherKey, appoint, dismiss, rankList } from '#stores/panel/teachers.ts';
import type { TabProps } from '../LazyPart.tsx';
import { badgeOf, PersonDetails, PersonName } from '../Person.tsx';
import { Locked, RowButton } from '../RowActions.tsx';
import { StaffTab } from '../StaffTab.tsx';

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
      render={(user) => (
        <>
          <PersonName user={user} badge={isOld(user) ? texts.oldKey : badgeOf(user)} />
          <PersonDetails user={user} />
        </>
      )}
      actions={(user) => user.adminKey === undefined && actions(user)}
    />
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
