import { useStore } from '@nanostores/react';
import type { Trashed } from '#domain/panel/trash.ts';
import { dateAndTime } from '#domain/shared/dates.ts';
import { Icon } from '#islands/shared/Icon.tsx';
import { trashTab as texts } from '#messages/panel/people.ts';
import { $documentNames, nameKey } from '#stores/panel/resolve-names.ts';

interface Props {
  item: Trashed;
  mayRestoreUsers: boolean;
}

/** What was deleted, by whom and when, and why it can't be restored if it can't. */
export function TrashDetails({ item, mayRestoreUsers }: Props) {
  const name = useStore($documentNames)[nameKey({ collection: 'users', target: item.by })];
  const obstacle = obstacleOf(item, mayRestoreUsers);
  return (
    <>
      <span className="person">
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
