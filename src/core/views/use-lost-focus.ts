import { useEffect, useEffectEvent, useRef } from 'react';

/** After a change of `value` that took away what had the focus, it goes to the element that `to` finds. */
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

/** When this part is taken away with what had the focus, it goes to the element with this id, which has come instead. */
export function useFocusAfter(id: string): void {
  useEffect(
    () => () => {
      if (document.activeElement === document.body) document.getElementById(id)?.focus();
    },
    [id],
  );
}
