import { useStore } from '@nanostores/react';
import { fullName, hasKeyOf, type User } from '#core/session/user.ts';
import type { TabProps } from '#panel/LazyPart.tsx';
import { badgeOf, PersonDetails, PersonName } from '#panel/Person.tsx';
import { people } from '#panel/person-texts.ts';
import { Locked, RowButton } from '#panel/RowActions.tsx';
import { StaffTab } from '#panel/StaffTab.tsx';
import { $changing, $teacherKey, appoint, dismiss, rankList } from './teachers.ts';
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
