import { useEffect, useRef } from 'react';

interface Props {
  name: string;
  value: string;
}

/** A value without a field of its own. A change fires an `input` event, so that the form notices it. */
export function HiddenField({ name, value }: Props) {
  const field = useRef<HTMLInputElement>(null);
  const before = useRef(value);
  useEffect(() => {
    if (before.current === value) return;
    before.current = value;
    field.current?.dispatchEvent(new Event('input', { bubbles: true }));
  }, [value]);
  return <input type="hidden" name={name} value={value} ref={field} readOnly />;
}
