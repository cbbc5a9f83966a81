import { mayLeave } from '#domain/accounts/access.ts';
import { leavingName } from '#domain/accounts/leaving.ts';
import type { OwnAccount } from '#islands/accounts/OwnPage.tsx';
import { Form } from '#islands/shared/Form.tsx';
import { Icon } from '#islands/shared/Icon.tsx';
import { PasswordField } from '#islands/shared/PasswordField.tsx';
import { deletion as texts } from '#messages/accounts/own-data.ts';
import { deletionForm } from '#stores/accounts/deletion.ts';

/** USER-6: says what will go, and asks for the password. */
export function AccountDeletion({ account, record }: OwnAccount) {
  if (!mayLeave(record)) return <p>{texts.staff}</p>;
  return (
    <>
      {account.username === leavingName && (
        <div className="note warn" role="status">
          <Icon name="warn" />
          <p>{texts.unfinished}</p>
        </div>
      )}
      <p>{texts.lead}</p>
      <ul>
        {texts.goes.map((thing) => (
          <li key={thing}>{thing}</li>
        ))}
      </ul>
      <p>{texts.stays}</p>
      <Form
        store={deletionForm}
        submit={texts.submit}
        sending={texts.sending}
        afterFailure={<p>{texts.brokenOff}</p>}
        quiet
      >
        <PasswordField label={texts.password} name="password" autoComplete="current-password" />
      </Form>
    </>
  );
}
