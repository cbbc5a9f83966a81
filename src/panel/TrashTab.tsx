import { useStore } from '@nanostores/react';
import { may } from '#core/session/access.ts';
import { dateAndTime } from '#core/time/dates.ts';
import { Icon } from '#core/views/Icon.tsx';
import type { TabProps } from './LazyPart.tsx';
import { $documentNames, nameKey } from './log.ts';
import { RowButton } from './RowActions.tsx';
import { StaffTab } from './StaffTab.tsx';
import type { Trashed } from './trash.ts';
import { $moving, purge, restore, trashList } from './trash-store.ts';
import { trashTab as texts } from './trash-texts.ts';

export default function TrashTab({ actor }: TabProps) {
  const mayRestoreUsers = may(actor.role, 'restore-users');
  const actions = (item: Trashed) => {
    const title = item.title || texts.untitled;
    return (
      <>
        {item.isWhole && (item.collection !== 'users' || mayRestoreUsers) && (
          <RowButton
            $busy={$moving}
            id={item.id}
            className="button quiet"
            label={texts.restoreLabel(title)}
            busyText={texts.restoring}
            onPress={() => restore(actor.uid, item)}
          >
            {texts.restore}
          </RowButton>
        )}
        {may(actor.role, 'purge') && (
          <RowButton
            $busy={$moving}
            className="more danger"
            label={texts.purgeLabel(title)}
            question={{
              text: (item.collection === 'users' ? texts.purgeUserText : texts.purgeText)(title),
              yes: texts.purgeYes,
            }}
            onPress={() => purge(actor.uid, item)}
          >
            {texts.purge}
          </RowButton>
        )}
      </>
    );
  };
  return (
    <StaffTab
      texts={actor.courses ? { ...texts, lead: `${texts.lead} ${texts.ownOnly}` } : texts}
      rows={{ list: trashList }}
      render={(item) => <TrashDetails item={item} mayRestoreUsers={mayRestoreUsers} />}
      actions={actions}
    />
  );
}

interface Props {
  item: Trashed;
  mayRestoreUsers: boolean;
}

function TrashDetails({ item, mayRestoreUsers }: Props) {
  const name = useStore($documentNames)[nameKey({ collection: 'users', target: item.by })];
  const obstacle = obstacleOf(item, mayRestoreUsers);
  return (
    <>
      <span className="row person">
        <span className="badge">{texts.kinds[item.collection]}</span>
        <b className="record-title">{item.title || texts.untitled}</b>
      </span>
      <span className="record-facts soft">
        <time dateTime={item.at.toISOString()}>{dateAndTime(item.at)}</time>
        {name !== undefined && <span>{texts.deletedBy(name || item.by)}</span>}
        {obstacle && (
          <span className={item.isWhole ? undefined : 'record-bad'}>
            <Icon name={item.isWhole ? 'lock' : 'warn'} /> {obstacle}
          </span>
        )}
      </span>
    </>
  );
}

function obstacleOf({ isWhole, collection }: Trashed, mayRestoreUsers: boolean): string | null {
  if (!isWhole) return texts.damaged;
  return collection === 'users' && !mayRestoreUsers ? texts.adminsOnly : null;
}
