import { routes } from '#domain/routes.ts';
import { Form } from '#islands/ui/Form.tsx';
import { Icon } from '#islands/ui/Icon.tsx';
import { PasswordField } from '#islands/ui/PasswordField.tsx';
import { Strand } from '#islands/ui/Strand.tsx';
import { panel } from '#messages/panel.ts';
import { gateForm } from '#stores/panel/gate.ts';

const texts = panel.gate;

/** The password form before the panel. */
export function Gate() {
  return (
    <Strand rail={panel.title}>
      <h1>{texts.title}</h1>
      <p className="lede">{texts.lead}</p>
      <Form store={gateForm} submit={texts.submit} sending={texts.checking}>
        <PasswordField
          label={texts.password}
          name="password"
          autoComplete="off"
          show={texts.showPassword}
          hide={texts.hidePassword}
        />
      </Form>
    </Strand>
  );
}

/** A reader without a role has nothing to try here. */
export function Barred() {
  return (
    <Strand rail={panel.title}>
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
    </Strand>
  );
}
