import { type ReactNode, useEffect, useRef, useState } from 'react';

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
  const seenOpen = useRef(false);
  useEffect(() => {
    if (isOpen) {
      seenOpen.current = true;
      return;
    }
    setWasOpen(false);
    // The field that had the focus is gone.
    if (seenOpen.current && document.activeElement === document.body)
      place.current?.closest('li')?.querySelector<HTMLElement>(opener)?.focus();
  }, [isOpen, opener]);
  return (
    <div className="message-about" ref={place}>
      {above}
      {isOpen && children(!wasOpen)}
    </div>
  );
}
