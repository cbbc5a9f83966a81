import { type ComponentProps, type InputEvent, type ReactNode, type RefObject, useId, useState } from 'react';
import { Icon } from '#core/views/Icon.tsx';
import { useFieldFailure } from './form-failure.ts';
import { textLength } from './text-length-texts.ts';

/** The props of every kind of field besides its control. */
interface LabelProps {
  label: string;
  name: string;
  hint?: string | undefined;
  /** Follows the label: «optional». */
  remark?: string | undefined;
  /** What is wrong with the current value; the form's own failure is shown instead if there is one. */
  problem?: string | null | undefined;
  /** Shown below the field while there is no error. */
  status?: ReactNode;
  /** Below the control: how many letters are left. */
  counter?: ReactNode;
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
export function Labelled({ label, name, hint, remark, problem, status, counter, button, control }: Props) {
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
      {counter}
      {error && <FieldError id={`${id}-error`} message={error} />}
      {status !== undefined && <div role="status">{!error && status}</div>}
      {hint && (
        <p className="hint" id={`${id}-hint`}>
          {hint}
        </p>
      )}
    </div>
  );
}

/** What is wrong with a field. @param props.id of the message, which describes the control. */
export const FieldError = ({ id, message }: { id: string; message: string }) => (
  <p className="error" role="alert" id={id}>
    <Icon name="warn" />
    {message}
  </p>
);

export interface FieldProps extends Omit<ComponentProps<'input'>, 'name' | 'id'>, LabelProps {}

/** A single-line input with its label. */
export function Field(props: FieldProps) {
  const { label, name, hint, remark, problem, status, button, className = 'input', ...input } = props;
  return (
    <Labelled
      {...{ label, name, hint, remark, problem, status, button }}
      control={(own) => <input {...input} {...own} className={className} />}
    />
  );
}

/** A field for an e-mail address, validated by the browser. */
export function EmailField(props: FieldProps) {
  return <Field type="email" autoComplete="email" required onInput={dropUnseen} {...props} />;
}

/** A pasted e-mail or username may have signs that nobody sees: the browser would refuse it, and nobody could find why. */
export function dropUnseen({ currentTarget: input }: InputEvent<HTMLInputElement>): void {
  const seen = input.value.replace(/\p{Default_Ignorable_Code_Point}/gu, '');
  if (seen !== input.value) input.value = seen;
}

interface SelectProps extends Omit<ComponentProps<'select'>, 'name' | 'id'>, LabelProps {}

/** A select field with its label. */
export function SelectField({ label, name, hint, remark, problem, ...select }: SelectProps) {
  return (
    <Labelled
      {...{ label, name, hint, remark, problem }}
      control={(own) => <select {...select} {...own} className="input" />}
    />
  );
}

interface TextAreaProps extends Omit<ComponentProps<'textarea'>, 'name' | 'id' | 'ref'>, LabelProps {
  ref?: RefObject<HTMLTextAreaElement | null>;
}

/** So few letters are left that a screen reader says it. */
const fewLetters = 100;

/**
 * A multi-line field with its label. A text that is longer than `maxLength` stays and is not sent: the browser would cut
 * what is pasted without a word.
 */
export function TextArea({ label, name, hint, remark, problem, maxLength, ref, ...area }: TextAreaProps) {
  const { value, defaultValue, onInput } = area;
  const [typed, setTyped] = useState(defaultValue);
  const { length } = String(value ?? typed ?? '');
  const left = maxLength === undefined ? null : maxLength - length;
  const long = left !== null && left < 0 ? textLength.tooLong(length, length + left) : '';
  return (
    <Labelled
      {...{ label, name, hint, remark }}
      problem={long || problem}
      counter={
        left !== null &&
        left >= 0 &&
        length > 0 && (
          <p className="hint" role={left <= fewLetters ? 'status' : undefined}>
            {textLength.left(left)}
          </p>
        )
      }
      control={(own) => (
        <textarea
          {...area}
          {...own}
          className="input"
          ref={(field) => {
            field?.setCustomValidity(long);
            if (ref) ref.current = field;
          }}
          onInput={(event) => {
            setTyped(event.currentTarget.value);
            onInput?.(event);
          }}
        />
      )}
    />
  );
}
