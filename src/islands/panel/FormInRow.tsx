import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useLostFocus } from '#islands/shared/use-lost-focus.ts';

interface Props {
  isOpen: boolean;
  /** Finds the row's button that opens the form: it has the focus again when the form is closed. */
  opener: string;
  /** What stands above the form, open or not. */
  above?: ReactNode;
  /** Renders the form. @param isNew it was opened now, not with its row: then it takes the focus. */
  children(isNew: boolean): ReactNode;
}

/** A form in a row of a list. */
export function FormInRow({ isOpen, opener, above, children }: Props) {
  /** A row that comes back with the list, and with what was being typed, does not take the focus. */
  const [wasOpen, setWasOpen] = useState(isOpen);
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!isOpen) setWasOpen(false);
  }, [isOpen]);
  useLostFocus(isOpen, () => place.current?.closest('li')?.querySelector<HTMLElement>(opener));
  return (
    <div className="message-about" ref={place}>
      {above}
      {isOpen && children(!wasOpen)}
    </div>
  );
}
