import { useStore } from '@nanostores/react';
import { may } from '#domain/accounts/access.ts';
import type { ListRow } from '#domain/panel/list-query.ts';
import type { Trashed } from '#domain/panel/trash.ts';
import { dateAndTime } from '#domain/shared/dates.ts';
import { Button } from '#islands/shared/Button.tsx';
import { Icon } from '#islands/shared/Icon.tsx';
import { PageSection } from '#islands/shared/PageSection.tsx';
import { trashTab as texts } from '#messages/panel/people.ts';
import { $documentNames, nameKey } from '#stores/panel/log.ts';
import { $moving, purge, restore, trashList } from '#stores/panel/trash.ts';
import { ask } from '../ask.ts';
import type { TabProps } from '../LazyPart.tsx';
import { Lead } from '../Lead.tsx';
import { List } from '../List.tsx';

/** PANEL-9: deleted documents, to be restored or purged. */
export default function TrashTab({ actor }: TabProps) {
  const moving = useStore($moving);
  const mayRestore = (item: Trashed) =>
    item.isWhole && (item.collection !== 'users' || may(actor.role, 'restore-users'));
  const actions = (row: ListRow<Trashed>) => {
    if (!('item' in row)) return null;
    const { item } = row;
    const title = item.title || texts.untitled;
    const isMoving = moving === item.id;
    return (
      <>
        {mayRestore(item) && (
          <Button
            className="button quiet"
            aria-label={texts.restoreLabel(title)}
            busy={isMoving}
            off={moving !== null}
            onClick={() => restore(actor.uid, item)}
          >
            {isMoving ? texts.restoring : texts.restore}
          </Button>
        )}
        {may(actor.role, 'purge') && (
          <Button
            className="more danger"
            aria-label={texts.purgeLabel(title)}
            off={moving !== null}
            onClick={() =>
              ask({
                text: (item.collection === 'users' ? texts.purgeUserText : texts.purgeText)(title),
                yes: texts.purgeYes,
                onYes: () => purge(actor.uid, item),
              })
            }
          >
            {texts.purge}
          </Button>
        )}
      </>
    );
  };
  return (
    <PageSection>
      <h1>{texts.title}</h1>
      <Lead text={texts.lead} />
      <List
        store={trashList}
        label={texts.title}
        empty={(order) => (order in texts.kinds ? texts.noneOfKind : texts.empty)}
        searchLabel={texts.search}
        orderNames={texts.orders}
        render={(item) => <TrashDetails item={item} mayRestoreUsers={may(actor.role, 'restore-users')} />}
        actions={actions}
      />
    </PageSection>
  );
}

interface Props {
  item: Trashed;
  mayRestoreUsers: boolean;
}

/** What was deleted, by whom and when, and why it can't be restored if it can't. */
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
