import { useEffect } from 'react';
import type { OwnAccount } from '#islands/accounts/OwnPage.tsx';
import { Form } from '#islands/shared/Form.tsx';
import { Icon } from '#islands/shared/Icon.tsx';
import { settings } from '#messages/accounts/accounts.ts';
import { verificationForm, verifiedForm, watchVerification } from '#stores/accounts/verification.ts';

const texts = settings.email;

/** USER-2. When the user opens the link in the e-mail, this page shows it without a reload. */
export function EmailSettings({ account, record }: OwnAccount) {
  useEffect(() => watchVerification(), []);
  return (
    <>
      <div className={`note ${account.emailVerified ? 'good' : 'warn'}`} role="status">
        <Icon name={account.emailVerified ? 'check' : 'warn'} />
        <p translate="no">
          {account.emailVerified ? texts.verified(record.email) : texts.unverified(record.email)}
        </p>
      </div>
      {!account.emailVerified && (
        <div className="row top">
          <Form store={verificationForm} submit={texts.send} sending={texts.sending} />
          <Form store={verifiedForm} submit={texts.check} sending={texts.checking} quiet />
        </div>
      )}
    </>
  );
}
