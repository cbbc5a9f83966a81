import { useStore } from '@nanostores/react';
import { useEffect } from 'react';
import { Form } from '#core/forms/Form.tsx';
import { formStore } from '#core/forms/form-store.ts';
import { CheckField } from '#core/forms/Labelled.tsx';
import { endsWithSession } from '#core/session/session-state.ts';
import { PageSection } from '#core/views/PageSection.tsx';
import { type BellKind, bellKinds } from './notice.ts';
import { $mutedKinds, switchOff, watchBell } from './store.ts';
import { bellSettings as texts } from './texts.ts';

/** A box that is not ticked sends no value. */
const kindsForm = endsWithSession(
  formStore<BellKind>({
    async send(typed) {
      // What is switched off is not known yet.
      if ($mutedKinds.get() === null) return { message: texts.unknown };
      await switchOff(bellKinds.filter((kind) => !(kind in typed)));
      return { done: texts.done };
    },
  }),
);

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
            <CheckField
              key={kind}
              name={kind}
              defaultChecked={!muted?.includes(kind)}
              disabled={muted === null}
            >
              {texts.kinds[kind]}
            </CheckField>
          ))}
        </fieldset>
      </Form>
    </PageSection>
  );
}
