import { type InputEvent, useState } from 'react';
import { NamePair } from '#islands/accounts/NamePair.tsx';
import type { OwnAccount } from '#islands/accounts/OwnPage.tsx';
import { Form } from '#islands/shared/Form.tsx';
import { MobileField } from '#islands/shared/MobileField.tsx';
import { settings, signUp } from '#messages/accounts/accounts.ts';
import { noteTyped, profileForm } from '#stores/accounts/profile-form.ts';
import { $unsaved } from '#stores/accounts/unsaved-names.ts';

const texts = settings.personal;

export function PersonalSettings({ record }: Pick<OwnAccount, 'record'>) {
  // If the same user is signed in again, the values typed before the session ended.
  const [from] = useState(() => {
    const unsaved = $unsaved.get();
    return unsaved?.uid === record.id ? unsaved.names : record;
  });
  const note = ({ currentTarget }: InputEvent<HTMLElement>) => {
    const form = currentTarget.querySelector('form');
    if (!form) return;
    const entries = new FormData(form);
    const typed = (name: string) => String(entries.get(name) ?? '');
    noteTyped(record, { name: typed('name'), surname: typed('surname'), mobile: typed('mobile') });
  };
  return (
    <div onInput={note}>
      <Form store={profileForm} submit={texts.save} sending={texts.saving}>
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
