import { Field, type FieldProps } from './Field.tsx';

/** An e-mail address that the browser itself checks. */
export function EmailField(props: FieldProps) {
  return <Field type="email" autoComplete="email" required {...props} />;
}
