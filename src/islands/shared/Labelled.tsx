import { type ReactNode, useId } from 'react';
import { useFieldFailure } from './form-failure.ts';
import { Icon } from './Icon.tsx';

/** What every kind of field has around its control. */
export interface LabelProps {
  label: string;
  name: string;
  hint?: string | undefined;
  /** Stands behind the label: «optional». */
  remark?: string | undefined;
  /** What is wrong with what stands in it now; the form's own failure comes first. */
  problem?: string | null | undefined;
  /** Said under the field while nothing is wrong. */
  status?: ReactNode;
  /** Beside the control. */
  button?: ReactNode;
}

/** What ties a control to its label, hint and error. */
interface ControlProps {
  id: string;
  name: string;
  'aria-invalid': true | undefined;
  'aria-describedby': string | undefined;
}

interface Props extends LabelProps {
  control(own: ControlProps): ReactNode;
}

/** A control with label, hint, status and error, all of them read out with it. */
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
