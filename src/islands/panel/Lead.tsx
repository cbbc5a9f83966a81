import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { Icon } from '#islands/shared/Icon.tsx';
import { panel as texts } from '#messages/panel/panel.ts';

interface Props {
  /** What a tab or a part of it is for. */
  text: string;
  /** Rendered in the line of the button, such as other buttons of this kind. */
  children?: ReactNode;
}

/** The sentence below a heading; a phone shows it when it is asked for. */
export function Lead({ text, children }: Props) {
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  return (
    <>
      <div className="folds">
        {children}
        <FoldButton label={texts.help} controls={id} isOpen={isOpen} onToggle={() => setOpen(!isOpen)} />
      </div>
      <p className="lede" id={id} data-folded={isOpen ? undefined : ''}>
        {text}
      </p>
    </>
  );
}

interface FoldProps {
  label: string;
  /** Shows the icon alone. */
  bare?: boolean;
  /** The id of what is folded, which has `data-folded` while it is. */
  controls: string;
  isOpen: boolean;
  onToggle(): void;
}

/** Opens what a phone folds, so that a list begins high on its small screen. Larger screens show all, without the button. */
export function FoldButton({ label, bare = false, controls, isOpen, onToggle }: FoldProps) {
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

interface HeadProps {
  title: string;
  /** The words of the way back. */
  back: string;
  onBack(): void;
}

/** The way back to a list, and the heading of what is shown in its place. */
export function PartHead({ title, back, onBack }: HeadProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <>
      <div className="row between form-head">
        <button className="back" type="button" onClick={onBack}>
          <Icon name="left" /> {back}
        </button>
      </div>
      <h1 ref={heading} tabIndex={-1}>
        {title}
      </h1>
    </>
  );
}
