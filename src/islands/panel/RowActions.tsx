import { Icon } from '#islands/shared/Icon.tsx';
import { lists as texts } from '#messages/panel/panel.ts';
import { copyText } from '#stores/shared/copy-text.ts';

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

interface CopyProps {
  /** The address on this site. */
  path: string;
  label: string;
  texts: { copy: string; copied: string; notCopied: string };
}

/** Copies a link. */
export function CopyLink({ path, label, texts: own }: CopyProps) {
  const copy = () => copyText(new URL(path, location.href).href, own);
  return (
    <button className="more" type="button" aria-label={label} onClick={copy}>
      {own.copy}
    </button>
  );
}
