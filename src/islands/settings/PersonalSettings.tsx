import { type InputEvent, useEffect, useState } from 'react';
import { Form } from '#islands/ui/Form.tsx';
import { MobileField } from '#islands/ui/MobileField.tsx';
import { NamePair } from '#islands/ui/NamePair.tsx';
import type { Own } from '#islands/ui/OwnPage.tsx';
import { settings, signUp } from '#messages/accounts.ts';
import { $unsaved, followUnsaved, namesForm, noteTyped } from '#stores/names.ts';

const texts = settings.personal;

export function PersonalSettings({ record }: Pick<Own, 'record'>) {
  // What was typed before the session ended, when the same user is here again.
  const [from] = useState(() => {
    const unsaved = $unsaved.get();
    return unsaved?.uid === record.id ? unsaved.names : record;
  });
  useEffect(() => followUnsaved(), []);
  const note = ({ currentTarget }: InputEvent<HTMLElement>) => {
    const form = currentTarget.querySelector('form');
    if (!form) return;
    const entries = new FormData(form);
    const typed = (name: string) => String(entries.get(name) ?? '');
    noteTyped(record, { name: typed('name'), surname: typed('surname'), mobile: typed('mobile') });
  };
  return (
    <div onInput={note}>
      <Form store={namesForm} submit={texts.save} sending={texts.saving}>
        <NamePair from={from} />
        <MobileField
          label={texts.mobile}
          name="mobile"
          remark={signUp.optional}
          placeholder={signUp.mobilePlaceholder}
          title={signUp.mobileFormat}
          defaultValue={from.mobile}
        />
      </Form>
    </div>
  );
}
