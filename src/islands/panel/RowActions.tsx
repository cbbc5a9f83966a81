import { Icon } from '#islands/shared/Icon.tsx';
import { copying } from '#messages/panel/copying.ts';
import { lists as texts } from '#messages/panel/panel.ts';

interface Props {
  /** The title of the row's document. */
  title: string;
  /** Left out for a malformed document, which can only be deleted. */
  onEdit?: (() => void) | undefined;
  onRemove?: (() => void) | undefined;
  onCopy?: (() => void) | undefined;
  /** Its page on the site, and whether only staff see it so far. */
  view?: { address: string; isPlanned: boolean } | undefined;
}

/** What can be done with a row, at its end. */
export function RowActions({ title, onEdit, onRemove, onCopy, view }: Props) {
  const viewed = view && (view.isPlanned ? copying.viewPlanned : copying.view)(title);
  return (
    <>
      {view && (
        <a className="icon-button" href={view.address} aria-label={viewed} title={viewed}>
          <Icon name="show" />
        </a>
      )}
      {onCopy && (
        <button className="icon-button" type="button" aria-label={copying.copy(title)} onClick={onCopy}>
          <CopyIcon />
        </button>
      )}
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

/** Drawn here, because every page that shows an icon has the whole set. */
const CopyIcon = () => (
  <svg className="icon" viewBox="0 0 24 24" aria-hidden="true">
    <path d="M9 9h11v11H9zM15 9V4H4v11h5" />
  </svg>
);
