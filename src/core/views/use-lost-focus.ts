import { useEffect, useEffectEvent, useRef } from 'react';

/** A change of `value` took away what had the focus: it goes to the element that `to` finds. */
export function useLostFocus(
  value: unknown,
  to: () => HTMLElement | null | undefined,
  options?: FocusOptions,
): void {
  const shown = useRef(value);
  const take = useEffectEvent(() => {
    if (document.activeElement === document.body) to()?.focus(options);
  });
  useEffect(() => {
    if (value !== shown.current) take();
    shown.current = value;
  }, [value]);
}

/** This part goes with what had the focus: it goes to the element that has come instead. */
export function useFocusAfter(id: string): void {
  useEffect(
    () => () => {
      if (document.activeElement === document.body) document.getElementById(id)?.focus();
    },
    [id],
  );
}
