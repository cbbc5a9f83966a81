import type { TextareaHTMLAttributes } from 'react';
import { Labelled, type LabelProps } from './Labelled.tsx';

interface Props extends Omit<TextareaHTMLAttributes<HTMLTextAreaElement>, 'name' | 'id'>, LabelProps {}

/** A multi-line field with its label. */
export function TextArea({ label, name, hint, remark, ...area }: Props) {
  return (
    <Labelled
      {...{ label, name, hint, remark }}
      control={(own) => <textarea {...area} {...own} className="input" />}
    />
  );
}
