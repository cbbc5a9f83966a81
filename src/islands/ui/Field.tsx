import { type InputHTMLAttributes, type ReactNode, useId } from 'react';
import { useFieldFailure } from './form-failure.ts';
import { Icon } from './Icon.tsx';

export interface FieldProps extends Omit<InputHTMLAttributes<HTMLInputElement>, 'name' | 'id'> {
  label: string;
  name: string;
  hint?: string;
  /** Stands behind the label: «optional». */
  remark?: string;
  /** What is wrong with what stands in it now; the form's own failure comes first. */
  problem?: string | null;
  /** Said under the field while nothing is wrong. */
  status?: ReactNode;
  /** Beside the input. */
  button?: ReactNode;
}

/** A labelled input with hint, status and error, all of them read out with it. */
export function Field(props: FieldProps) {
  const { label, name, hint, remark, problem, status, button, className = 'input', ...input } = props;
  const id = useId();
  const error = useFieldFailure(name) ?? problem;
  const control = (
    <input
      {...input}
      className={className}
      id={id}
      name={name}
      aria-invalid={error ? true : undefined}
      aria-describedby={[error && `${id}-error`, hint && `${id}-hint`].filter(Boolean).join(' ') || undefined}
    />
  );
  return (
    <div className="field">
      <label htmlFor={id}>
        {label} {remark && <span className="opt">({remark})</span>}
      </label>
      {button ? (
        <div className="with-button">
          {control}
          {button}
        </div>
      ) : (
        control
      )}
      {error && (
        <p className="error" role="alert" id={`${id}-error`}>
          <Icon name="warn" />
          {error}
        </p>
      )}
      {status !== undefined && <div role="status">{!error && status}</div>}
      {hint && (
        <p className="hint" id={`${id}-hint`}>
          {hint}
        </p>
      )}
    </div>
  );
}
