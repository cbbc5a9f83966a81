import type { ReactNode } from 'react';
import { Icon } from './Icon.tsx';

/** An error of a whole form, above its button; the form moves the focus to it. */
export function FormError({ message, children }: { message: string; children?: ReactNode }) {
  return (
    <div className="failure">
      <p className="error" role="alert" tabIndex={-1} data-failure>
        <Icon name="warn" />
        {message}
      </p>
      {children}
    </div>
  );
}
