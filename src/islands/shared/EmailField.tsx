import type { InputEvent } from 'react';
import { Field, type FieldProps } from './Field.tsx';

/** A field for an e-mail address, validated by the browser. */
export function EmailField(props: FieldProps) {
  return <Field type="email" autoComplete="email" required onInput={dropUnseen} {...props} />;
}

/** A pasted e-mail or username may have signs that nobody sees: the browser would refuse it, and nobody could find why. */
export function dropUnseen({ currentTarget: input }: InputEvent<HTMLInputElement>): void {
  const seen = input.value.replace(/\p{Default_Ignorable_Code_Point}/gu, '');
  if (seen !== input.value) input.value = seen;
}
