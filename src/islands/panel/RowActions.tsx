import { Icon } from '#islands/shared/Icon.tsx';
import { lists as texts } from '#messages/panel/panel.ts';

interface Props {
  /** The title of the row's document. */
  title: string;
  /** Left out for a malformed document, which can only be deleted. */
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

/** Shows why a row has no actions. */
export function Locked({ reason }: { reason: string }) {
  return (
    <span className="locked" title={reason}>
      <Icon name="lock" />
      <span className="vh">{reason}</span>
    </span>
  );
}
