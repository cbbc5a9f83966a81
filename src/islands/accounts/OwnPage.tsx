import { useStore } from '@nanostores/react';
import { type ReactNode, useEffect } from 'react';
import type { User } from '#domain/accounts/user.ts';
import { signInFrom, signUpFrom } from '#domain/shared/return-path.ts';
import { Icon } from '#islands/shared/Icon.tsx';
import { PageSection } from '#islands/shared/PageSection.tsx';
import { ownPage as texts } from '#messages/accounts/own-page.ts';
import { states } from '#messages/shared/states.ts';
import { $profile, loadProfile, type Profile, watchProfile } from '#stores/accounts/profile.ts';
import { $unsaved } from '#stores/accounts/unsaved-names.ts';

export interface OwnAccount {
  account: Extract<Profile, { state: 'ready' }>['account'];
  record: User;
}

interface Props {
  title: string;
  /** What stands in the margin until the page is ready: as high as what comes, because on a phone it is above the rest. */
  aside?: ReactNode;
  children(own: OwnAccount): ReactNode;
}

/** A page about the signed-in user. A guest is asked to sign in first and then returns to it (USER-1). */
export function OwnPage({ title, aside, children }: Props) {
  const profile = useStore($profile);
  useEffect(() => watchProfile(), []);
  if (profile.state === 'ready') return children(profile);
  return (
    <PageSection aside={aside}>
      <h1>{title}</h1>
      {profile.state === 'loading' && (
        <div className="account-waiting" aria-busy="true">
          <p className="loading pending" role="status">
            {texts.loading}
          </p>
        </div>
      )}
      {profile.state === 'guest' && <SignInFirst lost={profile.lost} />}
      {profile.state === 'failed' && (
        <div className="note bad" role="alert">
          <Icon name="warn" />
          <p>{profile.message}</p>
          <p>
            <button className="button quiet" type="button" onClick={loadProfile}>
              {states.retry}
            </button>
          </p>
        </div>
      )}
    </PageSection>
  );
}

interface SignInFirstProps {
  lost: Extract<Profile, { state: 'guest' }>['lost'];
}

/** Also replaces a page on which the session has ended or the account was deleted; then it says so. */
function SignInFirst({ lost }: SignInFirstProps) {
  const here = location.pathname + location.search;
  const isUnsaved = useStore($unsaved) !== null;
  return (
    <div className="note" role={lost && 'alert'}>
      <Icon name="user" />
      {lost && <p>{texts.lost[lost]}</p>}
      <p>{texts.signInFirst}</p>
      {lost === 'session' && isUnsaved && <p>{texts.unsavedKept}</p>}
      <p className="row">
        <a className="button" href={signInFrom(here)}>
          {texts.signIn}
        </a>
        <a className="more" href={signUpFrom(here)}>
          {texts.signUp}
        </a>
      </p>
    </div>
  );
}
