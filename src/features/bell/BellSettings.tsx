import { useStore } from '@nanostores/react';
import { useEffect } from 'react';
import { bellKinds } from '#domain/notices/notice.ts';
import { Form } from '#islands/shared/Form.tsx';
import { PageSection } from '#islands/shared/PageSection.tsx';
import { bellSettings as texts } from '#messages/notices/bell.ts';
import { $off, watchBell } from '#stores/notices/bell.ts';
import { kindsForm } from '#stores/notices/kinds.ts';

/** TELL-2: which kinds the bell has. */
export function BellSettings() {
  const off = useStore($off);
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
                defaultChecked={!off?.includes(kind)}
                disabled={off === null}
              />
              {texts.kinds[kind]}
            </label>
          ))}
        </fieldset>
      </Form>
    </PageSection>
  );
}
