import { useStore } from '@nanostores/react';
import { dropUnseen, Field } from '#core/forms/Labelled.tsx';
import { usernameInputPattern } from '#core/words/limits.ts';
import { signUp as texts } from './texts.ts';
import { $username, lookUpUsername } from './username.ts';

/** Shows while the visitor types whether the username is free (SIGNUP-2). */
export function UsernameField() {
  const state = useStore($username);
  return (
    <Field
      label={texts.username}
      name="username"
      autoComplete="username"
      autoCapitalize="none"
      spellCheck={false}
      required
      pattern={usernameInputPattern}
      title={texts.usernameHint}
      hint={texts.usernameHint}
      problem={state === 'taken' ? texts.usernameTaken : null}
      status={
        <>
          {state === 'asking' && <p className="hint pending">{texts.usernameChecking}</p>}
          {state === 'free' && <p className="hint fine">{texts.usernameFree}</p>}
        </>
      }
      onInput={(event) => {
        dropUnseen(event);
        lookUpUsername(event.currentTarget.value);
      }}
    />
  );
}
