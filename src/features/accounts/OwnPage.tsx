import { useStore } from '@nanostores/react';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { signInFrom, signUpFrom } from '#core/addresses/return-path.ts';
import { onDevice } from '#core/device/device-storage.ts';
import { draftsOf } from '#core/device/page-storage-keys.ts';
import { countUnsaved, isSigningOut } from '#core/device/unsaved.ts';
import { $profile, $unsavedNames, loadProfile, type Profile, watchProfile } from '#core/session/profile.ts';
import type { User } from '#core/session/user.ts';
import { Icon } from '#core/views/Icon.tsx';
import { FailedNote, Loading } from '#core/views/LoadStatus.tsx';
import { PageSection } from '#core/views/PageSection.tsx';
import { ownPage as texts } from './own-page-texts.ts';

export interface OwnAccount {
  account: Extract<Profile, { state: 'ready' }>['account'];
  record: User;
}

interface Props {
  title: string;
  /** What stands in the margin until the page is ready: as high as what comes, because on a phone it is above the rest. */
  aside?: ReactNode;
  /** What a guest signs in for, when it is more than the page. */
  why?(): string | null;
  children(own: OwnAccount): ReactNode;
}

/** A page about the signed-in user. A guest is asked to sign in first and then returns to it (USER-1). */
export function OwnPage({ title, aside, why, children }: Props) {
  const profile = useStore($profile);
  useEffect(() => watchProfile(), []);
  const uid = useRef('');
  useEffect(() => {
    if (profile.state === 'ready') uid.current = profile.account.uid;
  }, [profile]);
  const isReady = profile.state === 'ready';
  useEffect(() => {
    // The browser has looked for the part that the address names before it was there.
    if (isReady) document.getElementById(location.hash.slice(1))?.scrollIntoView();
  }, [isReady]);
  if (profile.state === 'ready') return children(profile);
  return (
    <PageSection aside={aside}>
      <h1>{title}</h1>
      {profile.state === 'loading' && (
        <div className="account-waiting" aria-busy="true">
          <Loading text={texts.loading} />
        </div>
      )}
      {profile.state === 'guest' && <SignInFirst lost={profile.lost} uid={uid.current} why={why?.()} />}
      {profile.state === 'failed' && <FailedNote message={profile.message} retry={loadProfile} />}
    </PageSection>
  );
}

interface SignInFirstProps {
  lost: Extract<Profile, { state: 'guest' }>['lost'];
  uid: string; // the user whose session has ended; '' when nobody was here
  why: string | null | undefined;
}

/** Also replaces a page on which the session has ended: it says so, and where what was typed is. Who was typing far down is led to it. */
function SignInFirst({ lost, uid, why }: SignInFirstProps) {
  const here = location.pathname + location.search;
  const hasNames = useStore($unsavedNames) !== null;
  // Whoever signs out has agreed to discard them.
  const [hasDrafts] = useState(() => uid !== '' && !isSigningOut() && countUnsaved(uid) > 0);
  const isUnkept = hasNames || onDevice.hasUnkept(draftsOf(uid));
  const note = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (lost && document.activeElement === document.body) note.current?.focus();
    if (lost) note.current?.scrollIntoView({ block: 'nearest' });
  }, [lost]);
  return (
    <div className="note" role={lost && 'alert'} ref={note} tabIndex={-1}>
      <Icon name="user" />
      {lost && <p>{texts.lost[lost]}</p>}
      <p>{why ?? texts.signInFirst}</p>
      {lost === 'session' && isUnkept && <p>{texts.unsavedKept}</p>}
      {lost === 'session' && !isUnkept && hasDrafts && <p>{texts.draftsKept}</p>}
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
