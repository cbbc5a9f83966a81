import type { SelectHTMLAttributes } from 'react';
import { Labelled, type LabelProps } from './Labelled.tsx';

interface Props extends Omit<SelectHTMLAttributes<HTMLSelectElement>, 'name' | 'id'>, LabelProps {}

/** A select field with its label. */
export function SelectField({ label, name, hint, remark, problem, ...select }: Props) {
  return (
    <Labelled
      {...{ label, name, hint, remark, problem }}
      control={(own) => <select {...select} {...own} className="input" />}
    />
  );
}
