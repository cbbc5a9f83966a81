import { Icon } from '#islands/shared/Icon.tsx';
import { copying as texts } from '#messages/panel/copying.ts';

interface Props {
  /** The title of the row's document. */
  title: string;
  /** Its page on the site. */
  address: string;
  /** Only staff see it so far. */
  isPlanned: boolean;
  onCopy(): void;
}

/** «Saytda bax» and the copy of a row that can be read (PANEL-15). */
export function ContentActions({ title, address, isPlanned, onCopy }: Props) {
  const view = (isPlanned ? texts.viewPlanned : texts.view)(title);
  return (
    <>
      <a className="icon-button" href={address} aria-label={view} title={view}>
        <Icon name="show" />
      </a>
      <button className="icon-button" type="button" aria-label={texts.copy(title)} onClick={onCopy}>
        <CopyIcon />
      </button>
    </>
  );
}

/** Drawn here, because every page that shows an icon has the whole set. */
const CopyIcon = () => (
  <svg className="icon" viewBox="0 0 24 24" aria-hidden="true">
    <path d="M9 9h11v11H9zM15 9V4H4v11h5" />
  </svg>
);
