import { EmailField } from '#islands/shared/EmailField.tsx';

interface Props {
  label: string;
  email: string;
  onEmail(email: string): void;
}

/** The e-mail to sign in with. Both views of the form share its value. */
export function LoginField({ label, email, onEmail }: Props) {
  return (
    <EmailField
      label={label}
      name="email"
      autoComplete="username"
      value={email}
      onChange={(event) => onEmail(event.currentTarget.value)}
    />
  );
}
