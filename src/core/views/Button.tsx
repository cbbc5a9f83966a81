import type { ComponentPropsWithRef } from 'react';

interface ButtonProps extends ComponentPropsWithRef<'button'> {
  busy?: boolean;
  off?: boolean;
}

/** While it waits it keeps the focus, and a press does nothing (READ-7). */
export function Button({
  busy = false,
  off = false,
  className = 'button',
  type = 'button',
  onClick,
  ...rest
}: ButtonProps) {
  const waits = busy || off;
  return (
    <button
      {...rest}
      className={className}
      type={type}
      aria-busy={busy || undefined}
      aria-disabled={waits || undefined}
      onClick={(event) => (waits ? event.preventDefault() : onClick?.(event))}
    />
  );
}
