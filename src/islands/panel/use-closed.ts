import { useEffect, useRef } from 'react';

/** Runs after what was open has been closed: then the focus can return to where it was. */
export function useClosed(isOpen: boolean, closed: () => void): void {
  const was = useRef(isOpen);
  useEffect(() => {
    if (was.current && !isOpen) closed();
    was.current = isOpen;
  });
}
