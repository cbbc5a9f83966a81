import { type ReactNode, useId } from 'react';
import { useFieldFailure } from './form-failure.ts';
import { Icon } from './Icon.tsx';

/** The props of every kind of field besides its control. */
export interface LabelProps {
  label: string;
  name: string;
  hint?: string | undefined;
  /** Follows the label: «optional». */
  remark?: string | undefined;
  /** What is wrong with the current value; the form's own failure is shown instead if there is one. */
  problem?: string | null | undefined;
  /** Shown below the field while there is no error. */
  status?: ReactNode;
  /** Beside the control. */
  button?: ReactNode;
}

/** The attributes that connect a control with its label, hint and error. */
interface ControlProps {
  id: string;
  name: string;
  'aria-invalid': true | undefined;
  'aria-describedby': string | undefined;
}

interface Props extends LabelProps {
  control(own: ControlProps): ReactNode;
}

/** A control with label, hint, status and error, all announced with it. */
export function Labelled({ label, name, hint, remark, problem, status, button, control }: Props) {
  const id = useId();
  const error = useFieldFailure(name) ?? problem;
  const labelled = control({
    id,
    name,
    'aria-invalid': error ? true : undefined,
    'aria-describedby': [error && `${id}-error`, hint && `${id}-hint`].filter(Boolean).join(' ') || undefined,
  });
  return (
    <div className="field">
      <label htmlFor={id}>
        {label} {remark && <span className="opt">({remark})</span>}
      </label>
      {button ? (
        <div className="with-button">
          {labelled}
          {button}
        </div>
      ) : (
        labelled
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
