import type { KeyboardEvent } from 'react';
import {
  type ComponentProps,
  createContext,
  type InputEvent,
  type ReactNode,
  type RefObject,
  useContext,
  useId,
  useState,
} from 'react';
import { Icon } from '#core/views/Icon.tsx';
import { textLength } from './text-length-texts.ts';

interface Failure {
  message: string;
  field?: string | undefined;
}

export const FormFailure = createContext<Failure | null>(null);

export function useFieldFailure(name: string): string | null {
  const failure = useContext(FormFailure);
  return failure?.field === name ? failure.message : null;
}

interface LabelProps {
  label: string;
  name: string;
  hint?: string | undefined;
  remark?: string | undefined;
  problem?: string | null | undefined;
  status?: ReactNode;
  counter?: ReactNode;
  button?: ReactNode;
}

interface ControlProps {
  id: string;
  name: string;
  'aria-invalid': true | undefined;
  'aria-describedby': string | undefined;
}

interface Props extends LabelProps {
  control(own: ControlProps): ReactNode;
}

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

export const FieldError = ({ id, message }: { id: string; message: string }) => (
  <p className="error" role="alert" id={id}>
    <Icon name="warn" />
    {message}
  </p>
);

export interface FieldProps extends Omit<ComponentProps<'input'>, 'name' | 'id'>, LabelProps {}

export function Field(props: FieldProps) {
  const { label, name, hint, remark, problem, status, button, className = 'input', ...input } = props;
  return (
    <Labelled
      {...{ label, name, hint, remark, problem, status, button }}
      control={(own) => <input {...input} {...own} className={className} />}
    />
  );
}

export function EmailField(props: FieldProps) {
  return <Field type="email" autoComplete="email" required onInput={dropUnseen} {...props} />;
}

/** The browser would refuse a pasted value with unseen signs, and nobody could find why. */
export function dropUnseen({ currentTarget: input }: InputEvent<HTMLInputElement>): void {
  const seen = input.value.replace(/\p{Default_Ignorable_Code_Point}/gu, '');
  if (seen !== input.value) input.value = seen;
}

export const CheckField = ({ children, ...input }: ComponentProps<'input'>) => (
  <label className="check">
    <input type="checkbox" {...input} />
    {children}
  </label>
);

interface SelectProps extends Omit<ComponentProps<'select'>, 'name' | 'id'>, LabelProps {}

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

const fewLetters = 100; // so few are left that a screen reader says it

/** A text that is too long stays and is not sent: `maxLength` would cut what is pasted without a word. */
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

export function sendByKey(event: KeyboardEvent<HTMLTextAreaElement | HTMLFormElement>): void {
  if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
  event.preventDefault();
  const { currentTarget: field } = event;
  (field instanceof HTMLFormElement ? field : field.form)?.requestSubmit();
}

interface FileProps extends ComponentProps<'input'> {
  text: string;
  /** With `onChange` in its place the field keeps the file. */
  onChoose?(file: File): void;
}

export const FileButton = ({ text, onChoose, ...input }: FileProps) => (
  <label className="button quiet pick">
    <input
      className="vh"
      type="file"
      onChange={({ target }) => {
        const [file] = target.files ?? [];
        if (file) onChoose?.(file);
        // The same file can be chosen again.
        target.value = '';
      }}
      {...input}
    />
    {text}
  </label>
);
