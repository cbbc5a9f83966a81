import { useStore } from '@nanostores/react';
import { useEffect } from 'react';
import { Form } from '#core/forms/Form.tsx';
import { PageSection } from '#core/views/PageSection.tsx';
import { kindsForm } from './kinds.ts';
import { bellKinds } from './notice.ts';
import { $mutedKinds, watchBell } from './store.ts';
import { bellSettings as texts } from './texts.ts';

/** TELL-2: which kinds the bell has. */
export function BellSettings() {
  const muted = useStore($mutedKinds);
  useEffect(watchBell, []);
  return (
    <PageSection>
      <h2 className="lesser" id="bell">
        {texts.title}
      </h2>
      <p>{texts.lead}</p>
      {/* Until the account has said it, an unticked box would be a guess. What is saved is what the boxes begin with: filled anew
          they would lose the focus. */}
      <Form store={kindsForm} submit={texts.submit} sending={texts.sending} emptied quiet>
        <fieldset aria-label={texts.title}>
          {bellKinds.map((kind) => (
            <label className="check" key={kind}>
              <input
                type="checkbox"
                name={kind}
                defaultChecked={!muted?.includes(kind)}
                disabled={muted === null}
              />
              {texts.kinds[kind]}
            </label>
          ))}
        </fieldset>
      </Form>
    </PageSection>
  );
}
