import { useStore } from '@nanostores/react';
import { useState } from 'react';
import type { Row } from '#domain/list.ts';
import { fullName, type User } from '#domain/user.ts';
import { guarded } from '#islands/ui/ErrorBoundary.tsx';
import { Strand } from '#islands/ui/Strand.tsx';
import { people, rankTab as texts } from '#messages/panel-people.ts';
import { $changing, appoint, dismiss, rankList } from '#stores/panel/ranks.ts';
import { Confirm } from '../Confirm.tsx';
import { List } from '../List.tsx';
import { PersonFacts, PersonName } from '../Person.tsx';
import type { TabProps } from '../tabs.ts';

/** PANEL-8: who teaches. An admin's record has nothing to press: no browser changes it. */
function RankTab({ actor }: TabProps) {
  const [asked, setAsked] = useState<User | null>(null);
  const changing = useStore($changing);
  const actions = (row: Row<User>) => {
    if (!('item' in row) || row.item.adminKey !== undefined) return null;
    const user = row.item;
    const name = fullName(user);
    const busy = { 'aria-busy': changing === user.id, 'aria-disabled': changing !== null };
    return user.userKey === undefined ? (
      <button
        className="button quiet"
        type="button"
        aria-label={texts.assignLabel(name)}
        onClick={() => appoint(actor.uid, user)}
        {...busy}
      >
        {changing === user.id ? texts.assigning : texts.assign}
      </button>
    ) : (
      <button
        className="button quiet"
        type="button"
        aria-label={texts.removeLabel(name)}
        onClick={() => setAsked(user)}
        {...busy}
      >
        {texts.remove}
      </button>
    );
  };
  return (
    <Strand>
      <h1>{texts.title}</h1>
      <p className="lede">{texts.lead}</p>
      <List
        store={rankList}
        label={texts.title}
        searchLabel={people.search}
        orderNames={texts.orders}
        render={(user) => (
          <>
            <span className="person">
              <PersonName user={user} />
            </span>
            <PersonFacts user={user} />
          </>
        )}
        actions={actions}
      />
      {asked && (
        <Confirm
          text={texts.removeText(fullName(asked))}
          yes={texts.removeYes}
          no={texts.removeNo}
          onYes={() => dismiss(actor.uid, asked)}
          onClose={() => setAsked(null)}
        />
      )}
    </Strand>
  );
}

export default guarded(RankTab);
