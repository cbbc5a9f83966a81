import { type ReactNode, useId, useState } from 'react';
import { Icon } from '#core/views/Icon.tsx';
import { panel as texts } from './texts.ts';

interface Props {
  text: string;
  children?: ReactNode;
}

export function Lead({ text, children }: Props) {
  const { button, folded } = useFold(texts.help);
  return (
    <>
      <div className="folds">
        {children}
        {button}
      </div>
      <p className="lede" {...folded}>
        {text}
      </p>
    </>
  );
}

/** Folds a part on a phone, so that a list begins high on its small screen. @param bare the button shows the icon alone. */
export function useFold(label: string, bare = false) {
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  const button = (
    <button
      className="fold-button"
      type="button"
      aria-expanded={isOpen}
      aria-controls={id}
      aria-label={bare ? label : undefined}
      onClick={() => setOpen(!isOpen)}
    >
      {!bare && label} <Icon name="down" />
    </button>
  );
  return { button, folded: { id, 'data-folded': isOpen ? undefined : '' }, setOpen };
}
