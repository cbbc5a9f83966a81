import { type ReactNode, useId, useState } from 'react';
import { panel as texts } from '#messages/panel/panel.ts';
import { FoldButton } from './FoldButton.tsx';

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
