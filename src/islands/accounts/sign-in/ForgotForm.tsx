import { Form } from '#islands/shared/Form.tsx';
import { Icon } from '#islands/shared/Icon.tsx';
import { forgot as texts } from '#messages/accounts/accounts.ts';
import { resetForm } from '#stores/accounts/sign-in.ts';
import { LoginField } from './LoginField.tsx';

interface Props {
  email: string;
  onEmail(email: string): void;
  onBack(): void;
}

/** SIGNIN-3. */
export function ForgotForm({ email, onEmail, onBack }: Props) {
  return (
    <div className="section-body" data-view="forgot">
      <h2>{texts.title}</h2>
      <p>{texts.lead}</p>
      <Form
        store={resetForm}
        submit={texts.submit}
        sending={texts.sending}
        afterSuccess={<p className="hint">{texts.successHint}</p>}
        beside={
          <button className="more plain" type="button" onClick={onBack}>
            <Icon name="left" /> {texts.back}
          </button>
        }
      >
        <LoginField label={texts.email} email={email} onEmail={onEmail} />
      </Form>
    </div>
  );
}
