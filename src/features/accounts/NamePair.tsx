import { Field } from '#core/forms/Labelled.tsx';
import { filledPattern, limits } from '#core/words/limits.ts';
import { signUp as texts } from './texts.ts';

interface Props {
  from?: { name: string; surname: string };
}

/** A user's name and surname (SIGNUP-1, USER-1). */
export function NamePair({ from }: Props) {
  const both = { required: true, maxLength: limits.name, pattern: filledPattern, title: texts.nameFormat };
  return (
    <div className="pair">
      <Field label={texts.name} name="name" autoComplete="given-name" defaultValue={from?.name} {...both} />
      <Field
        label={texts.surname}
        name="surname"
        autoComplete="family-name"
        defaultValue={from?.surname}
        {...both}
      />
    </div>
  );
}
