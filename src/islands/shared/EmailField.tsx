import { Field, type FieldProps } from './Field.tsx';

/** A field for an e-mail address, validated by the browser. */
export function EmailField(props: FieldProps) {
  return <Field type="email" autoComplete="email" required {...props} />;
}
