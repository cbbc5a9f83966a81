import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';
import { Form } from '#core/forms/Form.tsx';
import { Icon } from '#core/views/Icon.tsx';
import type { OwnAccount } from './OwnPage.tsx';
import { emailSettings } from './texts.ts';
import { verificationForm, verifiedForm, watchVerification } from './verification.ts';

const texts = emailSettings;

/** USER-2. When the user opens the link in the e-mail, this page shows it without a reload. */
export function EmailSettings({ account, record }: OwnAccount) {
  const note = useRef<HTMLDivElement>(null);
  useEffect(() => watchVerification(), []);
  return (
    <>
      <div
        className={`note ${account.emailVerified ? 'good' : 'warn'}`}
        role="status"
        ref={note}
        tabIndex={-1}
      >
        <Icon name={account.emailVerified ? 'check' : 'warn'} />
        <p translate="no">
          {account.emailVerified ? texts.verified(record.email) : texts.unverified(record.email)}
        </p>
      </div>
      {!account.emailVerified && <Verification note={note} />}
    </>
  );
}

function Verification({ note }: { note: RefObject<HTMLDivElement | null> }) {
  const row = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const { current } = row;
    return () => {
      if (current?.contains(document.activeElement)) note.current?.focus();
    };
  }, [note]);
  return (
    <div className="row top" ref={row}>
      <Form store={verificationForm} submit={texts.send} sending={texts.sending} />
      <Form store={verifiedForm} submit={texts.check} sending={texts.checking} quiet />
    </div>
  );
}
