import { routes } from '#domain/shared/routes.ts';
import { Form } from '#islands/shared/Form.tsx';
import { Icon } from '#islands/shared/Icon.tsx';
import { PageSection } from '#islands/shared/PageSection.tsx';
import { PasswordField } from '#islands/shared/PasswordField.tsx';
import { panel } from '#messages/panel/panel.ts';
import { gateForm } from '#stores/panel/gate.ts';

const texts = panel.gate;

/** The password form before the panel. */
export function Gate() {
  return (
    <PageSection aside={panel.title}>
      <h1>{texts.title}</h1>
      <p className="lede">{texts.lead}</p>
      <Form store={gateForm} submit={texts.submit} sending={texts.checking}>
        <PasswordField label={texts.password} name="password" autoComplete="off" />
      </Form>
    </PageSection>
  );
}

/** A user without a role gets no form. */
export function NoAccess() {
  return (
    <PageSection aside={panel.title}>
      <h1>{texts.title}</h1>
      <div className="note warn">
        <Icon name="lock" />
        <p>{texts.noRole}</p>
        <p>
          <a className="more" href={routes.home}>
            {texts.home}
          </a>
        </p>
      </div>
    </PageSection>
  );
}
