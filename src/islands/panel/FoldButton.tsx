import { Icon } from '#islands/shared/Icon.tsx';

interface Props {
  label: string;
  /** Shows the icon alone. */
  bare?: boolean;
  /** The id of what is folded, which has `data-folded` while it is. */
  controls: string;
  isOpen: boolean;
  onToggle(): void;
}

/** Opens what a phone folds, so that a list begins high on its small screen. Larger screens show all, without the button. */
export function FoldButton({ label, bare = false, controls, isOpen, onToggle }: Props) {
  return (
    <button
      className="fold-button"
      type="button"
      aria-expanded={isOpen}
      aria-controls={controls}
      aria-label={bare ? label : undefined}
      onClick={onToggle}
    >
      {!bare && label} <Icon name="down" />
    </button>
  );
}
