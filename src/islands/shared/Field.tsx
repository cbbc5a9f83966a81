import type { ComponentProps } from 'react';
import { Labelled, type LabelProps } from './Labelled.tsx';

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
