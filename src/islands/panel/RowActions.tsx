import { Icon } from '#islands/shared/Icon.tsx';
import { lists as texts } from '#messages/panel/panel.ts';

interface Props {
  /** What the row is about. */
  title: string;
  /** Left out for a document that can't be read: it can only be deleted. */
  onEdit?: (() => void) | undefined;
  onRemove?: (() => void) | undefined;
}

/** «Edit» and «delete» at the end of a row. */
export function RowActions({ title, onEdit, onRemove }: Props) {
  return (
    <>
      {onEdit && (
        <button className="icon-button" type="button" aria-label={texts.edit(title)} onClick={onEdit}>
          <Icon name="edit" />
        </button>
      )}
      {onRemove && (
        <button className="icon-button" type="button" aria-label={texts.remove(title)} onClick={onRemove}>
          <Icon name="trash" />
        </button>
      )}
    </>
  );
}
